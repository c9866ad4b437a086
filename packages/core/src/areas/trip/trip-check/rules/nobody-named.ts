import { isForEverybody } from '../../bookings/people/people-on-booking';
import { type CheckedTrip, isLive, listActiveTravelers } from '../checked-trip';
import type { Finding } from '../finding';

/** TC-09: a booking that names nobody, where others of the trip say for whom they are. */
export const nobodyNamed = (checked: CheckedTrip): Finding[] => {
  const live = checked.bookings.filter(isLive);
  const traveler_ids = listActiveTravelers(checked).map(({ id }) => id);
  if (live.every(isForEverybody)) return [];
  return live.filter(isForEverybody).map(({ id, title }) => ({
    rule: 'TC-09',
    severity: 'note',
    booking_id: id,
    say: `${title} has no travelers assigned.`,
    ...(traveler_ids.length > 0 && {
      repair: { do: 'fill-travelers', label: 'Add all travelers', booking_id: id, traveler_ids },
    }),
  }));
};
