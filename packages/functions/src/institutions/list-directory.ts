import { DIRECTORY_COPIES, DirectoryCopies } from '@wayline/core/areas/institutions/institution.records';
import { DIRECTORY } from '@wayline/core/areas/institutions/suppliers/directory/directory';
import { directoryContracts } from '@wayline/core/areas/institutions/suppliers/directory/directory.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-137. */
export const handler = endpoint(directoryContracts['crm.global-suppliers.list'], async ({ db }) => {
  const { copies } = await db.readPartition(DIRECTORY_COPIES, { copies: DirectoryCopies });
  const copiedAs = new Map(copies.map(({ directory_id, institution_id }) => [directory_id, institution_id]));
  return ok({ suppliers: DIRECTORY.map((entry) => ({ ...entry, copied_as: copiedAs.get(entry.directory_id) })) });
});
