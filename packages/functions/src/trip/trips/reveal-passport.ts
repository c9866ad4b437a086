import { noteReveal } from '@wayline/core/areas/clients/reveals/note-reveal';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Decrypts a passport number. Who looked, and why, is written before it is shown. Source: G-173. */
export const handler = endpoint(
  peopleContracts['trips.travelers.passport'],
  async (call) => {
    const { actor, db, deps, input } = call;
    const { trip, traveler: id, reason } = input;
    const traveler = await db.get(Travelers, { trip_id: trip, id });
    if (!traveler?.passport_sealed) return refuse('record.missing');
    const noted = await noteReveal(call, {
      subject: trip,
      action: 'passport.revealed',
      changes: { traveler: id, reason },
    });
    if (!noted.ok) return noted;
    const passport_number = await deps.seal.decrypt(actor.company_id, 'passport_number', traveler.passport_sealed);
    return { ok: true, value: { passport_number } };
  },
  { seal: encryptionAdapter },
);
