import { walkCompany } from '@wayline/core/areas/closure/walk-company';
import type { Files } from '@wayline/core/areas/files/files';
import type { Listing } from '@wayline/core/areas/files/s3-listing';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { Itineraries, publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { linksClosed, linksReopened } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId, TripId } from '@wayline/core/base/ids';
import { RECORDS } from '@wayline/core/records';
import type { Table } from '@wayline/core/store/client';
import { fromItem } from '@wayline/core/store/record';
import { type TenantDb, tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { settleLinks } from '../trip/trips/lifecycle/settle-links';

export type LinkTools = { table: Table; now: () => string; files: Files; list: Listing };

/** Every itinerary of a company, a page at a time. */
async function* itinerariesOf(db: TenantDb): AsyncGenerator<Itinerary> {
  for await (const { items } of walkCompany(db, RECORDS.partitions))
    for (const item of items) if (item.type === Itineraries.name) yield fromItem(Itineraries, item);
}

const change = async ({ table }: LinkTools, company: CompanyId, before: Itinerary, after: Itinerary) => {
  const { ok } = await transact(table, [tenantDb(table, company).change(Itineraries, before, after)]);
  if (!ok) throw new Error('Somebody changed an itinerary meanwhile; its links are settled the next time.');
};

/** Closes every link of a company that is open, and takes its page away. They know it, so that they can be opened again. Safe to repeat. */
export const closeCompanyLinks = async (tools: LinkTools, company: CompanyId): Promise<void> => {
  for await (const itinerary of itinerariesOf(tenantDb(tools.table, company))) {
    const closed = linksClosed(itinerary, tools.now());
    const differs = closed.shares.some((share, i) => share !== itinerary.shares[i]);
    if (differs) await change(tools, company, itinerary, closed);
    for (const { token_hash } of closed.shares) await tools.files.remove(publishedKey(token_hash));
  }
};

/** Opens the links again that were closed with the company. Those of a trip that is cancelled stay closed. Safe to repeat. */
export const openCompanyLinks = async (tools: LinkTools, company: CompanyId): Promise<void> => {
  const db = tenantDb(tools.table, company);
  for await (const itinerary of itinerariesOf(db)) {
    if (!itinerary.shares.some((share) => share.closed_with_trip)) continue;
    const trip = await db.get(Trips, { id: itinerary.trip_id });
    if (!trip || trip.cancelled_at) continue;
    await change(tools, company, itinerary, linksReopened(itinerary));
    await settleLinks(tools, company, itinerary.trip_id as TripId);
  }
};
