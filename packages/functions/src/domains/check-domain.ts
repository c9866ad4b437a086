import { forgetCompany } from '@wayline/core/access/actor-cache';
import { domainLookupKey, getDomainState, stateAfter } from '@wayline/core/access/client-domain';
import { Companies } from '@wayline/core/access/people.records';
import { domainChecked } from '@wayline/core/areas/domains/domain.events';
import { domainsContracts } from '@wayline/core/areas/domains/domains.contract';
import { refuse } from '@wayline/core/areas/domains/errors';
import { getDomainProof } from '@wayline/core/areas/domains/proof';
import { readDomain } from '@wayline/core/areas/settings/read-domain';
import { findLookup } from '@wayline/core/store/lookup';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { toDomainView } from './domain-view';
import { namesAdapter } from './names-adapter';

/** Looks the record up and keeps what it says. The pointer is what makes a name one company's: it goes when the record has gone. */
export const handler = endpoint(
  domainsContracts['users.domain.check'],
  async ({ input, actor, db, deps, commit }) => {
    const outcome = await retryOnConflict(async () => {
      const { host, company } = await readDomain(db, actor, true);
      if (!host || host !== input.host_name) return refuse('record.missing');
      const proof = getDomainProof(actor.company_id, host);
      const [texts, pointer] = await Promise.all([
        deps.names.texts(proof.name),
        findLookup(deps.table, domainLookupKey(host), true),
      ]);
      if (!texts) return refuse('domain.no_answer');
      const isProved = texts.includes(proof.value);
      const isOurs = pointer?.company_id === actor.company_id;
      if (isProved && pointer && !isOurs) return refuse('domain.taken');
      const before = getDomainState(host, company);
      const now = {
        client_host: host,
        client_host_state: stateAfter(before, isProved),
        client_host_checked_at: deps.now(),
      };
      const still = { client_host_checked_at: company.client_host_checked_at, client_host: company.client_host };
      return commit({
        writes: [
          db.updateIf(Companies, {}, { set: now, expected: still }),
          ...(isProved && !pointer ? [db.putLookup(domainLookupKey(host), { company_id: actor.company_id })] : []),
          ...(!isProved && isOurs ? [db.deleteLookup(domainLookupKey(host))] : []),
        ],
        audit: {
          subject: 'settings.domain',
          changes: { host_name: host, before, after: now.client_host_state },
        },
        events: [domainChecked({ host_name: host, state: now.client_host_state })],
        answer: toDomainView(actor.company_id, host, now),
      });
    });
    if (outcome.ok) forgetCompany(actor.company_id);
    return outcome.ok || outcome.code !== 'record.exists' ? outcome : refuse('domain.taken');
  },
  { names: namesAdapter },
);
