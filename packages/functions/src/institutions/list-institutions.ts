import { INSTITUTION_INDEX } from '@wayline/core/areas/institutions/institution-search.index';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-033, R-ACC-034. */
export const handler = endpoint(institutionsContracts['crm.institutions.list'], async ({ input, db }) => {
  const { rows: institutions, ...page } = await searchList(db, INSTITUTION_INDEX, input);
  return ok({ institutions, ...page });
});
