import { FormId, FormLinkId, FormTypeId, SubmissionId } from '@wayline/core/areas/forms/form-id';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import { FileId } from '@wayline/core/base/ids';
import { newToken } from '@wayline/core/store/token-hash';
import { baseDeps } from '../kernel/deps';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A published trip request with a link. */
    form: FormId;
    formLink: FormLinkId;
    /** A form in the trash. */
    deletedForm: FormId;
    /** A category of dynamic forms without forms. */
    formType: FormTypeId;
    /** What somebody sent for the published form, with a file. */
    submission: SubmissionId;
    submittedFile: FileId;
    /** What somebody sent, of whom a client was made. */
    acceptedSubmission: SubmissionId;
  }
}

const SECTIONS = [
  {
    id: 'about_you',
    title: 'About you',
    fields: [
      { id: 'first_name', type: 'text' as const, label: 'First name', maps_to: 'client.first_name' as const },
      { id: 'where', type: 'text' as const, label: 'Where to?', maps_to: 'trip.destinations' as const },
      { id: 'passport_scan', type: 'file' as const, label: 'Passport' },
    ],
  },
];

/** A published form with what somebody sent for it, one in the trash, and an empty category. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({
    form: FormId.parse(id('form')),
    formLink: FormLinkId.parse(id('form_link')),
    deletedForm: FormId.parse(id('form')),
    formType: FormTypeId.parse(id('form_type')),
    submission: SubmissionId.parse(id('submission')),
    submittedFile: FileId.parse(id('fil')),
    acceptedSubmission: SubmissionId.parse(id('submission')),
  }),
  make: async ({ world, as, name }) => {
    const asked = { as };
    const made = async () => {
      const draft = { kind: 'trip_request' as const, form_name: name, sections: SECTIONS };
      return expectOk(await world.call('crm.forms.create', draft, asked)).form;
    };
    const [first, deleted] = [await made(), await made()];
    const { form } = expectOk(await world.call('crm.forms.publish', { id: first.id, version: 1 }, asked));
    expectOk(await world.call('crm.forms.delete', { id: deleted.id }, asked));
    const { form_type } = expectOk(await world.call('crm.form-types.create', { name }, asked));
    const { link, url } = expectOk(await world.call('crm.form-links.create', { form_id: form.id, name }, asked));
    const token = new URL(url).pathname.split('/')[2] ?? '';
    const deps = { ...baseDeps(), table: world.table, seal: encryptionAdapter() };
    const send = async () => {
      const file = { id: deps.newId('file'), field_id: 'passport_scan', name: `${name}.pdf`, size: 1_000 };
      const sent = await submitForm(
        deps,
        {
          token,
          draft: newToken().token,
          sender_name: name,
          sender_email: 'ana@example.test',
          answers: { form: { first_name: name, where: name, passport_scan: [file.id] }, travelers: [], consent: true },
          files: [file],
        },
        { id: 'preparation' },
      );
      if (!sent.ok) throw new Error(`Preparing failed: ${sent.code}`);
      return { id: sent.value.submission.id, file: file.id };
    };
    const [open, accepted] = [await send(), await send()];
    const answered = { form_id: form.id, id: accepted.id, person: 0, version: 1, fields: ['first_name'] };
    expectOk(await world.call('crm.submissions.accept', answered, asked));
    return {
      form: form.id,
      formLink: link.id,
      deletedForm: deleted.id,
      formType: form_type.id,
      submission: open.id,
      submittedFile: open.file,
      acceptedSubmission: accepted.id,
    };
  },
};
