import { say } from '@wayline/core/kernel/messages';
import { writesFor } from '@wayline/core/store/write';
import { Travelers, Trips } from '@wayline/core/trips/trip.records';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { endpoint } from '../kernel/endpoint';
import { sealAdapter } from '../kernel/seal-adapter';
import { tripEvent } from './trip-event';

/** Puts a person on a trip; the trip's pax and lead traveler move in the same transaction. */
export const handler = endpoint(
  tripsContracts['trips.travelers.create'],
  async ({ input, actor, deps, commit }) => {
    const { passport_number, ...draft } = input;
    const passport_sealed =
      passport_number && (await deps.seal.seal(actor.company_id, 'passport_number', passport_number));
    const traveler = {
      ...draft,
      id: deps.newId('traveler'),
      status: 'inquired' as const,
      trip_traveler_status: 'active' as const,
      created_at: deps.now(),
      version: 1,
      ...(passport_sealed && { passport_sealed }),
    };
    const name = `${traveler.first_name} ${traveler.last_name}`;
    const pax = traveler.is_traveler ? 1 : 0;
    const leads = traveler.client_type === 'lead_client';
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [
        w.insert(Travelers, traveler),
        w.adjust(
          Trips,
          { id: input.trip_id },
          {
            add: { trip_pax: pax, 'row.trip_pax': pax },
            ...(leads && { set: { lead_traveler: name, 'row.lead_traveler': name } }),
          },
        ),
      ],
      audit: { subject: input.trip_id, action: 'traveler.added', changes: { traveler: traveler.id } },
      event: tripEvent(actor, input.trip_id, `${actor.name} added a traveler`),
      answer: { message: say('traveler.add.success'), traveler },
    });
  },
  { seal: sealAdapter },
);
