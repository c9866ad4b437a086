import { ok } from '@wayline/core/kernel/result';
import { offered } from '@wayline/core/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { readSetting } from '@wayline/core/settings/read-setting';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-154, R-SHELL-267. */
export const handler = endpoint(sharedLookupsContracts['crm.relations.list'], async ({ actor, deps }) => {
  const { entries } = await readSetting(deps.table, actor.company_id, actor.user_id, 'relations');
  return ok({ rows: offered(entries) });
});
