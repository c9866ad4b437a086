import { Institutions } from '@wayline/core/areas/institutions/institution.records';
import { purgeInstitution } from '@wayline/core/areas/institutions/purge-institution';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { defineJob } from '../kernel/job';

export const INSTITUTION_JOBS = [
  defineJob(Institutions, ({ table }, company, institution) => purgeInstitution(tenantDb(table, company), institution)),
];
