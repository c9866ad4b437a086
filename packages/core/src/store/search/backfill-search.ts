import { randomUUID } from 'node:crypto';
import { getItems } from '../read';
import type { RecordDef, ValueOf } from '../record';
import type { TenantDb } from '../tenant-db';
import type { Write } from '../write';
import { SEARCH_ROUND, toRowKey } from './search-changes';
import type { SearchIndex } from './search-index';

/**
 * A record that was written before its index was kept is touched, so that the stream, which alone writes the index, takes it for new; nothing
 * where its row is there.
 */
export const backfillSearch = async <D extends RecordDef, R>(
  db: TenantDb,
  index: SearchIndex<D, R>,
  value: ValueOf<D>,
): Promise<Write[]> => {
  const serial = index.serial(value);
  if (serial === undefined) return [];
  const key = toRowKey(index, db.company, serial);
  const find = await getItems(db.table, [key]);
  return find(key) ? [] : [db.updateIf(index.def, value as never, { set: { [SEARCH_ROUND]: randomUUID() } })];
};
