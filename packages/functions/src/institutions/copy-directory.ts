import { copyFromDirectory } from '@wayline/core/areas/institutions/suppliers/directory/copy-from-directory';
import { directoryContracts } from '@wayline/core/areas/institutions/suppliers/directory/directory.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-137. */
export const handler = endpoint(directoryContracts['crm.global-suppliers.copy'], (call) =>
  copyFromDirectory(call, call.input.ids),
);
