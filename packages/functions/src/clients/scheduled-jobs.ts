import { Clients } from '@wayline/core/areas/clients/client.records';
import { purgeClient } from '@wayline/core/areas/clients/purge-client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { defineJob } from '../kernel/job';

export const CLIENT_JOBS = [
  defineJob(Clients, ({ table }, company, client) => purgeClient(tenantDb(table, company), client)),
];
