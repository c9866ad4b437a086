import * as z from 'zod';
import { record } from '../../store/record';
import { FormId, FormLinkId, SubmissionId } from './form-id';
import type { FormLink } from './form-link';
import type { Submission } from './submission';

/**
 * Where it is said which links and which answers are about a client, for a merge. Whoever may see a form may send it on, so of the client's id
 * there is only the part that makes it no name of a client.
 */
const toAboutKey = (client: string): string => client.slice(client.indexOf('_') + 1);
export const formsAbout = (client: string) => ['FORMS_ABOUT', toAboutKey(client)] as const;

export const ClientFormLinks = record({
  name: 'client_form_link',
  schema: z.object({ about: z.string(), form_id: FormId, id: FormLinkId }),
  key: ['about', 'form_id', 'id'],
  partition: (k) => formsAbout(`_${k.about}`),
  sort: (k) => ['LINK', k.form_id, k.id],
});
export const toClientFormLinks = ({ client_id, form_id, id }: Pick<FormLink, 'client_id' | 'form_id' | 'id'>) =>
  client_id ? [{ about: toAboutKey(client_id), form_id, id }] : [];

export const ClientSubmissions = record({
  name: 'client_submission',
  schema: z.object({ about: z.string(), form_id: FormId, id: SubmissionId }),
  key: ['about', 'form_id', 'id'],
  partition: (k) => formsAbout(`_${k.about}`),
  sort: (k) => ['SUBMISSION', k.form_id, k.id],
});
/** The clients whom answers are about: whose link they came by, and whose profiles took them. What is not sent yet is about nobody. */
export const toClientSubmissions = ({ client_id, people, received_date, form_id, id }: Submission) => {
  const ids = received_date ? [client_id, ...people.map((one) => one.client_id)] : [];
  return [...new Set(ids)].flatMap((one) => (one ? [{ about: toAboutKey(one), form_id, id }] : []));
};
