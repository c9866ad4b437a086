import * as z from 'zod';
import { SubAgencies } from '../agencies/agencies.records';
import { ClaimRequests, UnclaimedBookings } from '../bookings/lists/unclaimed.records';
import { Suppliers } from '../bookings/suppliers/supplier.records';
import { ChecklistTemplates } from '../checklists/checklist.records';
import { partitionsOfTrip } from '../history/trip-partitions';
import { ApiKeys } from '../identity/api-keys.records';
import { EmailChanges } from '../identity/email-change';
import { PEOPLE, Users } from '../identity/people.records';
import { RecoveryCodes } from '../identity/recovery-codes';
import { ItineraryTemplates } from '../itinerary/template.records';
import type { CompanyId } from '../kernel/ids';
import {
  CloudFiles,
  CloudFolders,
  CloudRemains,
  foldersOf,
  LibraryItems,
  LibraryPlaces,
} from '../library/library.records';
import { Pictures } from '../lookups/picture.records';
import { Mails } from '../messaging/mail';
import { Suppressions } from '../messaging/suppression.records';
import { noticesOf } from '../notifications/notices.records';
import { bellOf } from '../notifications/notification.records';
import { Logos } from '../settings/logo.records';
import { Settings } from '../settings/settings.records';
import type { Table } from '../store/client';
import { auditOf } from '../store/commit';
import { wholeList } from '../store/full-page';
import { listPartition, listRows, readPartition } from '../store/read';
import type { RecordDef } from '../store/record';
import { PaymentEvents } from '../subscription/subscription.records';
import { Tags } from '../tags/tag.records';
import { DeletedTrips } from '../trips/deleted-trip.records';
import { TableSettings } from '../trips/lifecycle/table-settings';
import { ImportChunks, TripImports } from '../trips/lifecycle/trip-import';
import { UnfinishedCopies } from '../trips/lifecycle/unfinished-copy';
import { ARCHIVED_TRIP_LIST, Departures, TRIP_LIST } from '../trips/trip.records';
import { ClosedAccounts } from './closing.records';

type Partition = readonly string[];
/** Partitions of which a company has one for each of something; `of` lists the ids of all there are. */
type Family = {
  of: (table: Table, company: CompanyId) => Promise<readonly string[]>;
  partitions: (id: string) => readonly Partition[];
};

const COMPANY = 'company';
/** One record of each partition that a company has once; others may lie with it. */
const ONCE = [
  Users,
  SubAgencies,
  ApiKeys,
  Tags,
  Logos,
  Pictures,
  Mails,
  Suppressions,
  ClosedAccounts,
  ItineraryTemplates,
  ChecklistTemplates,
  Suppliers,
  UnclaimedBookings,
  ClaimRequests,
  LibraryItems,
  LibraryPlaces,
  CloudFolders,
  CloudRemains,
  TripImports,
  UnfinishedCopies,
  Departures,
  DeletedTrips,
  PaymentEvents,
] as unknown as readonly RecordDef[];

const idsIn = <T extends { id: string }>(items: readonly T[]) => items.map(({ id }) => id);

/** The first row of a list is its counter, which has no id. */
const ListedTrip = z.object({ id: z.string().optional() });
/** Every trip, wherever it is just now: in either list, deleted, or a copy that is being made. */
const tripsOf = async (table: Table, company: CompanyId): Promise<string[]> => {
  const listed = (list: Partition) =>
    wholeList((cursor) => listRows(table, company, list, (row) => ListedTrip.parse(row).id ?? [], { cursor }));
  const ids = [...(await listed(TRIP_LIST)), ...(await listed(ARCHIVED_TRIP_LIST))].flat();
  const [{ deleted }, { copies }] = await Promise.all([
    readPartition(table, company, DeletedTrips.partition({ id: '' }), { deleted: DeletedTrips }),
    readPartition(table, company, UnfinishedCopies.partition({ trip_id: '' }), { copies: UnfinishedCopies }),
  ]);
  return [...ids, ...idsIn(deleted), ...copies.map(({ trip_id }) => trip_id)];
};

/**
 * Every partition of a company that holds something people know of, by known keys: nothing of others is read. What only the machinery
 * needs (events, answers, sockets, counters) is not here, because an export leaves it out.
 */
export const COMPANY_PARTITIONS: readonly Family[] = [
  {
    of: async () => [COMPANY],
    partitions: () => [
      ...ONCE.map((def) => def.partition({})),
      Settings.partition({ owner: COMPANY, section: '' }),
      auditOf(COMPANY),
    ],
  },
  {
    of: async (table, company) => idsIn((await readPartition(table, company, PEOPLE, { users: Users })).users),
    partitions: (user_id) => [
      Settings.partition({ owner: user_id, section: '' }),
      TableSettings.partition({ user_id, table: '' }),
      RecoveryCodes.partition({ user_id }),
      EmailChanges.partition({ user_id }),
      bellOf(user_id),
      noticesOf(user_id),
    ],
  },
  {
    of: async (table, company) => idsIn(await foldersOf(table, company)),
    partitions: (folder) => [CloudFiles.partition({ folder, id: '' })],
  },
  {
    of: async (table, company) =>
      idsIn(
        await wholeList((cursor) =>
          listPartition(table, company, TripImports, { partition: TripImports.partition({ id: '' }) }, { cursor }),
        ),
      ),
    partitions: (import_id) => [ImportChunks.partition({ import_id, chunk: '' })],
  },
  { of: tripsOf, partitions: partitionsOfTrip },
];
