import { Forms } from '@wayline/core/areas/forms/form.records';
import { purgeForm } from '@wayline/core/areas/forms/purge-form';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { filesAdapter } from '../files/files-adapter';
import { defineJob } from '../kernel/job';

export const FORM_JOBS = [
  defineJob(Forms, ({ table }, company, form) => purgeForm(tenantDb(table, company), filesAdapter(), form)),
];
