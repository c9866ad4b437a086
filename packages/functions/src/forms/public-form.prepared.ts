import { randomBytes } from 'node:crypto';
import { type FormContent, FormDraft, getVersionId } from '@wayline/core/areas/forms/form';
import { FormLinks, Forms, FormVersions } from '@wayline/core/areas/forms/form.records';
import { FormId, FormLinkId } from '@wayline/core/areas/forms/form-id';
import { ADDRESSES_OF_KIND, type FormLink } from '@wayline/core/areas/forms/form-link';
import { FileId, idMaker } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { newToken } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import type { Person, World } from '@wayline/local/testing/world';
import type * as z from 'zod';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The secret of a link to a published form, and of what somebody began to type into it. */
    formToken: string;
    formDraft: string;
    /** A file that nobody uploaded. */
    formUpload: FileId;
  }
}

const newId = idMaker(Date.now, (n) => randomBytes(n));
type Made = { token: string; form_id: FormId; link_id: FormLinkId };

/** A published form of somebody's company, with a link to it. */
export const publishForm = async (
  { table }: World,
  as: Person,
  draft: z.input<typeof FormDraft>,
  link: Partial<FormLink> = {},
): Promise<Made> => {
  const { token, token_hash } = newToken();
  const [form_id, link_id] = [FormId.parse(newId('form')), FormLinkId.parse(newId('form_link'))];
  const created_at = new Date(Date.now() - 60_000).toISOString();
  const by = { created_by: as.user_id, created_by_name: as.email, created_at };
  const form = FormDraft.parse(draft);
  const content: FormContent = form;
  const db = tenantDb(table, as.company_id);
  await transact(table, [
    db.insert(Forms, {
      ...form,
      ...by,
      id: form_id,
      kind: 'trip_request',
      pie_unique_id: 'F-1001',
      form_status: 'published',
      published_version: 1,
      published_from: 1,
      submitted_forms: 0,
      no_of_travelers: 0,
      updated_at: created_at,
      version: 1,
    }),
    db.insert(FormVersions, {
      form_id,
      id: getVersionId(1),
      content,
      published_at: created_at,
      published_by_name: as.email,
    }),
    db.insert(FormLinks, {
      ...by,
      id: link_id,
      form_id,
      token_hash,
      address: ADDRESSES_OF_KIND.trip_request[0],
      prefilled: false,
      single_use: false,
      ...link,
    }),
  ]);
  return { token, form_id, link_id };
};

export const PREPARES: Preparation = {
  placeholders: (id, digit) => ({
    formToken: digit.repeat(43),
    formDraft: digit.repeat(43),
    formUpload: FileId.parse(id('fil')),
  }),
  make: async ({ world, as, name }) => {
    const sections = [{ id: 'trip', fields: [{ id: 'where', type: 'text' as const, label: name }] }];
    const { token } = await publishForm(world, as, { form_name: name, form_submittee_flag: false, sections });
    return { formToken: token, formDraft: newToken().token };
  },
};
