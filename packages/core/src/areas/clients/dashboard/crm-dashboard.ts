import * as z from 'zod';
import { addMonths } from '../../../base/add-months';
import { addDays } from '../../../base/days';
import { TripId } from '../../../base/ids';
import { Day } from '../../../base/values';
import { readEntries, readGroups } from '../../../store/search/read-search';
import {
  ALL_RECORDS,
  asideIn,
  daysBetween,
  filteredBy,
  filtersFrom,
  monthsBetween,
  ownedBy,
} from '../../../store/search/search-entries';
import { countSerials, intersect, type SerialSet, subtract } from '../../../store/search/serial-set';
import type { TenantDb } from '../../../store/tenant-db';
import { clientName } from '../client';
import { Clients } from '../client.records';
import { ClientId } from '../client-id';
import { CLIENT_INDEX } from '../client-search.index';
import { ClientDay, ClientDays, getClientDaysPartition } from './client-days.records';
import { monthsAhead, nextTime } from './coming-days';
import { Expiration, Expirations, getExpirationsPartition } from './expirations.records';

/** How far ahead days of clients are shown. */
const DAYS_AHEAD = 30;
/** How far ahead documents that expire are shown, and how long those that have. */
const EXPIRES_AHEAD_DAYS = 270;
const EXPIRED_DAYS = 30;
const MONTHS = 12;
/** Clients whose last trip ended so many months ago have lapsed. */
const LAPSED_MONTHS = 18;
/** So many of each list are shown; the rest is in the list of clients. */
const SHOWN = 50;

/** A client who is away, on which trip, and when they are home. */
const TravelingClient = z.object({
  client_id: ClientId,
  name: z.string(),
  trip_id: TripId,
  trip_name: z.string(),
  end_date: Day,
  destinations: z.array(z.string()),
});
export type TravelingClient = z.infer<typeof TravelingClient>;

/** What the CRM has to say today. Counts are of the clients its reader sees. Source: R-ACC-015. */
export const CrmDashboard = z.object({
  total: z.int(),
  prospects: z.int(),
  /** Clients that were added in each of the last twelve months, the oldest first. */
  added: z.array(z.object({ month: z.string(), count: z.int() })),
  /** Where clients come from, the most first. */
  sources: z.array(z.object({ source: z.string(), count: z.int() })),
  /** Birthdays and occasions of the next thirty days: `next` is when each comes round. */
  days: z.array(ClientDay.extend({ next: Day })),
  /** Documents that expire within nine months, or did in the last thirty days. */
  expiring: z.array(Expiration.extend({ client_name: z.string() })),
  /** How many clients have traveled, and not since `until`. */
  lapsed: z.object({ count: z.int(), until: Day }),
  /** Who is away today, for those who may view trips. */
  traveling: z.array(TravelingClient),
});
export type CrmDashboard = z.infer<typeof CrmDashboard>;

const readDays = async (db: TenantDb, today: string): Promise<CrmDashboard['days']> => {
  const months = await Promise.all(
    monthsAhead(today, DAYS_AHEAD).map((month) =>
      db.readPartition(getClientDaysPartition(month), { days: ClientDays }),
    ),
  );
  const until = addDays(today, DAYS_AHEAD);
  return months
    .flatMap(({ days }) => days.map((one) => ({ ...one, next: nextTime(one.day, today) })))
    .filter(({ next }) => next <= until)
    .sort((a, b) => a.next.localeCompare(b.next) || a.name.localeCompare(b.name))
    .slice(0, SHOWN);
};

const readExpiring = async (db: TenantDb, today: string): Promise<CrmDashboard['expiring']> => {
  const [from, until] = [addDays(today, -EXPIRED_DAYS), addDays(today, EXPIRES_AHEAD_DAYS)];
  const years = [...new Set([from.slice(0, 4), until.slice(0, 4)])];
  const read = await Promise.all(
    years.map((year) => db.readPartition(getExpirationsPartition(year), { documents: Expirations })),
  );
  const meant = read
    .flatMap(({ documents }) => documents)
    .filter(({ expiration }) => expiration >= from && expiration <= until)
    .slice(0, SHOWN);
  const clients = await db.getMany(meant.map(({ client_id }) => ({ def: Clients, key: { id: client_id } })));
  return meant.flatMap((document, i) => {
    const client = clients[i];
    return client && !client.deleted_at ? [{ ...document, client_name: clientName(client) }] : [];
  });
};

/** The last twelve months, `2031-05`, this one last. */
const lastMonths = (today: string): string[] =>
  Array.from({ length: MONTHS }, (_, i) => addMonths(`${today.slice(0, 7)}-01`, i + 1 - MONTHS).slice(0, 7));

/** What the CRM has to say on a day, from narrow rows and the index of clients: two waves, however many clients there are. */
export const readCrmDashboard = async (
  db: TenantDb,
  today: string,
  readTraveling: (db: TenantDb, today: string) => Promise<TravelingClient[]>,
): Promise<CrmDashboard> => {
  const until = addMonths(today, -LAPSED_MONTHS);
  const months = lastMonths(today);
  const users = await db.table.scope?.listUsers();
  const [all, deleted, own, prospects, added, sources, days, expiring, lapsed, traveling] = await Promise.all([
    readEntries(db, CLIENT_INDEX, [ALL_RECORDS]),
    readEntries(db, CLIENT_INDEX, asideIn(CLIENT_INDEX)),
    users && readEntries(db, CLIENT_INDEX, ownedBy(users)),
    readEntries(db, CLIENT_INDEX, filteredBy(CLIENT_INDEX, 'status', 'prospect')),
    readGroups(db, CLIENT_INDEX, monthsBetween(CLIENT_INDEX, 'added', [String(months[0]), String(months.at(-1))])),
    readGroups(db, CLIENT_INDEX, filtersFrom(CLIENT_INDEX, 'source')),
    readDays(db, today),
    readExpiring(db, today),
    readEntries(db, CLIENT_INDEX, daysBetween(CLIENT_INDEX, 'traveled', [undefined, until])),
    readTraveling(db, today),
  ]);
  const count = (set: SerialSet) => countSerials(subtract(own ? intersect(set, own) : set, deleted));
  return {
    total: count(all),
    prospects: count(prospects),
    added: months.map((month) => ({ month, count: count(added.get(month) ?? new Map()) })),
    sources: [...sources]
      .map(([source, set]) => ({ source, count: count(set) }))
      .filter((one) => one.count > 0)
      .sort((a, b) => b.count - a.count || a.source.localeCompare(b.source)),
    days,
    expiring,
    lapsed: { count: count(lapsed), until },
    traveling,
  };
};
