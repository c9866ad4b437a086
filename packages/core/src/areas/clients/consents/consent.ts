import * as z from 'zod';
import { Day, Instant } from '../../../base/values';
import { ClientId, ConsentId } from '../client-id';
import { text } from '../profile-parts';

/** What a client may be asked to agree to, each by itself. */
export const CONSENT_PURPOSES = ['service_messages', 'news', 'suppliers', 'health'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
/** How a client said so. */
export const CONSENT_WAYS = ['in_person', 'phone', 'email', 'form', 'letter'] as const;

/** That a client agreed to a purpose, or withdrew that: as it is entered. */
export const ConsentDraft = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  is_given: z.boolean(),
  way: z.enum(CONSENT_WAYS),
  /** The day on which the client said so. */
  day: Day,
  note: text(),
});
export type ConsentDraft = z.infer<typeof ConsentDraft>;

/** One answer of a client. It is never changed: another answer is another record, so what held on a day can be shown. */
export const Consent = ConsentDraft.extend({
  id: ConsentId,
  client_id: ClientId,
  recorded_at: Instant,
  recorded_by: z.string(),
  /** The profile that it came from in a merge. */
  merged_from: ClientId.optional(),
});
export type Consent = z.infer<typeof Consent>;

/** The newest answers first, by the day they were given and then by when they were recorded. */
export const sortConsents = (consents: readonly Consent[]): Consent[] =>
  [...consents].sort((a, b) => b.day.localeCompare(a.day) || b.recorded_at.localeCompare(a.recorded_at));

/** What holds now of each purpose that a client was ever asked for. */
export const getCurrentConsents = (consents: readonly Consent[]): Consent[] => {
  const sorted = sortConsents(consents);
  return CONSENT_PURPOSES.flatMap((purpose) => sorted.find((consent) => consent.purpose === purpose) ?? []);
};
