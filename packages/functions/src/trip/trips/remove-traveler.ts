import { clientEvents } from '@wayline/core/areas/clients/public';
import { migrateBooking } from '@wayline/core/areas/trip/bookings/people/link-travelers';
import { saveInParts } from '@wayline/core/areas/trip/bookings/people/save-in-parts';
import { namesTraveler, unlinkTraveler } from '@wayline/core/areas/trip/bookings/people/unlink-traveler';
import { TRIPS_ERRORS } from '@wayline/core/areas/trip/trips/errors';
import { removeTraveler } from '@wayline/core/areas/trip/trips/lead-traveler';
import { unlinkClient } from '@wayline/core/areas/trip/trips/people/client-link';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { formatErrorMessage } from '@wayline/core/base/errors';
import { fullName } from '@wayline/core/base/full-name';
import { formatMessage } from '@wayline/core/base/messages';
import { ok, refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/**
 * Takes a person off a trip. Bookings that name them are told first; `force_remove` is the second confirmation, after which those bookings
 * go on naming them as a guest. Source: R-TRIP-145..149.
 */
export const handler = endpoint(peopleContracts['trips.travelers.delete'], ({ input, db, commit }) =>
  retryOnConflict<{ status: 'success' | 'dependencies'; message: string }>(async () => {
    const whole = await readTrip(db, input.trip);
    const traveler = whole?.travelers.find((t) => t.id === input.traveler);
    if (!whole || !traveler) return refuse('record.missing');
    const name = fullName(traveler);
    const named = whole.bookings
      .map((before) => ({ before, now: migrateBooking(before, whole.travelers) }))
      .filter(({ now }) => namesTraveler(now, traveler.id));
    if (named.length > 0 && input.force_remove !== 1) {
      const message = formatErrorMessage(TRIPS_ERRORS['trip.has_dependencies'], { name, count: String(named.length) });
      return ok({ status: 'dependencies' as const, message });
    }
    const unlinked = await saveInParts(
      db,
      named.map(({ before, now }) => ({ before, after: unlinkTraveler(now, traveler) })),
    );
    if (!unlinked.ok) return unlinked;
    return commit({
      writes: [...removeTraveler(db, traveler, whole), ...(await unlinkClient(db, traveler))],
      events: [
        travelerEvents.removed(traveler),
        ...(traveler.client_id ? [clientEvents.changed({ id: traveler.client_id })] : []),
      ],
      answer: {
        status: 'success' as const,
        message: formatMessage(traveler.is_traveler ? 'traveler.delete.success' : 'contact.delete.success'),
      },
    });
  }),
);
