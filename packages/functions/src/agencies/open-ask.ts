import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { findAsk } from './find-ask';

export const handler = endpoint(agenciesContracts['misc.sub-agencies.open'], async ({ input, deps }) => {
  const found = await findAsk(deps, input.token);
  if (!found.ok) return found;
  const { ask, asking } = found.value;
  return ok({ company_name: asking.company_name, asked_by_name: ask.asked_by_name, expires_at: ask.expires_at });
});
