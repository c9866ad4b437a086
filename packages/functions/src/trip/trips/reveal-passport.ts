import { countReveal } from '@wayline/core/areas/clients/reveals/count-reveal';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Decrypts a passport number. Who looked, and why, is written before it is shown. Source: G-173. */
export const handler = endpoint(
  tripsContracts['trips.travelers.passport'],
  async ({ input, actor, db, deps, commit }) => {
    const traveler = await db.get(Travelers, {
      trip_id: input.trip,
      id: input.traveler,
    });
    if (!traveler?.passport_sealed) return refuse('record.missing');
    const noted = await retryOnConflict(async () => {
      const counted = await countReveal(db, actor, deps.now());
      if (!counted.ok) return counted;
      return commit({
        ...counted.value,
        audit: {
          subject: input.trip,
          action: 'passport.revealed',
          changes: { traveler: traveler.id, reason: input.reason },
        },
        answer: { passport_number: '' },
      });
    });
    if (!noted.ok) return noted;
    const passport_number = await deps.seal.decrypt(actor.company_id, 'passport_number', traveler.passport_sealed);
    return { ok: true, value: { passport_number } };
  },
  { seal: encryptionAdapter },
);
