import { fullName } from '../../kernel/full-name';
import { type CheckedTrip, goingOn, isLive } from '../checked-trip';
import type { Finding } from '../finding';

/** TC-09: a booking that names nobody, where others of the trip say for whom they are. */
export const nobodyNamed = (checked: CheckedTrip): Finding[] => {
  const live = checked.bookings.filter(isLive);
  const traveler_names = goingOn(checked).map(fullName);
  if (!live.some((b) => b.traveler_names.length > 0)) return [];
  return live
    .filter((b) => b.traveler_names.length === 0)
    .map(({ id, title }) => ({
      rule: 'TC-09',
      severity: 'note',
      booking_id: id,
      say: `${title} has no travelers assigned.`,
      ...(traveler_names.length > 0 && {
        repair: { do: 'fill-travelers', label: 'Put all travelers on it', booking_id: id, traveler_names },
      }),
    }));
};
