import { type ClientDomain, getDomainState, isServed } from '@wayline/core/access/client-domain';
import type { DomainView } from '@wayline/core/areas/domains/domains.contract';
import { getDomainProof } from '@wayline/core/areas/domains/proof';
import type { CompanyId } from '@wayline/core/base/ids';
import { setting } from '../kernel/environment';

/** The company's own name as its page shows it. */
export const toDomainView = (id: CompanyId, host: string | undefined, company: ClientDomain): DomainView => {
  if (!host) return { state: 'unverified', is_served: false, records: [] };
  const way = { type: 'CNAME' as const, name: host, value: new URL(setting('ORIGIN')).hostname };
  return {
    host_name: host,
    state: getDomainState(host, company),
    ...(company.client_host === host && { checked_at: company.client_host_checked_at }),
    is_served: isServed(host, process.env.CLIENT_HOSTS),
    records: [{ type: 'TXT', ...getDomainProof(id, host) }, way],
  };
};
