import { beginPhase } from '@wayline/core/areas/data-transfer/begin-phase';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { openImportAt } from '@wayline/core/areas/data-transfer/open-import';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  dataTransferContracts['crm.imports.run'],
  async (call) => {
    const { decisions, row_decisions } = call.input;
    const found = await openImportAt(call, call.input, ['checked']);
    if (!found.ok) return found;
    const after = { ...found.value, decisions, row_decisions, state: 'running' as const, position: 0 };
    return beginPhase(call, found.value, { after, action: 'import.run' });
  },
  { files: filesAdapter },
);
