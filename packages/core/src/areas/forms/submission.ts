import * as z from 'zod';
import { ClientLanguage } from '../../base/client-language';
import { EncryptedText } from '../../base/encrypted-text';
import { FileId, TravelerId, TripId } from '../../base/ids';
import { Email, Instant, Version } from '../../base/values';
import { ClientId } from '../clients/public-schemas';
import { FieldId, FORM_KINDS, MAX_TRAVELERS } from './form';
import { FormId, FormLinkId, SubmissionId } from './form-id';

export const LONGEST_TEXT = 10_000;
const MOST_VALUES = 60;
/** An answer as it is typed: one text, or those that were chosen of several. Files are answered with their ids. */
export const AnswerValue = z.union([z.string().max(LONGEST_TEXT), z.array(z.string().max(255)).max(MOST_VALUES)]);
export type AnswerValue = z.infer<typeof AnswerValue>;
const AnswersOfOne = z.record(FieldId, AnswerValue);
export type AnswersOfOne = z.infer<typeof AnswersOfOne>;

/** What was answered once for the whole form, and of each traveler. */
export const Answers = z.object({
  form: AnswersOfOne.default({}),
  travelers: z.array(AnswersOfOne).max(MAX_TRAVELERS).default([]),
  /** That the sender agrees to the form's consent text. */
  consent: z.boolean().default(false),
});
export type Answers = z.infer<typeof Answers>;

/** `in_progress` while it is typed and not sent. What was decided last says where it stands. */
export const SUBMISSION_STATES = ['in_progress', 'new', 'reviewed', 'accepted', 'declined'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export const MAX_FORM_FILES = 20;
/** So many files may be uploaded for one submission, those that are taken away again included. */
export const MAX_UPLOADS = 2 * MAX_FORM_FILES;
/** A file that came with the answers. `traveler` counts from 0; without it the file is of the whole form. */
export const SubmittedFile = z.object({
  id: FileId,
  field_id: FieldId,
  traveler: z.int().min(0).optional(),
  name: z.string().min(1).max(255),
  size: z.int().min(1),
});
export type SubmittedFile = z.infer<typeof SubmittedFile>;

/** Whether an answer fills what is empty, is one more of several, takes the place of what is known, or says the same. */
export const PROPOSAL_KINDS = ['fills', 'adds', 'changes', 'same'] as const;

/** So much of what a profile said is kept of a long text. */
export const LONGEST_BEFORE = 500;

/** A person of a submission whose answers are in a profile: 0 answers for the whole form, 1 is its first traveler. */
export const AcceptedPerson = z.object({
  person: z.int().min(0),
  client_id: ClientId,
  /** Clients it was before they were merged, the last one last. */
  came_from: z.array(ClientId).default([]),
  fields: z.int().min(0),
  /** What the profile said where an answer was accepted. Of numbers of documents only the end. */
  before: z
    .array(z.object({ field_id: FieldId, current: z.string().max(LONGEST_BEFORE), kind: z.enum(PROPOSAL_KINDS) }))
    .default([]),
  by_name: z.string(),
  at: Instant,
});
export type AcceptedPerson = z.infer<typeof AcceptedPerson>;

export const MAX_MAILED_TO = 2;

/** One time that a form is filled in. All answers are encrypted as one: there are passport numbers among them. */
export const Submission = z.object({
  id: SubmissionId,
  form_id: FormId,
  form_name: z.string(),
  kind: z.enum(FORM_KINDS),
  /** The published version of the form that was answered. */
  form_version: z.int().min(1),
  language: ClientLanguage,
  link_id: FormLinkId,
  /** The secret by which the sender goes on with it on any device. */
  draft_token_hash: z.string(),
  state: z.enum(SUBMISSION_STATES),
  answers_encrypted: EncryptedText,
  files: z.array(SubmittedFile).max(MAX_FORM_FILES).default([]),
  /** How often its sender was let upload a file. */
  uploads: z.int().min(0).default(0),
  sender_name: z.string().max(255).default(''),
  sender_email: z.union([Email, z.literal('')]).default(''),
  /** Hashes of the addresses to which the way back to it was mailed. */
  mailed_to: z.array(z.string()).max(MAX_MAILED_TO).default([]),
  client_id: ClientId.optional(),
  /** Clients it was about before they were merged, the last one last. */
  came_from: z.array(ClientId).default([]),
  trip_id: TripId.optional(),
  traveler_id: TravelerId.optional(),
  trip_code: z.string().default(''),
  traveler_count: z.int().min(0).default(0),
  started_at: Instant,
  saved_at: Instant,
  received_date: Instant.optional(),
  /** Which it is of those that came in for its form. */
  number: z.int().min(1).optional(),
  /** Whose profile each of its people is, once their answers were accepted. */
  people: z
    .array(AcceptedPerson)
    .max(MAX_TRAVELERS + 1)
    .default([]),
  /** Who decided last, and when. */
  decided_by_name: z.string().optional(),
  decided_at: Instant.optional(),
  version: Version,
});
export type Submission = z.infer<typeof Submission>;

/** Where the files of a submission are. */
export const submittedFilesOf = (company: string, { id }: Pick<Submission, 'id'>): string => `${company}/forms/${id}/`;
export const submittedFileKey = (company: string, submission: Pick<Submission, 'id'>, file: string): string =>
  `${submittedFilesOf(company, submission)}${file}`;
