import { checkBirthDate } from '@wayline/core/areas/clients/public';
import { addTraveler } from '@wayline/core/areas/trip/trips/lead-traveler';
import { insertClientWithTrip, linkKnownClient } from '@wayline/core/areas/trip/trips/people/client-link';
import { findClientForTrip, newClientFrom } from '@wayline/core/areas/trip/trips/people/find-client';
import { fillFromProfile } from '@wayline/core/areas/trip/trips/people/profile-fields';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { endpoint } from '../../kernel/endpoint';

const NAMELESS = { issues: [{ path: 'first_name', message: 'Please enter a name.' }] };

/** Puts a person on a trip; the trip's pax and lead traveler move in the same transaction, and so does the count of a client's trips. */
export const handler = endpoint(
  peopleContracts['trips.travelers.create'],
  async ({ input, actor, db, deps, commit }) => {
    const { passport_number, client_id, save_as_client, ...sent } = input;
    const { trip_id } = sent;
    const birth = checkBirthDate(sent.dob, deps.now());
    if (!birth.ok) return birth;
    const passport_sealed =
      passport_number && (await deps.seal.encrypt(actor.company_id, 'passport_number', passport_number));
    const id = deps.newId('traveler');
    const named = fillFromProfile(sent, undefined);
    const made = save_as_client && !client_id && named ? await newClientFrom({ actor, db, deps }, named) : undefined;
    if (made && !made.ok) return made;
    const leads = sent.client_type === 'lead_client';
    return retryOnConflict(async () => {
      const [whole, found] = await Promise.all([
        leads ? readTrip(db, trip_id) : undefined,
        client_id ? findClientForTrip({ actor, db }, { client_id, trip_id }) : undefined,
      ]);
      if (leads && !whole) return refuse('record.missing');
      if (found && !found.ok) return found;
      const person = fillFromProfile(sent, found?.value);
      if (!person) return refuse('request.invalid', NAMELESS);
      const client = found?.value.client ?? made?.value;
      const traveler = {
        ...person,
        id,
        trip_id,
        status: 'inquired' as const,
        trip_traveler_status: 'active' as const,
        invoice_totals: [],
        available_credit: [],
        has_passport: Boolean(passport_sealed),
        ...(passport_sealed && { passport_sealed }),
        ...(client && { client_id: client.id }),
      };
      const [added, ...moved] = addTraveler(db, traveler, whole);
      const link = made ? insertClientWithTrip : linkKnownClient;
      const linked = client && link(db, traveler, client, deps.now());
      return commit({
        writes: [added, ...moved, ...(linked?.writes ?? [])],
        audit: { about: added },
        events: [travelerEvents.added(traveler), ...(linked?.events ?? [])],
        answer: { message: formatMessage('traveler.add.success'), traveler: added.after },
      });
    });
  },
  { seal: encryptionAdapter },
);
