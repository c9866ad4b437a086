import type { AreaRecords } from '../../store/area-records';
import { listPages } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import { DataImports, IMPORTS, ofImport, SavedMappings } from './data-import.records';

const COMPANY = 'imports';
const listImportIds = async (db: TenantDb): Promise<string[]> => {
  const ids: string[] = [];
  for await (const imports of listPages((cursor) => db.listPartition(DataImports, { partition: IMPORTS }, { cursor })))
    ids.push(...imports.map(({ id }) => id));
  return ids;
};

export const DATA_TRANSFER_RECORDS: AreaRecords = {
  partitions: [
    { of: async () => [COMPANY], partitions: () => [IMPORTS, SavedMappings.partition({ headers: '' })] },
    { of: listImportIds, partitions: (id) => [ofImport(id)] },
  ],
};
