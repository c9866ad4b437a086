import { ApiKeys } from '../../access/api-keys.records';
import { PEOPLE, Users } from '../../access/people.records';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { getAuditPartition } from '../../store/commit';
import { wholeList } from '../../store/full-page';
import { listPartition, listRows, readPartition } from '../../store/read';
import type { RecordDef } from '../../store/record';
import { SubAgencies } from '../agencies/public';
import {
  CloudFiles,
  CloudFolders,
  CloudRemains,
  LibraryItems,
  LibraryPlaces,
  listCloudFolders,
} from '../library/public';
import { Pictures } from '../lookups/public';
import { Mails, Suppressions } from '../messaging/public';
import { getNoticesPartition, getNotificationsPartition } from '../notifications/public';
import { EmailChanges, RecoveryCodes } from '../people/public';
import { Logos, Settings } from '../settings/public';
import { PaymentEvents } from '../subscription/public';
import { Tags } from '../tags/public';
import {
  ARCHIVED_TRIP_LIST,
  ChecklistTemplates,
  ClaimRequests,
  DeletedTrips,
  Departures,
  ImportChunks,
  ItineraryTemplates,
  partitionsOfTrip,
  Suppliers,
  TableSettings,
  TRIP_LIST,
  TripImports,
  TripRows,
  UnclaimedBookings,
  UnfinishedCopies,
} from '../trip/public';
import { ClosedAccounts } from './account-closure.records';

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

/** Every trip, wherever it is just now: in either list, deleted, or a copy that is being made. */
const tripsOf = async (table: Table, company: CompanyId): Promise<string[]> => {
  const listed = (list: Partition) => wholeList((cursor) => listRows(table, company, list, TripRows, { cursor }));
  const ids = idsIn([...(await listed(TRIP_LIST)), ...(await listed(ARCHIVED_TRIP_LIST))]);
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
      getAuditPartition(COMPANY),
    ],
  },
  {
    of: async (table, company) => idsIn((await readPartition(table, company, PEOPLE, { users: Users })).users),
    partitions: (user_id) => [
      Settings.partition({ owner: user_id, section: '' }),
      TableSettings.partition({ user_id, table: '' }),
      RecoveryCodes.partition({ user_id }),
      EmailChanges.partition({ user_id }),
      getNotificationsPartition(user_id),
      getNoticesPartition(user_id),
    ],
  },
  {
    of: async (table, company) => idsIn(await listCloudFolders(table, company)),
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
