import { Clients } from '@wayline/core/areas/clients/public';
import { Institutions } from '@wayline/core/areas/institutions/institution.records';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const PER_PAGE = 50;

/** Source: R-ACC-033. */
export const handler = endpoint(institutionsContracts['crm.institutions.members.list'], async ({ input, db }) => {
  const institution = await db.get(Institutions, { id: input.id });
  if (!institution) return refuse('record.missing');
  const ids = institution.member_ids.toReversed();
  const end = input.offset + PER_PAGE;
  const found = await db.getMany(ids.slice(input.offset, end).map((id) => ({ def: Clients, key: { id } })));
  return ok({
    members: found.filter((client) => client !== undefined).filter(({ deleted_at }) => !deleted_at),
    next_offset: end < ids.length ? end : undefined,
  });
});
