import { beginPhase } from '@wayline/core/areas/data-transfer/begin-phase';
import { NOTHING_FOUND } from '@wayline/core/areas/data-transfer/check-import';
import { checkMapping } from '@wayline/core/areas/data-transfer/check-mapping';
import { keepHeadings, withHeadings } from '@wayline/core/areas/data-transfer/choose-headings';
import { SavedMappings } from '@wayline/core/areas/data-transfer/data-import.records';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { openImportAt } from '@wayline/core/areas/data-transfer/open-import';
import { toHeaderKey } from '@wayline/core/areas/data-transfer/recognize-file';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

/** The mapping is kept for the next file with these headings. Where the headings are in another row, the file is looked at again first. */
export const handler = endpoint(
  dataTransferContracts['crm.imports.check'],
  async (call) => {
    const found = await openImportAt(call, call.input, ['new', 'checked', 'failed']);
    if (!found.ok) return found;
    const before = found.value;
    const { mapping, heading_row = before.heading_row } = call.input;
    const isAsBefore = mapping !== undefined && heading_row === before.heading_row;
    const headed = isAsBefore ? ok(before) : await withHeadings(call, before, heading_row);
    if (!headed.ok) return headed;
    if (!mapping) return keepHeadings(call, before, headed.value);
    const fault = checkMapping(mapping);
    if (!fault.ok) return fault;
    const { day_first = headed.value.day_first } = call.input;
    const key = toHeaderKey(headed.value.headers);
    return beginPhase(call, before, {
      after: { ...headed.value, mapping, day_first, ...NOTHING_FOUND, why: undefined, state: 'checking', position: 0 },
      action: 'import.checked',
      writes: [call.db.put(SavedMappings, { ...key, mapping, day_first, saved_at: call.deps.now() })],
    });
  },
  { files: filesAdapter },
);
