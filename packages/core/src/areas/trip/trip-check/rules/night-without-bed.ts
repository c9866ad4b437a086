import { addDays, formatDay } from '../../../../base/days';
import { type CheckedTrip, tripDays } from '../checked-trip';
import type { Finding } from '../finding';
import { bedlessNights } from '../nights';

/** TC-01: nights of the trip that nobody sleeps anywhere, one finding for nights in a row. Flights, trains and ships over night are beds. */
export const nightWithoutBed = (checked: CheckedTrip): Finding[] => {
  const days = tripDays(checked);
  if (!days) return [];
  const runs: string[][] = [];
  for (const night of bedlessNights({ ...checked.trip, bookings: checked.bookings })) {
    const run = runs.at(-1);
    if (run && addDays(run.at(-1) as string, 1) === night) run.push(night);
    else runs.push([night]);
  }
  return runs.map(([first = '', ...rest]) => {
    const last = rest.at(-1);
    return {
      rule: 'TC-01',
      severity: 'problem',
      date: first,
      say: last
        ? `No lodging booked for ${rest.length + 1} nights, from ${formatDay(first)} to ${formatDay(last)}.`
        : `No lodging booked for the night of ${formatDay(first)}.`,
      repair: {
        do: 'add-booking',
        label: 'Add stay',
        date: first,
        start: { booking_type: 'Accommodation', until: addDays(last ?? first, 1) },
      },
    };
  });
};
