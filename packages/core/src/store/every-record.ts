import { listPages } from './full-page';
import type { ListRow } from './list-row';
import type { KeyOf, RecordDef, ValueOf } from './record';
import type { TenantDb } from './tenant-db';

type Listed<D extends RecordDef> = { def: D; lists: readonly (readonly string[])[]; rows: ListRow<KeyOf<D>> };
/** Every record of some lists as it is at that moment, some at a time. Its rows have its key. */
export async function* everyRecord<D extends RecordDef>(
  db: TenantDb,
  { def, lists, rows: row }: Listed<D>,
): AsyncGenerator<ValueOf<D>[]> {
  for (const list of lists)
    for await (const rows of listPages((cursor) => db.listRows(list, row, { cursor, limit: 100 }))) {
      const found = await db.getMany(
        rows.map((key) => ({ def, key })),
        true,
      );
      yield found.filter((record) => record !== undefined);
    }
}
