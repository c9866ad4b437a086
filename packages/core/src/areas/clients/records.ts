import type { AreaRecords } from '../../store/area-records';
import { getAuditPartition } from '../../store/audits';
import { Clients, ofClient } from './client.records';
import { listClientIds } from './client-lists';
import { HOUSEHOLDS } from './related/related.records';

export const CLIENT_RECORDS: AreaRecords = {
  listed: [Clients],
  partitions: [
    { of: listClientIds, partitions: (id) => [ofClient(id), getAuditPartition(id)] },
    { of: async () => ['households'], partitions: () => [HOUSEHOLDS] },
  ],
};
