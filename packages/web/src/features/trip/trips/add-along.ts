import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import type { OfferedClient } from '../../clients/public';

type Outcome = { added: number; refused: { name: string; why: string }[] };

/** Puts clients on a trip who come along with somebody, each for themselves: how many were added, and who was not and why. */
export const addAlong = async (trip_id: TripId, along: readonly OfferedClient[]): Promise<Outcome> => {
  const outcome: Outcome = { added: 0, refused: [] };
  for (const { id: client_id, name } of along)
    try {
      await call('trips.travelers.create', { trip_id, client_id, client_type: 'secondary_client' });
      outcome.added += 1;
    } catch (thrown) {
      outcome.refused.push({ name, why: asApiError(thrown).message });
    }
  return outcome;
};
