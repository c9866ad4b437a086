import { domainsContracts } from '@wayline/core/areas/domains/domains.contract';
import { readDomain } from '@wayline/core/areas/settings/read-domain';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { toDomainView } from './domain-view';

export const handler = endpoint(domainsContracts['users.domain.get'], async ({ actor, db }) => {
  const { host, company } = await readDomain(db, actor);
  return ok(toDomainView(actor.company_id, host, company));
});
