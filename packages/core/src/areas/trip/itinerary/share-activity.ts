import * as z from 'zod';
import { BookingId, ItineraryId, TripId } from '../../../base/ids';
import { Instant, Version } from '../../../base/values';
import { BOUNCE_REASONS } from '../../messaging/public-schemas';

/** What a client may say to one booking of an itinerary. */
export const CLIENT_ANSWERS = ['approved', 'question', 'declined'] as const;
export type ClientAnswer = (typeof CLIENT_ANSWERS)[number];

/** A client's answer to one booking; the last one counts. */
export const ShareAnswer = z.object({
  booking_id: BookingId,
  answer: z.enum(CLIENT_ANSWERS),
  note: z.string().trim().max(2000, 'At most 2,000 characters.').default(''),
  at: Instant,
});
export type ShareAnswer = z.infer<typeof ShareAnswer>;

/** As many bookings as one client answers. */
export const MAX_ANSWERS = 500;

/**
 * What happened behind one link: when it was opened, and what was answered. Apart from the itinerary, so that a client who reads never
 * makes an advisor's edit stale.
 */
export const ShareActivity = z.object({
  trip_id: TripId,
  itinerary_id: ItineraryId,
  share_id: z.string(),
  first_viewed_at: Instant.optional(),
  last_viewed_at: Instant.optional(),
  views: z.int().default(0),
  answers: z.array(ShareAnswer).max(MAX_ANSWERS).default([]),
  /** The mail that took the link to the client did not arrive. */
  bounced: z.enum(BOUNCE_REASONS).optional(),
  version: Version,
});
export type ShareActivity = z.infer<typeof ShareActivity>;

/** The answers with one more; an earlier one to the same booking gives way. */
export const withAnswer = (answers: readonly ShareAnswer[], answer: ShareAnswer): ShareAnswer[] =>
  [...answers.filter((a) => a.booking_id !== answer.booking_id), answer].slice(-MAX_ANSWERS);
