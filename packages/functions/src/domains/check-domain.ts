import { domainPointer, stateAfter, stateOf } from '@wayline/core/domains/client-domain';
import { domainsContracts } from '@wayline/core/domains/domains.contract';
import { proofOf } from '@wayline/core/domains/proof';
import { Companies } from '@wayline/core/identity/people.records';
import { refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { writesFor } from '@wayline/core/store/write';
import { forgetCompany } from '../kernel/actor-cache';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { namesAdapter } from '../kernel/names-adapter';
import { domainShown } from './domain-shown';
import { readDomain } from './read-domain';

/** Looks the record up and keeps what it says. The pointer is what makes a name one company's: it goes when the record has gone. */
export const handler = endpoint(
  domainsContracts['users.domain.check'],
  async ({ input, actor, deps, commit }) => {
    const outcome = await decideAgain(async () => {
      const { host, company } = await readDomain(deps.table, actor, true);
      if (!host || host !== input.host_name) return refuse('record.missing');
      const proof = proofOf(actor.company_id, host);
      const [texts, pointer] = await Promise.all([
        deps.names.texts(proof.name),
        follow(deps.table, domainPointer(host), true),
      ]);
      if (!texts) return refuse('domain.no_answer');
      const isProved = texts.includes(proof.value);
      const isOurs = pointer?.company_id === actor.company_id;
      if (isProved && pointer && !isOurs) return refuse('domain.taken');
      const before = stateOf(host, company);
      const now = {
        client_host: host,
        client_host_state: stateAfter(before, isProved),
        client_host_checked_at: deps.now(),
      };
      const w = writesFor(deps.table, actor.company_id);
      const still = { client_host_checked_at: company.client_host_checked_at, client_host: company.client_host };
      return commit({
        writes: [
          w.adjust(Companies, {}, { set: now, still }),
          ...(isProved && !pointer ? [w.point(domainPointer(host), { company_id: actor.company_id })] : []),
          ...(!isProved && isOurs ? [w.unpoint(domainPointer(host))] : []),
        ],
        audit: {
          subject: 'settings.domain',
          action: 'domain.checked',
          changes: { host_name: host, before, after: now.client_host_state },
        },
        event: { kind: 'settings_updated', channels: [`company.${actor.company_id}`], entity_id: 'domain' },
        answer: domainShown(actor.company_id, host, now),
      });
    });
    if (outcome.ok) forgetCompany(actor.company_id);
    return outcome.ok || outcome.code !== 'record.exists' ? outcome : refuse('domain.taken');
  },
  { names: namesAdapter },
);
