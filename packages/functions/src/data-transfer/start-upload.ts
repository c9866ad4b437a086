import { MAX_IMPORT_BYTES } from '@wayline/core/areas/data-transfer/data-import';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { uploadForm } from '@wayline/core/areas/files/uploads';
import { ok } from '@wayline/core/base/result';
import { uploadsAdapter } from '../files/uploads-adapter';
import { endpoint } from '../kernel/endpoint';

/** What the file is shows when it has arrived: names and types of lists say little. */
const ANY_TYPE = 'application/octet-stream';

export const handler = endpoint(
  dataTransferContracts['crm.imports.upload'],
  async ({ actor, deps }) => ok(await uploadForm(deps, actor.company_id, ANY_TYPE, { maxBytes: MAX_IMPORT_BYTES })),
  { uploads: uploadsAdapter },
);
