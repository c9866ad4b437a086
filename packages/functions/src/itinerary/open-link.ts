import type { Itinerary, Share } from '@wayline/core/itinerary/itinerary';
import { Itineraries, sharePointer } from '@wayline/core/itinerary/itinerary.records';
import type { CompanyId, TripId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { tokenHash } from '@wayline/core/store/token-hash';
import { readInTrip } from '@wayline/core/trips/read-in-trip';
import type { Trip } from '@wayline/core/trips/trip';
import type { Deps } from '../kernel/deps';
import { liveShares } from './live-shares';

export type OpenedLink = { company: CompanyId; trip: Trip; itinerary: Itinerary; share: Share };

/** What stands behind a link while it is neither withdrawn nor run out, and its trip is there; refuses with `link.gone`. */
export const openLink = async (deps: Deps, token: string): Promise<Result<OpenedLink>> => {
  const hash = tokenHash(token);
  const pointer = await follow(deps.table, sharePointer(hash));
  if (!pointer) return refuse('link.gone');
  const company = pointer.company_id as CompanyId;
  const trip_id = String(pointer.trip_id) as TripId;
  const key = { trip_id, id: String(pointer.itinerary_id) };
  const read = await readInTrip(deps.table, company, Itineraries, key);
  if (!read) return refuse('link.gone');
  const { trip, found: itinerary } = read;
  const share = liveShares(itinerary, deps.now()).find((s) => s.token_hash === hash);
  return share ? ok({ company, trip, itinerary, share }) : refuse('link.gone');
};
