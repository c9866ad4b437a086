import { addTraveler } from '@wayline/core/areas/trip/trips/lead-traveler';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Puts a person on a trip; the trip's pax and lead traveler move in the same transaction. */
export const handler = endpoint(
  tripsContracts['trips.travelers.create'],
  async ({ input, actor, db, deps, commit }) => {
    const { passport_number, ...draft } = input;
    const passport_sealed =
      passport_number && (await deps.seal.encrypt(actor.company_id, 'passport_number', passport_number));
    const traveler = {
      ...draft,
      id: deps.newId('traveler'),
      status: 'inquired' as const,
      trip_traveler_status: 'active' as const,
      created_at: deps.now(),
      version: 1,
      invoice_totals: [],
      available_credit: [],
      has_passport: Boolean(passport_sealed),
      ...(passport_sealed && { passport_sealed }),
    };
    const leads = traveler.client_type === 'lead_client';
    return retryOnConflict(async () => {
      const whole = leads ? await readTrip(db, input.trip_id) : undefined;
      if (leads && !whole) return refuse('record.missing');
      const writes = addTraveler(db, traveler, whole);
      return commit({
        writes,
        audit: { subject: input.trip_id, about: writes[0] },
        events: [travelerEvents.added(traveler)],
        answer: { message: formatMessage('traveler.add.success'), traveler },
      });
    });
  },
  { seal: encryptionAdapter },
);
