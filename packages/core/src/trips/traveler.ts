import * as z from 'zod';
import { TravelerId, TripId } from '../kernel/ids';
import { Day, Email, Instant, Name, Note, Version } from '../kernel/values';
import { CLIENT_TYPES, TRAVELER_STATUSES } from './trip-types';

/** What an advisor enters of a person on a trip: a traveler, or a contact who does not travel. Source: spec 2 §3. */
export const TravelerDraft = z.object({
  first_name: Name,
  middle_name: z.string().trim().max(255).optional(),
  last_name: Name,
  suffix: z.string().trim().max(40).optional(),
  email: Email.optional(),
  phone: z.string().trim().max(50).optional(),
  dob: Day.optional(),
  client_type: z.enum(CLIENT_TYPES).default('not_determined'),
  is_traveler: z.boolean().default(true),
});
export type TravelerDraft = z.infer<typeof TravelerDraft>;

export const Traveler = TravelerDraft.extend({
  id: TravelerId,
  trip_id: TripId,
  status: z.enum(TRAVELER_STATUSES).default('inquired'),
  trip_traveler_status: z.enum(['active', 'cancelled']).default('active'),
  cancellation_notes: Note.optional(),
  /** The passport number, encrypted for this company; revealed by its own endpoint. */
  passport_sealed: z.string().optional(),
  /** Whether there is a number to reveal. */
  has_passport: z.boolean().default(false),
  passport_expires: Day.optional(),
  created_at: Instant,
  version: Version,
});
export type Traveler = z.infer<typeof Traveler>;
