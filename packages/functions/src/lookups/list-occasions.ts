import { indexedById, offered } from '@wayline/core/areas/lookups/company-lists';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { occasions } from '@wayline/core/areas/settings/sections/occasions';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-150, R-SHELL-251. */
export const handler = endpoint(sharedLookupsContracts['misc.occasions.list'], async ({ input: { id }, actor, db }) => {
  if (id !== actor.company.owner_user_id) return refuse('record.missing');
  const { entries } = await readSetting(db, actor.user_id, occasions);
  return ok({ occasions: indexedById(offered(entries)) });
});
