import { randomUUID } from 'node:crypto';
import type { Table } from '../client';
import { getItems } from '../read';
import type { RecordDef, ValueOf } from '../record';
import type { Write, Writes } from '../write';
import { SEARCH_ROUND, toRowKey } from './search-changes';
import type { SearchIndex } from './search-index';

/**
 * A record that was written before its index was kept is touched, so that the stream, which alone writes the index, takes it for new; nothing
 * where its row is there.
 */
export const backfillSearch = async <D extends RecordDef, R>(
  w: Writes,
  index: SearchIndex<D, R>,
  value: ValueOf<D>,
  table: Table,
): Promise<Write[]> => {
  const serial = index.serial(value);
  if (serial === undefined) return [];
  const key = toRowKey(index, w.company, serial);
  const find = await getItems(table, [key]);
  return find(key) ? [] : [w.updateIf(index.def, value as never, { set: { [SEARCH_ROUND]: randomUUID() } })];
};
