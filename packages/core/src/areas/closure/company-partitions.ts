import { ApiKeys } from '../../access/api-keys.records';
import { PEOPLE, Users } from '../../access/people.records';
import type { PartitionFamily } from '../../store/area-records';
import { getAuditPartition } from '../../store/audits';
import type { RecordDef } from '../../store/record';
import { SubAgencies } from '../agencies/public';
import { CloudFolders, CloudRemains, LibraryItems, LibraryPlaces } from '../library/public';
import { Pictures } from '../lookups/public';
import { Mails, Suppressions } from '../messaging/public';
import { getNoticesPartition, getNotificationsPartition } from '../notifications/public';
import { EmailChanges, RecoveryCodes } from '../people/public';
import { Logos, Settings } from '../settings/public';
import { PaymentEvents } from '../subscription/public';
import { TableSettings } from '../tables/public';
import { Tags } from '../tags/public';
import {
  ChecklistTemplates,
  ClaimRequests,
  DeletedTrips,
  Departures,
  ItineraryTemplates,
  TripImports,
  UnclaimedBookings,
  UnfinishedCopies,
  UnlinkedNames,
} from '../trip/public';
import { ClosedAccounts } from './account-closure.records';

const COMPANY = 'company';
/** One record of each partition that a company has once; others may lie with it. */
const ONCE: readonly RecordDef[] = [
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
  UnlinkedNames,
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
];

/**
 * The partitions that a company has once, and those of its users, by known keys: nothing of others is read. Areas say where they keep more.
 * What only the machinery needs (events, answers, sockets, counters) is not here, because an export leaves it out.
 */
export const COMPANY_PARTITIONS: readonly PartitionFamily[] = [
  {
    of: async () => [COMPANY],
    partitions: () => [
      ...ONCE.map((def) => def.partition({})),
      Settings.partition({ owner: COMPANY, section: '' }),
      getAuditPartition(COMPANY),
    ],
  },
  {
    of: async (db) => (await db.readPartition(PEOPLE, { users: Users })).users.map(({ id }) => id),
    partitions: (user_id) => [
      Settings.partition({ owner: user_id, section: '' }),
      TableSettings.partition({ user_id, table: '' }),
      RecoveryCodes.partition({ user_id }),
      EmailChanges.partition({ user_id }),
      getNotificationsPartition(user_id),
      getNoticesPartition(user_id),
    ],
  },
];
