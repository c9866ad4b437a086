import * as z from 'zod';
import { EncryptedText } from '../../../base/encrypted-text';
import { TravelerId, TripId, UserId } from '../../../base/ids';
import { Day, Instant, Money, Name, Note, Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { ClientId } from '../../clients/public-schemas';
import { TravelerDraft } from './traveler-draft';
import { TRAVELER_STATUSES } from './trip-types';

const LastName = z.string().trim().max(255);
const TravelerStatus = z.enum(TRAVELER_STATUSES);

/** What may be sent to change a person on a trip; null empties a field, what is left out stays. Source: spec 2 §3 Trip traveler. */
export const TravelerChanges = toChangeSchema(TravelerDraft).extend({
  last_name: LastName.optional(),
  middle_name: TravelerDraft.shape.middle_name.nullable(),
  suffix: TravelerDraft.shape.suffix.nullable(),
  email: TravelerDraft.shape.email.nullable(),
  phone: TravelerDraft.shape.phone.nullable(),
  dob: TravelerDraft.shape.dob.nullable(),
  passport_expires: Day.nullish(),
  status: TravelerStatus.optional(),
  cancellation_notes: Note.nullish(),
});
export type TravelerChanges = z.infer<typeof TravelerChanges>;

/** A person as they are stored: some clients have one name, and who comes from a profile stays linked to it. */
export const TripPerson = TravelerDraft.extend({
  last_name: LastName,
  /** The profile they come from; what the spec calls `pwid`. Its `twid`, the link to the trip, is `id`. Source: G-181. */
  client_id: ClientId.optional(),
});

/** Who is put on a trip: by name, or as a client, whose name, email, phone and birthday count where nothing else is sent. */
export const NewTraveler = TravelerDraft.extend({
  first_name: Name.optional(),
  last_name: Name.optional(),
  passport_expires: Day.optional(),
  client_id: ClientId.optional(),
  /** Whether they become a client too. */
  save_as_client: z.boolean().optional(),
});
export type NewTraveler = z.infer<typeof NewTraveler>;

/** Who set the status of a traveler by hand, and when. It holds until the next money of theirs moves. */
export const ManualStatus = z.object({ by: UserId, by_name: z.string(), at: Instant });
export type ManualStatus = z.infer<typeof ManualStatus>;

/** A person who comes onto a trip, before they are written. */
export const AddedTraveler = TripPerson.extend({
  id: TravelerId,
  trip_id: TripId,
  status: TravelerStatus.default('inquired'),
  /** Left out where the status follows what was booked and paid. */
  manual_status: ManualStatus.optional(),
  /** What `status` was before the cancellation, for whoever comes back. */
  status_before: TravelerStatus.optional(),
  trip_traveler_status: z.enum(['active', 'cancelled']).default('active'),
  cancellation_notes: Note.optional(),
  /** What was invoiced to this person, and what they have to their credit, one amount for each currency. */
  invoice_totals: z.array(Money).default([]),
  available_credit: z.array(Money).default([]),
  /** The passport number, encrypted for this company; revealed by its own endpoint. */
  passport_sealed: EncryptedText.optional(),
  /** Whether there is a number to reveal. */
  has_passport: z.boolean().default(false),
  passport_expires: Day.optional(),
});

export type AddedTraveler = z.infer<typeof AddedTraveler>;

/** A person on a trip. */
export const Traveler = AddedTraveler.extend({ created_at: Instant, version: Version });
export type Traveler = z.infer<typeof Traveler>;
