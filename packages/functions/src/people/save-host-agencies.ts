import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { hostAgenciesSaved } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Keeps the list as it is sent. Refuses an older version with the list as it stands. Source: R-SHELL-276. */
export const handler = endpoint(usersContracts['users.host-agencies.save'], async ({ input, db, deps, commit }) => {
  const before = await db.get(HostAgencyLists, {});
  if ((before?.version ?? 0) !== input.version) return refuse('record.stale', { current: before });
  const known = new Set(before?.agencies.map(({ id }) => id));
  if (input.agencies.some(({ id }) => id && !known.has(id))) return refuse('record.missing');
  const agencies = input.agencies.map((agency) => ({ ...agency, id: agency.id ?? deps.newId('host_agency') }));
  const told = { as: hostAgenciesSaved, changes: { count: agencies.length } };
  const saved = before
    ? db.save(HostAgencyLists, before, { agencies }, told)
    : db.create(HostAgencyLists, { agencies }, told);
  return commit({ writes: [saved], answer: saved.after });
});
