import * as z from 'zod';
import { emptyable } from '../../base/emptyable';
import { UserId } from '../../base/ids';
import { MAX_TAGS } from '../../base/tag-list';
import { isWebsite, websiteUrl } from '../../base/text-inputs';
import { Email, Instant, Name, Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { ClientId, email, Line, line, PROFILE_LISTS, text } from '../clients/public-schemas';
import { CategoryId, getInstitutionKind } from './institution-categories';
import { InstitutionId } from './institution-id';
import { MAX_MEMBERS } from './limits';
import { SUPPLIER_TERMS } from './suppliers/supplier-terms';

const [MAX_EMAILS, MAX_CONTACTS] = [10, 50];
/** Where an institution comes from: entered here, or copied from the directory. */
export const INSTITUTION_SOURCES = ['manual', 'directory'] as const;

/** Somebody who works there. `user_type` is one of those of its category, where only some are. Source: R-SHELL-163 (G-062). */
const Contact = z.object({
  name: line(),
  job_title: line(),
  user_type: line(),
  email: email(),
  phone: line(),
  notes: text(),
});
const Website = z.preprocess(
  (typed) => (typeof typed === 'string' ? websiteUrl(typed) : typed),
  Line.refine(isWebsite, 'Please enter a web address, such as www.example.com.'),
);

/** What an advisor enters of an institution: an agency, a supplier, a brand, whoever is no person. Source: spec 3 §3. */
export const InstitutionDraft = z.object({
  name: Name,
  profile_category_id: CategoryId,
  client_institutions_id: line(),
  /** The brand or group it is sold under. */
  brand_supplier: line(),
  emails: z.array(Email).max(MAX_EMAILS).default([]),
  phone: line(),
  website: emptyable(Website),
  addresses: PROFILE_LISTS.addresses,
  contacts: z.array(Contact).max(MAX_CONTACTS).default([]),
  tags: z.array(Name).max(MAX_TAGS).default([]),
  notes: text(),
  ...SUPPLIER_TERMS,
});
export type InstitutionDraft = z.infer<typeof InstitutionDraft>;

/** What a save may change of an institution. */
export const InstitutionChanges = toChangeSchema(InstitutionDraft);
export type InstitutionChanges = z.infer<typeof InstitutionChanges>;

/** An institution that the company works with. Source: spec 3 §3 Institution, supplier, internal user. */
export const Institution = InstitutionDraft.extend({
  id: InstitutionId,
  /** Human and unique in the company, such as `I-104`: what lists call Acct #. */
  acct: z.string(),
  source: z.enum(INSTITUTION_SOURCES).default('manual'),
  /** The entry of the directory that it was copied from. */
  directory_id: z.string().optional(),
  /** The clients who belong to it, those who joined last at the end. */
  member_ids: z.array(ClientId).max(MAX_MEMBERS).default([]),
  created_by: UserId,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.optional(),
  deleted_by: z.string().optional(),
  version: Version,
});
export type Institution = z.infer<typeof Institution>;

/** The columns of the lists of institutions and suppliers that come with a row. Source: R-ACC-033, R-ACC-034. */
export const InstitutionRow = Institution.pick({
  id: true,
  acct: true,
  client_institutions_id: true,
  name: true,
  profile_category_id: true,
  brand_supplier: true,
  supplier_categories: true,
  phone: true,
  website: true,
  tags: true,
  source: true,
  created_at: true,
  updated_at: true,
  deleted_at: true,
  version: true,
}).extend({ email: z.string().optional(), members: z.int().min(0).default(0) });
export type InstitutionRow = z.infer<typeof InstitutionRow>;

export const toInstitutionRow = (institution: Institution): InstitutionRow =>
  InstitutionRow.parse({
    ...institution,
    email: institution.emails[0],
    members: institution.member_ids.length,
  });

export const kindOf = ({ profile_category_id }: Pick<Institution, 'profile_category_id'>) =>
  getInstitutionKind(profile_category_id);
