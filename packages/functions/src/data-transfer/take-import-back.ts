import { beginPhase } from '@wayline/core/areas/data-transfer/begin-phase';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { openImportAt } from '@wayline/core/areas/data-transfer/open-import';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

/** One that failed halfway can be taken back as well. */
export const handler = endpoint(
  dataTransferContracts['crm.imports.take-back'],
  async (call) => {
    const found = await openImportAt(call, call.input, ['done', 'failed']);
    if (!found.ok) return found;
    const after = { ...found.value, state: 'taking_back' as const };
    return beginPhase(call, found.value, { after, action: 'import.taken_back' });
  },
  { files: filesAdapter },
);
