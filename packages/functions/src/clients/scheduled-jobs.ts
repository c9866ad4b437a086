import { Clients } from '@wayline/core/areas/clients/client.records';
import { ClientMerges } from '@wayline/core/areas/clients/merge/merge.records';
import { finishMerge } from '@wayline/core/areas/clients/merge/merge-clients';
import { purgeClient } from '@wayline/core/areas/clients/purge-client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { filesAdapter } from '../files/files-adapter';
import { defineJob } from '../kernel/job';
import { MERGE_FOLLOWERS } from './merge-followers';

export const CLIENT_JOBS = [
  defineJob(Clients, ({ table }, company, client) =>
    purgeClient({ db: tenantDb(table, company), files: filesAdapter() }, client),
  ),
  defineJob(ClientMerges, ({ table }, company, merge) => finishMerge(tenantDb(table, company), merge, MERGE_FOLLOWERS)),
];
