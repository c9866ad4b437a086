import { randomUUID } from 'node:crypto';
import { getItems } from '../read';
import { type RecordDef, toItemKey, type ValueOf } from '../record';
import type { TenantDb } from '../tenant-db';
import type { Write } from '../write';
import { SEARCH_ROUND, toRowKey } from './search-changes';
import type { SearchIndex } from './search-index';

/**
 * A record that was written before its index was kept, or before its list row showed what it belongs to, is touched, so that the stream, which
 * alone writes both, takes it for new; nothing where they are there.
 */
export const backfillSearch = async <D extends RecordDef, R>(
  db: TenantDb,
  index: SearchIndex<D, R>,
  value: ValueOf<D>,
): Promise<Write[]> => {
  const serial = index.serial(value);
  if (serial === undefined) return [];
  const { parent } = index;
  const key = toRowKey(index, db.company, serial);
  const own = toItemKey(db.company, index.def, value as never);
  const of = parent && toItemKey(db.company, parent.def, parent.key(value));
  const find = await getItems(db.table, [key, ...(of ? [own, of] : [])]);
  const row = find(own)?.row as Record<string, unknown> | undefined;
  const isBare = of && find(of) && row && row.shown === undefined;
  if (find(key) && !isBare) return [];
  return [db.updateIf(index.def, value as never, { set: { [SEARCH_ROUND]: randomUUID() } })];
};
