import { changeMembers } from '@wayline/core/areas/institutions/change-members';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-033. */
export const handler = endpoint(institutionsContracts['crm.institutions.members.change'], (call) =>
  changeMembers(call, call.input),
);
