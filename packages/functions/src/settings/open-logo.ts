import { settingsContracts } from '@wayline/core/areas/setting-pages/settings.contract';
import { Logos } from '@wayline/core/areas/settings/logo.records';
import { ok, refuse } from '@wayline/core/base/result';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

const YEAR_SECONDS = 31_536_000;

/** Opened by pages and mails, which send no token: a logo is there to be seen. */
export const handler = endpoint(settingsContracts['public.logo.get'], async ({ input: { company, file }, deps }) => {
  const logo = await tenantDb(deps.table, company).get(Logos, { id: file });
  return logo ? ok({ body: logo.png, base64: true as const, max_age: YEAR_SECONDS }) : refuse('record.missing');
});
