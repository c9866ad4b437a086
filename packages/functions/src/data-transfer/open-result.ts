import { resultKey } from '@wayline/core/areas/data-transfer/data-import.records';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { openImport } from '@wayline/core/areas/data-transfer/open-import';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../files/file-links-adapter';
import { endpoint } from '../kernel/endpoint';

const SECONDS = 600;

export const handler = endpoint(
  dataTransferContracts['crm.imports.result'],
  async (call) => {
    const found = await openImport(call, call.input.id);
    if (!found.ok) return found;
    const { id, state, file_name } = found.value;
    if (state !== 'done' && state !== 'taking_back' && state !== 'taken_back') return refuse('record.missing');
    const fileName = `results of ${file_name.replace(/\.\w+$/, '')}.csv`;
    const link = { fileName, type: 'text/csv', seconds: SECONDS };
    return ok({ url: await call.deps.file_links.download(resultKey(call.actor.company_id, id), link) });
  },
  { file_links: fileLinksAdapter },
);
