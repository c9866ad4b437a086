import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { searchInstitutions } from '@wayline/core/areas/institutions/search-institutions';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-033, R-ACC-034. */
export const handler = endpoint(institutionsContracts['crm.institutions.list'], async ({ input, db }) =>
  ok(await searchInstitutions(db, input)),
);
