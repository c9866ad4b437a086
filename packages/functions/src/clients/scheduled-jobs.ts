import { Clients } from '@wayline/core/areas/clients/client.records';
import { ClientMerges } from '@wayline/core/areas/clients/merge/merge.records';
import { finishMerge } from '@wayline/core/areas/clients/merge/merge-clients';
import { purgeClient } from '@wayline/core/areas/clients/purge-client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { defineJob } from '../kernel/job';

export const CLIENT_JOBS = [
  defineJob(Clients, ({ table }, company, client) => purgeClient(tenantDb(table, company), client)),
  defineJob(ClientMerges, ({ table }, company, { client_id, other_id }) =>
    finishMerge(tenantDb(table, company), client_id, other_id),
  ),
];
