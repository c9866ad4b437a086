import { createImport } from '@wayline/core/areas/data-transfer/create-import';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { filesAdapter } from '../files/files-adapter';
import { uploadsAdapter } from '../files/uploads-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(dataTransferContracts['crm.imports.create'], (call) => createImport(call, call.input), {
  files: filesAdapter,
  uploads: uploadsAdapter,
});
