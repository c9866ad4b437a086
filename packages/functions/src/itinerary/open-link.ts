import type { Itinerary, Share } from '@wayline/core/itinerary/itinerary';
import { Itineraries, sharePointer, tokenHash } from '@wayline/core/itinerary/itinerary.records';
import type { CompanyId, TripId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { getRecords } from '@wayline/core/store/read';
import { Trips } from '@wayline/core/trips/trip.records';
import type { Deps } from '../kernel/deps';
import { liveShares } from './live-shares';

export type OpenedLink = { company: CompanyId; itinerary: Itinerary; share: Share };

/** What stands behind a link while it is neither withdrawn nor run out, and its trip is there; refuses with `link.gone`. */
export const openLink = async (deps: Deps, token: string): Promise<Result<OpenedLink>> => {
  const hash = tokenHash(token);
  const pointer = await follow(deps.table, sharePointer(hash));
  if (!pointer) return refuse('link.gone');
  const company = pointer.company_id as CompanyId;
  const trip_id = String(pointer.trip_id) as TripId;
  const [trip, found] = await getRecords(deps.table, company, [
    { def: Trips, key: { id: trip_id } },
    { def: Itineraries, key: { trip_id, id: String(pointer.itinerary_id) } },
  ]);
  const itinerary = trip ? (found as Itinerary | undefined) : undefined;
  const share = itinerary && liveShares(itinerary, deps.now()).find((s) => s.token_hash === hash);
  return share ? ok({ company, itinerary, share }) : refuse('link.gone');
};
