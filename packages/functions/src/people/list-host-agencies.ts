import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.host-agencies.list'], async ({ db }) =>
  ok((await db.get(HostAgencyLists, {})) ?? { agencies: [], version: 0 }),
);
