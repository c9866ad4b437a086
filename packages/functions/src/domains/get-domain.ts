import { domainsContracts } from '@wayline/core/areas/domains/domains.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { toDomainView } from './domain-view';
import { readDomain } from './read-domain';

export const handler = endpoint(domainsContracts['users.domain.get'], async ({ actor, deps }) => {
  const { host, company } = await readDomain(deps.table, actor);
  return ok(toDomainView(actor.company_id, host, company));
});
