import { BYTE_ORDER_MARK, toCsvLine } from '../../base/csv';
import { listPages } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import type { DataImportId } from '../clients/public-schemas';
import { ImportChunks, ofImport, type RowOutcome } from './data-import.records';

const DID_WORDS = { created: 'Added', filled: 'Filled in', skipped: 'Skipped', failed: 'Not imported' } as const;
const HEADINGS = ['Row', 'Name', 'Result', 'Acct #', 'Why'];

/** What was written of an import, some rows at a time. */
export const importChunks = (db: TenantDb, id: DataImportId) =>
  listPages((cursor) => db.listPartition(ImportChunks, { partition: ofImport(id) }, { cursor }));

const toLine = ({ row, name, did, ind_code = '', why = '' }: RowOutcome) =>
  toCsvLine([String(row), name, DID_WORDS[did], ind_code, why]);

/** What became of every row, as a file. */
export const resultFile = async (db: TenantDb, id: DataImportId): Promise<string> => {
  const lines = [BYTE_ORDER_MARK, toCsvLine(HEADINGS)];
  for await (const chunks of importChunks(db, id))
    for (const { outcomes } of chunks) lines.push(outcomes.map(toLine).join(''));
  return lines.join('');
};
