import { domainsContracts } from '@wayline/core/domains/domains.contract';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { domainShown } from './domain-shown';
import { readDomain } from './read-domain';

export const handler = endpoint(domainsContracts['users.domain.get'], async ({ actor, deps }) => {
  const { host, company } = await readDomain(deps.table, actor);
  return ok(domainShown(actor.company_id, host, company));
});
