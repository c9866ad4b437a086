import type * as z from 'zod';
import { withoutFields } from '../../../base/without-fields';
import { BookingDraft } from './booking';

/** What a supplier, a client or a payment has settled for one trip, by the names of its fields at any depth. */
const SETTLED = [
  'confirmation_id',
  'supplier_confirmations',
  'record_locator',
  'gds_record_locator',
  'e_ticket_number',
  'policy_number',
  'seat',
  'seats',
  'coach',
  'cabin_number',
  'room_no',
  'driver_name',
  'driver_phone',
  'reservation_status',
  'payment_status',
  'supplier_status',
  'cancellation_status',
  'client_approval',
  'client_approved_on',
  'payment_due_date',
  'option_expires_on',
  'cancellation_deadline',
] as const;

/** Who travels, under which names and numbers, and what was asked for them. */
const PERSONAL = [
  'traveler_ids',
  'guest_names',
  'traveler_names',
  'passengers',
  'traveler_id',
  'guests',
  'traveller_ids',
  'frequent_flyer',
  'reward_program',
  'reservation_name',
  'client_request',
  'supplier_requests',
] as const;

/** A booking, or as much of one as says what is booked. */
type Sold = z.input<typeof BookingDraft>;

const OF_THE_SALE = new Set<string>(SETTLED);
const OF_ONE_CLIENT = new Set<string>([...SETTLED, ...PERSONAL]);

/** A booking to be made anew for the same people: nothing of it is settled yet. Source: spec 2 §7 (copy trip). */
export const resetSaleFields = (booking: Sold): BookingDraft => BookingDraft.parse(withoutFields(booking, OF_THE_SALE));

/** A booking to be made anew for others: nothing of it is settled, and nobody of the first trip stands in it. */
export const copyForOtherClient = (booking: Sold): BookingDraft =>
  BookingDraft.parse(withoutFields(booking, OF_ONE_CLIENT));
