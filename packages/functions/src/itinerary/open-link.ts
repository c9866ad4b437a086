import type { Itinerary, Share } from '@wayline/core/itinerary/itinerary';
import { Itineraries, sharePointer, tokenHash } from '@wayline/core/itinerary/itinerary.records';
import type { CompanyId, TripId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { getRecord } from '@wayline/core/store/read';
import type { Deps } from '../kernel/deps';
import { liveShares } from './live-shares';

export type OpenedLink = { company: CompanyId; itinerary: Itinerary; share: Share };

/** What stands behind a link while it is neither withdrawn nor run out; refuses with `link.gone`. */
export const openLink = async (deps: Deps, token: string): Promise<Result<OpenedLink>> => {
  const hash = tokenHash(token);
  const pointer = await follow(deps.table, sharePointer(hash));
  if (!pointer) return refuse('link.gone');
  const company = pointer.company_id as CompanyId;
  const key = { trip_id: String(pointer.trip_id) as TripId, id: String(pointer.itinerary_id) };
  const itinerary = await getRecord(deps.table, company, Itineraries, key);
  const share = itinerary && liveShares(itinerary, deps.now()).find((s) => s.token_hash === hash);
  return share ? ok({ company, itinerary, share }) : refuse('link.gone');
};
