import type { FormId, FormLinkId } from '@wayline/core/areas/forms/form-id';
import { FileId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { Contracts } from '@wayline/core/contracts';
import { newToken } from '@wayline/core/store/token-hash';
import { sendForm } from '@wayline/local/testing/send-form';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The secret of a link to a published form, and of what somebody began to type into it. */
    formToken: string;
    formDraft: string;
    /** What somebody has begun to type, and a file that they uploaded for it. */
    begunForm: string;
    formUpload: FileId;
  }
}

type Draft = InputOf<Contracts['crm.forms.create']>;
type Link = Omit<InputOf<Contracts['crm.form-links.create']>, 'form_id'>;
export type PublishedForm = { token: string; form_id: FormId; link_id: FormLinkId };
const TOKEN = /\/([\w-]{43})(?:\/|$)/;

/** A published form of somebody's company, with a link to it. */
export const publishForm = async (world: World, as: Person, draft: Draft, about: Link = {}): Promise<PublishedForm> => {
  const asked = { as };
  const made = expectOk(await world.call('crm.forms.create', draft, asked)).form;
  const { form } = expectOk(await world.call('crm.forms.publish', { id: made.id, version: made.version }, asked));
  const { link, url } = expectOk(await world.call('crm.form-links.create', { form_id: form.id, ...about }, asked));
  return { token: TOKEN.exec(new URL(url).pathname)?.[1] ?? '', form_id: form.id, link_id: link.id };
};

export const PREPARES: Preparation = {
  placeholders: (id, digit) => ({
    formToken: digit.repeat(43),
    formDraft: digit.repeat(43),
    begunForm: digit.repeat(43),
    formUpload: FileId.parse(id('fil')),
  }),
  make: async ({ world, as, name }) => {
    const fields = [
      { id: 'where', type: 'text' as const, label: name },
      { id: 'scan', type: 'file' as const, label: name },
    ];
    const sections = [{ id: 'trip', fields }];
    const draft = { kind: 'trip_request' as const, form_name: name, form_submittee_flag: false, sections };
    const { token } = await publishForm(world, as, draft);
    const begunForm = newToken().token;
    const content = '%PDF-1.7 a passport';
    const about = {
      name: 'Passport.pdf',
      size: content.length,
      fields: [['draft', begunForm]] satisfies [string, string][],
    };
    const permission = expectOk(await world.call('public.form.file.upload', { address: 'trip_form', token, ...about }));
    await sendForm(permission, about.name, content);
    return { formToken: token, formDraft: newToken().token, begunForm, formUpload: permission.file_id };
  },
};
