import * as z from 'zod';
import { FileId, TripId } from '../../base/ids';
import { Day, Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { requiresPermission } from '../../contract/permission-fields';
import { ClientId, Duplicate } from '../clients/public';
import { FieldId, FORM_KINDS, FormContent, MAX_TRAVELERS } from './form';
import { SubmissionRow } from './form.records';
import { FormId, SubmissionId } from './form-id';
import { Proposal } from './proposals';
import { AcceptedPerson, Answers, SUBMISSION_STATES, Submission, SubmittedFile } from './submission';

const view = { kind: 'signed_in', permissions: ['View Forms'], action: 'view forms' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Forms'], action: 'edit forms' } as const;
const SUBMISSIONS = '/api/v1/forms/{form_id}/submissions';
const named = { form_id: FormId, id: SubmissionId };
const person = z.int().min(0).max(MAX_TRAVELERS);
export const ShownSubmission = Submission.omit({
  answers_encrypted: true,
  draft_token_hash: true,
  files: true,
  came_from: true,
}).extend({
  ...requiresPermission('Documents', { files: z.array(SubmittedFile).optional() }),
  people: z.array(AcceptedPerson.omit({ came_from: true, before: true })),
});
const shown = z.object({ submission: ShownSubmission });

/** A person of a submission: whom they may be, and what their answers would change of who that is. */
const ShownPerson = z.object({
  person,
  name: z.string(),
  client: Duplicate.shape.client.optional(),
  candidates: z.array(Duplicate),
  proposals: z.array(Proposal),
});
export type ShownPerson = z.infer<typeof ShownPerson>;

const list = contract({
  id: 'crm.submissions.list',
  service: 'crm',
  method: 'GET',
  path: SUBMISSIONS,
  handler: 'forms/list-submissions',
  summary: 'What came in for a form, newest first.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({
    form_id: FormId,
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(5000).default(100),
    /** First and last day on which it was received. */
    from: Day.optional(),
    until: Day.optional(),
    state: z.enum(SUBMISSION_STATES).optional(),
    search: z.string().trim().max(120).optional(),
    oldest_first: z.stringbool().optional(),
  }),
  output: z.object({
    form_name: z.string(),
    kind: z.enum(FORM_KINDS),
    submissions: z.array(SubmissionRow),
    cursor: z.string().optional(),
  }),
  errors: ['record.missing'],
});
const get = contract({
  id: 'crm.submissions.get',
  service: 'crm',
  method: 'GET',
  path: `${SUBMISSIONS}/{id}`,
  handler: 'forms/get-submission',
  summary:
    'What somebody sent, beside what the profiles of its people say now. Numbers of documents are shown by their ends.',
  access: view,
  decides: 'Who somebody may be is named, with what their profile says, to who may view client profiles.',
  uses: ['seal'],
  input: z.object(named),
  output: z.object({
    submission: ShownSubmission,
    content: FormContent,
    answers: Answers,
    people: z.array(ShownPerson),
  }),
  errors: ['record.missing'],
});
const compare = contract({
  id: 'crm.submissions.compare',
  service: 'crm',
  method: 'GET',
  path: `${SUBMISSIONS}/{id}/people/{person}`,
  handler: 'forms/compare-submission',
  summary: 'The answers of one person beside what a certain profile says.',
  access: { kind: 'signed_in', permissions: ['View Forms', 'View Client Profiles'], action: 'view client profiles' },
  uses: ['seal'],
  input: z.object({ ...named, person: z.coerce.number().int().min(0).max(MAX_TRAVELERS), client_id: ClientId }),
  output: z.object({ proposals: z.array(Proposal) }),
  errors: ['record.missing'],
});
const accept = contract({
  id: 'crm.submissions.accept',
  service: 'crm',
  method: 'POST',
  path: `${SUBMISSIONS}/{id}/people/{person}/accept`,
  handler: 'forms/accept-answers',
  summary: 'Put the chosen answers of one person into a profile: one that is there, or a new one.',
  access: {
    kind: 'signed_in',
    permissions: ['Edit Forms', 'Edit Client Profiles'],
    action: 'edit client profiles',
  },
  uses: ['seal'],
  input: z.object({
    ...named,
    person: z.coerce.number().int().min(0).max(MAX_TRAVELERS),
    version: Version,
    /** The profile; without it the person becomes a new client. */
    client_id: ClientId.optional(),
    client_version: Version.optional(),
    /** The answers that are accepted, by the ids of their fields. */
    fields: z.array(FieldId).max(600),
  }),
  output: shown.extend({ client_id: ClientId, refused: z.array(FieldId) }),
  errors: ['record.missing', 'record.stale', 'client.merged', 'request.invalid'],
});
const decide = contract({
  id: 'crm.submissions.decide',
  service: 'crm',
  method: 'POST',
  path: `${SUBMISSIONS}/{id}/state`,
  handler: 'forms/decide-submission',
  summary: 'Say that answers were looked at, declined, or are open again. No profile changes.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ ...named, version: Version, state: z.enum(['new', 'reviewed', 'accepted', 'declined']) }),
  output: shown,
  errors: ['record.missing', 'record.stale'],
});
const makeTrip = contract({
  id: 'crm.submissions.make-trip',
  service: 'crm',
  method: 'POST',
  path: `${SUBMISSIONS}/{id}/trip`,
  handler: 'forms/make-trip',
  summary: 'Make a trip of a request: its travelers, dates, budget and a first checklist.',
  access: { kind: 'signed_in', permissions: ['Edit Forms', 'Edit Trips'], action: 'edit trips' },
  uses: ['seal'],
  input: z.object({ ...named, version: Version }),
  output: shown.extend({ trip_id: TripId }),
  errors: ['record.missing', 'record.stale', 'submission.trip_made', 'submission.no_traveler', 'trip.dates_reversed'],
});
const openFile = contract({
  id: 'crm.submissions.file',
  service: 'crm',
  method: 'GET',
  path: `${SUBMISSIONS}/{id}/files/{file_id}`,
  handler: 'forms/open-submitted-file',
  summary: 'A link that downloads a file that came with the answers.',
  access: view,
  uses: ['file_links'],
  input: z.object({ ...named, file_id: FileId }),
  output: z.object({ url: z.string() }),
  errors: ['record.missing'],
});

export const submissionsContracts = byId(list, get, compare, accept, decide, makeTrip, openFile);
