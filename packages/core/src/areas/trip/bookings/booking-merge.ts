import { mergeSave, type Save } from '../../../base/merge-save';
import { refuse } from '../../../base/result';
import { toChangeSchema } from '../../../contract/change-schema';
import { type Booking, BookingDraft } from './booking';
import { newIssues } from './booking-issues';

/** What a save may change of a booking. */
export const BookingChanges = toChangeSchema(BookingDraft);

/** Fields of which two people may change different parts. A price is one field: its figures follow from one another. */
const PARTED = [
  'accommodation',
  'general_booking',
  'flight_detail',
  'transport_detail',
  'cruise_detail',
  'service_detail',
  'supplier_requests',
] as const satisfies readonly (keyof BookingDraft)[];

/** A save of a booking, brought together with what others have saved since. Refuses `record.stale`. */
export const mergedBooking = (booking: Booking, save: Save<typeof BookingChanges>) => {
  const merged = mergeSave(booking, save, { rules: BookingChanges, parts: PARTED });
  const together = !merged.ok || newIssues(booking, merged.value).length === 0;
  return together ? merged : refuse('record.stale', { current: booking });
};
