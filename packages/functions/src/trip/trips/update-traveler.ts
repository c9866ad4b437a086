import { checkBirthDate } from '@wayline/core/areas/clients/public';
import { changeTraveler } from '@wayline/core/areas/trip/trips/people/change-traveler';
import { changedTraveler } from '@wayline/core/areas/trip/trips/people/traveler-change';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { endpoint } from '../../kernel/endpoint';

/** A new passport number replaces the one stored, an emptied one takes it away; left out, it stays as it is and unread. */
export const handler = endpoint(
  peopleContracts['trips.travelers.update'],
  async ({ input, actor, db, deps, commit }) => {
    const { trip, traveler, version, passport_number, ...changes } = input;
    const birth = checkBirthDate(changes.dob, deps.now());
    if (!birth.ok) return birth;
    const mark = { by: actor.user_id, by_name: actor.name, at: deps.now() };
    const sealed = passport_number && (await deps.seal.encrypt(actor.company_id, 'passport_number', passport_number));
    return changeTraveler(
      { actor, db, deps, commit },
      {
        trip,
        traveler,
        version,
        event: travelerEvents.changed,
        change: (before) => {
          const { passport_sealed, ...after } = changedTraveler(before, changes, mark);
          const kept = passport_number === undefined ? passport_sealed : sealed || undefined;
          return { ...after, has_passport: Boolean(kept), ...(kept && { passport_sealed: kept }) };
        },
      },
    );
  },
  { seal: encryptionAdapter },
);
