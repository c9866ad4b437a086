import type { PartitionFamily } from '../../store/area-records';
import { fromItem } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import type { Itinerary, SettleTools } from '../trip/public';
import { Itineraries, linksClosed, linksReopened, publishedKey, settleLinks, Trips } from '../trip/public';
import { walkCompany } from './walk-company';

/** `partitions` is where areas keep more of a company. */
export type LinkTools = SettleTools & { partitions: readonly PartitionFamily[] };

/** Every itinerary of a company, a page at a time. */
async function* itinerariesOf({ db, partitions }: LinkTools): AsyncGenerator<Itinerary> {
  for await (const { items } of walkCompany(db, partitions))
    for (const item of items) if (item.type === Itineraries.name) yield fromItem(Itineraries, item);
}

const change = async (db: TenantDb, before: Itinerary, after: Itinerary) => {
  const { ok } = await db.transact([db.change(Itineraries, before, after)]);
  if (!ok) throw new Error('Somebody changed an itinerary meanwhile; its links are settled the next time.');
};

/** Closes every link of a company that is open, and takes its page away. They know it, so that they can be opened again. Safe to repeat. */
export const closeCompanyLinks = async (tools: LinkTools): Promise<void> => {
  for await (const itinerary of itinerariesOf(tools)) {
    const closed = linksClosed(itinerary, tools.now());
    const differs = closed.shares.some((share, i) => share !== itinerary.shares[i]);
    if (differs) await change(tools.db, itinerary, closed);
    for (const { token_hash } of closed.shares) await tools.files.remove(publishedKey(token_hash));
  }
};

/** Opens the links again that were closed with the company. Those of a trip that is cancelled stay closed. Safe to repeat. */
export const openCompanyLinks = async (tools: LinkTools): Promise<void> => {
  for await (const itinerary of itinerariesOf(tools)) {
    if (!itinerary.shares.some((share) => share.closed_with_trip)) continue;
    const trip = await tools.db.get(Trips, { id: itinerary.trip_id });
    if (!trip || trip.cancelled_at) continue;
    await change(tools.db, itinerary, linksReopened(itinerary));
    await settleLinks(tools, itinerary.trip_id);
  }
};
