import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { openImport } from '@wayline/core/areas/data-transfer/open-import';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(dataTransferContracts['crm.imports.get'], async (call) => {
  const found = await openImport(call, call.input.id);
  return found.ok ? ok({ data_import: found.value }) : found;
});
