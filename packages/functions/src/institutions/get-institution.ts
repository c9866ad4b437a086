import { Institutions } from '@wayline/core/areas/institutions/institution.records';
import { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import { findDirectoryEntry } from '@wayline/core/areas/institutions/suppliers/directory/directory';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-005. */
export const handler = endpoint(institutionsContracts['crm.institutions.get'], async ({ input, db }) => {
  const institution = await db.get(Institutions, { id: input.id });
  if (!institution) return refuse('record.missing');
  return ok({ institution, directory_entry: findDirectoryEntry(institution.directory_id) });
});
