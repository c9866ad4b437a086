import * as z from 'zod';
import { ClientLanguage } from '../../base/client-language';
import { emptyable } from '../../base/emptyable';
import { UserId } from '../../base/ids';
import { PictureUrl } from '../../base/picture-url';
import { Instant, Name, Note, Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { TARGET_NAMES } from './field-targets';
import { FIELD_TYPES } from './field-types';
import { FormId, FormTypeId } from './form-id';

/** What a form is for: who travels, what trip is wished for, or anything else. Source: spec 3 §1. */
export const FORM_KINDS = ['traveler_info', 'trip_request', 'dynamic'] as const;
export type FormKind = (typeof FORM_KINDS)[number];
/** Source: G-175. */
export const FORM_STATUSES = ['draft', 'published', 'closed'] as const;
export type FormStatus = (typeof FORM_STATUSES)[number];

export const MAX_SECTIONS = 30;
export const MAX_FIELDS = 60;
export const MAX_TRAVELERS = 20;
const MAX_OPTIONS = 60;
const MAX_NOTIFIED = 20;

const Line = z.string().trim().max(255, 'At most 255 characters.');
/** A name within one form, by which answers and conditions know a field. */
export const FieldId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use small letters, digits and underscores.');

/** When something is asked: by the answer to an earlier question. */
export const FieldCondition = z.object({
  field_id: FieldId,
  is: z.enum(['equals', 'not_equals', 'filled', 'empty']),
  value: emptyable(Line),
});
export type FieldCondition = z.infer<typeof FieldCondition>;

/** What is kept of a chosen answer, and what a client reads. */
export const FieldOption = z.object({ value: Line.min(1), label: Line.min(1) });

export const FormField = z.object({
  id: FieldId,
  type: z.enum(FIELD_TYPES),
  label: Line.default(''),
  help: emptyable(z.string().trim().max(2_000, 'At most 2,000 characters.')),
  required: z.boolean().default(false),
  options: z.array(FieldOption).max(MAX_OPTIONS).default([]),
  picture_url: emptyable(PictureUrl),
  condition: FieldCondition.optional(),
  /** What an answer proposes to change in a profile or a trip. */
  maps_to: z.enum(TARGET_NAMES).optional(),
});
export type FormField = z.infer<typeof FormField>;

export const FormSection = z.object({
  id: FieldId,
  title: Line.default(''),
  text: emptyable(z.string().trim().max(2_000, 'At most 2,000 characters.')),
  /** Asked once for each traveler, where the form is for several. */
  per_traveler: z.boolean().default(false),
  condition: FieldCondition.optional(),
  fields: z.array(FormField).max(MAX_FIELDS).default([]),
});
export type FormSection = z.infer<typeof FormSection>;

/** What a client sees of a form: a published version is a copy of this. */
export const FormContent = z.object({
  form_name: Name,
  intro: Note.default(''),
  picture_url: emptyable(PictureUrl),
  language: ClientLanguage.default('en'),
  sections: z.array(FormSection).max(MAX_SECTIONS).default([]),
  /** A client may add travelers, and answers the sections of each of them. */
  several_travelers: z.boolean().default(false),
  /** Whether the form asks who is sending it, with name and email, before anything else. Source: G-175. */
  form_submittee_flag: z.boolean().default(true),
  /** What the sender agrees to with a check mark; without a text there is none. */
  consent_text: Note.default(''),
  /** What the page says once the form is sent. */
  after_submit_text: Note.default(''),
});
export type FormContent = z.infer<typeof FormContent>;

/** What an advisor writes into a form. */
export const FormDraft = FormContent.extend({
  /** Answers fill empty fields of a profile without being asked about. Source: G-175. */
  auto_add: z.boolean().default(false),
  /** Who hears of an answer, besides whoever sent the link. */
  notify: z.array(UserId).max(MAX_NOTIFIED).default([]),
});
export type FormDraft = z.infer<typeof FormDraft>;
export const FormChanges = toChangeSchema(FormDraft);
export type FormChanges = z.infer<typeof FormChanges>;

export const Form = FormDraft.extend({
  id: FormId,
  kind: z.enum(FORM_KINDS),
  /** The category of a dynamic form; the other kinds have none. */
  form_type_id: FormTypeId.optional(),
  /** Human and unique in the company, such as `F-1042`. */
  pie_unique_id: z.string(),
  form_status: z.enum(FORM_STATUSES),
  /** The number of the version that clients see; none was published at 0. */
  published_version: z.int().min(0).default(0),
  /** `version` as it was when that was published: a later one has changes that clients don't see. */
  published_from: z.int().min(0).default(0),
  submitted_forms: z.int().min(0).default(0),
  no_of_travelers: z.int().min(0).default(0),
  created_by: UserId,
  created_by_name: z.string(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.optional(),
  version: Version,
});
export type Form = z.infer<typeof Form>;

/** The columns of the lists of forms. Source: R-ACC-036, R-ACC-037, R-ACC-038. */
export const FormRow = Form.pick({
  id: true,
  kind: true,
  form_type_id: true,
  pie_unique_id: true,
  form_name: true,
  form_status: true,
  form_submittee_flag: true,
  auto_add: true,
  submitted_forms: true,
  no_of_travelers: true,
  created_by_name: true,
  updated_at: true,
  deleted_at: true,
  version: true,
  published_version: true,
});
export type FormRow = z.infer<typeof FormRow>;

/** A form as clients got it; answers are read with the version they were given to. */
export const FormVersion = z.object({
  form_id: FormId,
  /** Its number, filled up with zeros, so that they are in order. */
  id: z.string(),
  number: z.int().min(1),
  content: FormContent,
  published_at: Instant,
  published_by_name: z.string(),
});
export type FormVersion = z.infer<typeof FormVersion>;
const VERSION_DIGITS = 6;
export const getVersionId = (number: number): string => String(number).padStart(VERSION_DIGITS, '0');
