import { changeInstitutions } from '@wayline/core/areas/institutions/change-institutions';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { endpoint } from '../kernel/endpoint';

/** Puts institutions in the trash, from which they can be restored. Source: R-ACC-137. */
export const handler = endpoint(institutionsContracts['crm.institutions.delete'], (call) =>
  changeInstitutions(call, {
    ids: call.input.ids,
    action: 'institution.deleted',
    change: ({ deleted_at }, now) => (deleted_at ? undefined : { deleted_at: now, deleted_by: call.actor.name }),
  }),
);
