import { offered } from '@wayline/core/areas/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { relations } from '@wayline/core/areas/settings/sections/relations';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-154, R-SHELL-267. */
export const handler = endpoint(sharedLookupsContracts['crm.relations.list'], async ({ actor, db }) => {
  const { entries } = await readSetting(db, actor.user_id, relations);
  return ok({ rows: offered(entries) });
});
