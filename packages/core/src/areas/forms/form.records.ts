import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { getPurgeAt } from '../../base/purge-at';
import { Name, Version } from '../../base/values';
import { lookupKey } from '../../store/keys';
import { listRow } from '../../store/list-row';
import { countsOn, record, view } from '../../store/record';
import { ClientFormLinks, ClientSubmissions, toClientFormLinks, toClientSubmissions } from './client-forms.records';
import { Form, FormRow, FormVersion } from './form';
import { formEvents, formTypesChanged } from './form.events';
import { FormTypeId } from './form-id';
import { FormLink } from './form-link';
import { Submission } from './submission';

export const FORM_LIST = ['FORMS'] as const;
export const DELETED_FORM_LIST = ['DELETED_FORMS'] as const;
/** A form lies with its published versions and its links. */
export const ofForm = (id: string) => ['FORM', id] as const;
/** What came in for a form lies apart: there may be thousands. */
export const ofSubmissions = (form_id: string) => ['SUBMISSIONS', form_id] as const;

/** How the lists of forms are kept: the figures that answers move are beside the text. */
export const FormRows = listRow(FormRow, {
  columns: [
    'kind',
    'form_type_id',
    'pie_unique_id',
    'form_name',
    'form_status',
    'form_submittee_flag',
    'auto_add',
    'created_by_name',
    'updated_at',
    'deleted_at',
    'version',
    'published_version',
  ],
  beside: ['submitted_forms', 'no_of_travelers'],
  keyed: { id: ({ order: [id = ''] }) => id },
});

export const Forms = record({
  name: 'form',
  schema: Form,
  key: ['id'],
  partition: (k) => ofForm(k.id),
  sort: () => ['FORM'],
  list: (form) => ({
    list: form.deleted_at ? DELETED_FORM_LIST : FORM_LIST,
    order: [form.id],
    row: FormRows.pack(form),
  }),
  due: ({ deleted_at }) => deleted_at && getPurgeAt(deleted_at),
  label: ({ form_name }) => form_name,
  facts: formEvents,
  unaudited: ['sections'],
});

export const FormVersions = record({
  name: 'form_version',
  schema: FormVersion,
  key: ['form_id', 'id'],
  partition: (k) => ofForm(k.form_id),
  sort: (k) => ['VERSION', k.id],
});

export const FormLinks = record({
  name: 'form_link',
  schema: FormLink,
  key: ['form_id', 'id'],
  partition: (k) => ofForm(k.form_id),
  sort: (k) => ['LINK', k.id],
  facts: { created: ({ form_id: id }) => formEvents.link_made({ id }) },
  lookups: ({ token_hash, form_id, id }, company_id) => [
    { key: formLookupKey(token_hash), to: { company_id, form_id, link_id: id } },
  ],
  views: [view(ClientFormLinks, toClientFormLinks)],
});
/** How a link is found by its token, before its company is known. */
export const formLookupKey = (hash: string) => lookupKey('FORM', hash);

/** A category of dynamic forms. */
export const FormType = z.object({ id: FormTypeId, name: Name, version: Version });
export type FormType = z.infer<typeof FormType>;
export const FORM_TYPES = ['FORM_TYPES'] as const;
export const FormTypes = record({
  name: 'form_type',
  schema: FormType,
  key: ['id'],
  partition: () => FORM_TYPES,
  sort: (k) => [k.id],
  label: ({ name }) => name,
  facts: { created: formTypesChanged, deleted: formTypesChanged },
});

/** Days after which what nobody sent is forgotten, counted from the last time it was saved. */
export const DRAFT_DAYS = 90;
const DAY_SECONDS = 86_400;

/** How the received lists are kept. Source: R-ACC-031, R-ACC-042. */
export const SubmissionRow = Submission.pick({
  id: true,
  form_id: true,
  form_name: true,
  kind: true,
  state: true,
  number: true,
  received_date: true,
  sender_name: true,
  sender_email: true,
  trip_id: true,
  client_id: true,
  trip_code: true,
  traveler_count: true,
  version: true,
});
export type SubmissionRow = z.infer<typeof SubmissionRow>;
export const SubmissionRows = listRow(SubmissionRow, {
  columns: [
    'form_id',
    'form_name',
    'kind',
    'state',
    'received_date',
    'sender_name',
    'sender_email',
    'client_id',
    'trip_code',
    'traveler_count',
    'version',
    'number',
  ],
  beside: ['trip_id'],
  keyed: { id: ({ order: [, id = ''] }) => id },
});

export const Submissions = record({
  name: 'submission',
  schema: Submission,
  key: ['form_id', 'id'],
  partition: (k) => ofSubmissions(k.form_id),
  sort: (k) => ['SUBMISSION', k.id],
  list: (submission) =>
    submission.received_date
      ? {
          list: ofSubmissions(submission.form_id),
          order: [submission.received_date, submission.id],
          row: SubmissionRows.pack(submission),
        }
      : undefined,
  lookups: ({ draft_token_hash, form_id, id }, company_id) => [
    { key: submissionLookupKey(draft_token_hash), to: { company_id, form_id, submission_id: id } },
  ],
  expires: ({ received_date, saved_at }) =>
    received_date ? undefined : epochSeconds(saved_at) + DRAFT_DAYS * DAY_SECONDS,
  counts: [
    countsOn(
      Forms,
      ({ form_id: id }: Submission) => ({ id }),
      ({ received_date, traveler_count }): Record<string, number> =>
        received_date ? FormRows.withRow({ submitted_forms: 1, no_of_travelers: traveler_count }) : {},
    ),
  ],
  unaudited: ['draft_token_hash', 'sender_name', 'sender_email'],
  views: [view(ClientSubmissions, toClientSubmissions)],
});
/** How somebody goes on with what they began. */
export const submissionLookupKey = (hash: string) => lookupKey('SUBMISSION', hash);
