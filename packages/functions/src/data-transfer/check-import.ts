import { beginPhase } from '@wayline/core/areas/data-transfer/begin-phase';
import { NOTHING_FOUND } from '@wayline/core/areas/data-transfer/check-import';
import { checkMapping } from '@wayline/core/areas/data-transfer/check-mapping';
import { toHeaderKey } from '@wayline/core/areas/data-transfer/create-import';
import { SavedMappings } from '@wayline/core/areas/data-transfer/data-import.records';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { openImportAt } from '@wayline/core/areas/data-transfer/open-import';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

/** The mapping is kept for the next file with these headings. */
export const handler = endpoint(
  dataTransferContracts['crm.imports.check'],
  async (call) => {
    const { day_first, mapping } = call.input;
    const found = await openImportAt(call, call.input, ['new', 'checked', 'failed']);
    if (!found.ok) return found;
    const fault = checkMapping(mapping);
    if (!fault.ok) return fault;
    const before = found.value;
    const key = toHeaderKey(before.headers);
    return beginPhase(call, before, {
      after: { ...before, mapping, day_first, ...NOTHING_FOUND, why: undefined, state: 'checking', position: 0 },
      action: 'import.checked',
      writes: [call.db.put(SavedMappings, { ...key, mapping, day_first, saved_at: call.deps.now() })],
    });
  },
  { files: filesAdapter },
);
