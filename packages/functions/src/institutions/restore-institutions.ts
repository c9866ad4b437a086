import { changeInstitutions } from '@wayline/core/areas/institutions/change-institutions';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-137. */
export const handler = endpoint(institutionsContracts['crm.institutions.restore'], (call) =>
  changeInstitutions(call, {
    ids: call.input.ids,
    action: 'institution.restored',
    change: ({ deleted_at }) => (deleted_at ? { deleted_at: undefined, deleted_by: undefined } : undefined),
  }),
);
