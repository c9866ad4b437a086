import type { CompanyId, ItineraryId, TripId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import { findLookup } from '../../../store/lookup';
import { tenantDb } from '../../../store/tenant-db';
import { tokenHash } from '../../../store/token-hash';
import { liveShares } from '../trips/lifecycle/trip-links';
import { readInTrip } from '../trips/read-in-trip';
import type { Trip } from '../trips/trip';
import { inTrip } from '../trips/trip.partition';
import { refuseClient } from './client-refusal';
import { refuse } from './errors';
import type { Itinerary, Share } from './itinerary';
import { Itineraries, shareLookupKey } from './itinerary.records';
import { linkParts, opensSibling } from './trip-link';

export type OpenedLink = {
  company: CompanyId;
  trip: Trip;
  itinerary: Itinerary;
  share: Share;
  /** The itinerary that the link was made for; another than the opened one where the link opens the whole trip. */
  shared_for: ItineraryId;
};

/** The share of a link that works, by the hash of its page or of the door before it; refuses with `link.gone`. */
export const findShareByHash = async (
  deps: Deps,
  hash: string,
  by: 'token_hash' | 'gate_hash' = 'token_hash',
): Promise<Result<OpenedLink>> => {
  const pointer = await findLookup(deps.table, shareLookupKey(hash));
  if (!pointer) return refuse('link.gone');
  const company = pointer.company_id as CompanyId;
  const trip_id = String(pointer.trip_id) as TripId;
  const key = { trip_id, id: String(pointer.itinerary_id) };
  const read = await readInTrip(tenantDb(deps.table, company), Itineraries, key);
  if (!read) return refuse('link.gone');
  const { trip, found: itinerary } = read;
  const share = liveShares(itinerary, deps.now()).find((s) => s[by] === hash);
  return share
    ? ok({ company, trip, itinerary, share, shared_for: itinerary.id })
    : refuseClient(itinerary.language, 'link.gone');
};

/**
 * What is behind a link while it is neither withdrawn nor run out, and its trip is there; refuses with `link.gone`. A link to a whole trip
 * may name another itinerary of it, which opens for as long as it is shared itself.
 */
export const openLink = async (deps: Deps, url: string): Promise<Result<OpenedLink>> => {
  const { token, itinerary_id } = linkParts(url);
  const opened = await findShareByHash(deps, tokenHash(token));
  if (!opened.ok || !itinerary_id || itinerary_id === opened.value.itinerary.id) return opened;
  const { company, trip, share } = opened.value;
  const sibling = await tenantDb(deps.table, company).get(Itineraries, { trip_id: trip.id, id: itinerary_id });
  return sibling && opensSibling(share, sibling, deps.now())
    ? ok({ ...opened.value, itinerary: sibling })
    : refuseClient(opened.value.itinerary.language, 'link.gone');
};

/** Every published itinerary that the link opens, its own first. */
export const listOpened = async (
  deps: Deps,
  { company, trip, itinerary: own, share }: OpenedLink,
): Promise<Itinerary[]> => {
  const all = share.opens_trip
    ? await tenantDb(deps.table, company).readPartition(inTrip(trip.id), { itineraries: Itineraries })
    : { itineraries: [] };
  const others = all.itineraries.filter((one) => one.id !== own.id && opensSibling(share, one, deps.now()));
  return [own, ...others].filter(({ published_version }) => published_version > 0);
};
