import { deleteMany } from '@wayline/core/access/change-many';
import { INSTITUTION_BULK } from '@wayline/core/areas/institutions/institution-bulk';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(institutionsContracts['crm.institutions.delete'], (call) =>
  deleteMany(call, INSTITUTION_BULK),
);
