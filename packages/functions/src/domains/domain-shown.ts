import { type ClientDomain, isServed, stateOf } from '@wayline/core/domains/client-domain';
import type { DomainShown } from '@wayline/core/domains/domains.contract';
import { proofOf } from '@wayline/core/domains/proof';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { setting } from '../kernel/environment';

/** The company's own name as its page shows it. */
export const domainShown = (id: CompanyId, host: string | undefined, company: ClientDomain): DomainShown => {
  if (!host) return { state: 'unverified', is_served: false, records: [] };
  const way = { type: 'CNAME' as const, name: host, value: new URL(setting('ORIGIN')).hostname };
  return {
    host_name: host,
    state: stateOf(host, company),
    ...(company.client_host === host && { checked_at: company.client_host_checked_at }),
    is_served: isServed(host, process.env.CLIENT_HOSTS),
    records: [{ type: 'TXT', ...proofOf(id, host) }, way],
  };
};
