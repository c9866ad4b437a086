import { duplicatesContracts } from '@wayline/core/areas/clients/duplicates/duplicates.contract';
import { listDuplicates } from '@wayline/core/areas/clients/duplicates/list-duplicates';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Every pair at once, for somebody who clears them up. */
export const handler = endpoint(duplicatesContracts['crm.duplicates.list'], async ({ input, db }) =>
  ok(await listDuplicates(db, input)),
);
