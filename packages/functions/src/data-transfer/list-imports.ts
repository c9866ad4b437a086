import { DataImports, IMPORTS } from '@wayline/core/areas/data-transfer/data-import.records';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { seesImport } from '@wayline/core/areas/data-transfer/open-import';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const AT_ONCE = 25;

export const handler = endpoint(dataTransferContracts['crm.imports.list'], async ({ input, actor, db }) => {
  const page = { cursor: input.cursor, limit: AT_ONCE, newestFirst: true };
  const { items, cursor } = await db.listPartition(DataImports, { partition: IMPORTS }, page);
  return ok({ imports: items.filter((one) => seesImport({ actor }, one)), cursor });
});
