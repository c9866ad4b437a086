import { offered } from '@wayline/core/areas/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { vaccines } from '@wayline/core/areas/settings/sections/vaccines';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-151. */
export const handler = endpoint(sharedLookupsContracts['crm.vaccines.list'], async ({ actor, db }) => {
  const { entries } = await readSetting(db, actor.user_id, vaccines);
  return ok({ rows: offered(entries) });
});
