import * as z from 'zod';
import { emptyable } from '../../base/emptyable';
import { day, line, text } from './profile-parts';

/** Papers and numbers that say who somebody is to airlines and at borders. Source: spec 3 §3 (G-173). */
export const DOCUMENT_KINDS = ['passport', 'visa', 'trusted_traveler', 'redress'] as const;

/** What is entered of such a document, but for its number. `country` and `nationality` are written as people say them. */
export const TravelDocumentDraft = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** Its type, such as P or eTA; what the spec calls `type`, a name that the table has for itself. */
  document_type: line(),
  country: line(),
  names: line(),
  nationality: line(),
  gender: emptyable(z.enum(['female', 'male', 'unspecified'])),
  birth_date: day(),
  place_of_birth: line(),
  place_of_issue: line(),
  issue_date: day(),
  /** The last day on which it is good. */
  expiration: day(),
  requirements: text(),
});
export type TravelDocumentDraft = z.infer<typeof TravelDocumentDraft>;

/** The number as it is typed; empty takes it away. */
export const DocumentNumber = z.string().trim().max(40, 'At most 40 characters.');
