import { ok, refuse } from '@wayline/core/kernel/result';
import { indexedById, offered } from '@wayline/core/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { readSetting } from '@wayline/core/settings/read-setting';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-150, R-SHELL-251. */
export const handler = endpoint(
  sharedLookupsContracts['misc.occasions.list'],
  async ({ input: { id }, actor, deps }) => {
    if (id !== actor.company.owner_user_id) return refuse('record.missing');
    const { entries } = await readSetting(deps.table, actor.company_id, actor.user_id, 'occasions');
    return ok({ occasions: indexedById(offered(entries)) });
  },
);
