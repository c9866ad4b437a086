import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { findLinkRequest } from '@wayline/core/areas/agencies/find-link-request';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(agenciesContracts['misc.sub-agencies.open'], async ({ input, deps }) => {
  const found = await findLinkRequest(deps, input.token);
  if (!found.ok) return found;
  const { ask, asking } = found.value;
  return ok({ company_name: asking.company_name, asked_by_name: ask.asked_by_name, expires_at: ask.expires_at });
});
