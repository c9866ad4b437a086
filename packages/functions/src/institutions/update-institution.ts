import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { saveInstitution } from '@wayline/core/areas/institutions/save-institution';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-005. */
export const handler = endpoint(institutionsContracts['crm.institutions.update'], (call) => {
  const { id, version, was, ...changes } = call.input;
  return saveInstitution(call, { id, version, was, changes });
});
