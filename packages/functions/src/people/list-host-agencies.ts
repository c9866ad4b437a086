import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.host-agencies.list'], async ({ actor, deps }) =>
  ok((await getRecord(deps.table, actor.company_id, HostAgencyLists, {})) ?? { agencies: [], version: 0 }),
);
