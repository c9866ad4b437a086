import * as z from 'zod';
import { BookingId, ClaimId, TripId, UserId } from '../../../base/ids';
import { Instant, Name, Version } from '../../../base/values';
import { ImportDraft } from '../../imports/public-schemas';
import { BookingDraft } from '../bookings/booking';

/** The history of the bookings that have no trip: they share one. */
export const UNCLAIMED_HISTORY = 'unclaimed';

/** A booking that was imported while nobody knew its trip. It waits until an advisor claims it. Source: spec 2 §2 (G-200). */
export const UnclaimedBooking = z.object({
  id: BookingId,
  booking: BookingDraft,
  /** What it was read from, so that a later file finds it once it stands in a trip. */
  draft: ImportDraft,
  /** The name of the file, or that it was pasted. */
  imported_from: Name,
  imported_by: UserId,
  importer_name: z.string(),
  imported_at: Instant,
  /** The request that waits for a decision, and whose it is. */
  claim_id: ClaimId.optional(),
  claimed_by_name: z.string().optional(),
  version: Version,
});
export type UnclaimedBooking = z.infer<typeof UnclaimedBooking>;

export const CLAIM_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** An advisor's wish to take an unclaimed booking into a trip, and what was decided. Source: G-200. */
export const ClaimRequest = z.object({
  id: ClaimId,
  booking_id: BookingId,
  /** Kept when the booking has moved into its trip. */
  booking_title: z.string(),
  booking_type: z.string(),
  start_date: z.string().optional(),
  trip_id: TripId,
  trip_code: z.string(),
  trip_name: z.string(),
  note: z.string().max(1000).optional(),
  requested_by: UserId,
  requester_name: z.string(),
  requested_at: Instant,
  status: z.enum(CLAIM_STATUSES),
  decider_name: z.string().optional(),
  decided_at: Instant.optional(),
  reason: z.string().max(1000).optional(),
  version: Version,
});
export type ClaimRequest = z.infer<typeof ClaimRequest>;
