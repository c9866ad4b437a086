import { restoreMany } from '@wayline/core/access/change-many';
import { INSTITUTION_BULK } from '@wayline/core/areas/institutions/institution-bulk';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(institutionsContracts['crm.institutions.restore'], (call) =>
  restoreMany(call, INSTITUTION_BULK),
);
