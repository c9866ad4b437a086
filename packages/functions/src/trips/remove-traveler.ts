import { travelerAudit } from '@wayline/core/history/audit-of';
import { sentence } from '@wayline/core/kernel/errors';
import { fullName } from '@wayline/core/kernel/full-name';
import { say } from '@wayline/core/kernel/messages';
import { ok, refuse } from '@wayline/core/kernel/result';
import { writesFor } from '@wayline/core/store/write';
import { travelerLeaves } from '@wayline/core/trips/lead-traveler';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from './trip-event';

/** Takes a person off a trip. Bookings that name them are told first; `force_remove` is the second confirmation. Source: R-TRIP-145..149. */
export const handler = endpoint(tripsContracts['trips.travelers.delete'], ({ input, actor, deps, commit }) =>
  decideAgain<{ status: 'success' | 'dependencies'; message: string }>(async () => {
    const whole = await readTrip(deps.table, actor.company_id, input.trip);
    const traveler = whole?.travelers.find((t) => t.id === input.traveler);
    if (!whole || !traveler) return refuse('record.missing');
    const name = fullName(traveler);
    const named = whole.bookings.filter((b) => b.traveler_names.includes(name));
    if (named.length > 0 && input.force_remove !== 1) {
      const message = sentence('trip.has_dependencies', { name, count: String(named.length) });
      return ok({ status: 'dependencies' as const, message });
    }
    return commit({
      writes: travelerLeaves(writesFor(deps.table, actor.company_id), traveler, whole),
      audit: { subject: input.trip, action: 'traveler.removed', ...travelerAudit(traveler) },
      event: tripEvent(actor, input.trip, `${actor.name} removed a traveler`),
      answer: {
        status: 'success' as const,
        message: say(traveler.is_traveler ? 'traveler.delete.success' : 'contact.delete.success'),
      },
    });
  }),
);
