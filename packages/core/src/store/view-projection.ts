import type { Drift, Projection } from './projection';
import type { KeyOf, RecordDef, ValueOf } from './record';
import type { TenantDb } from './tenant-db';

type Rows = AsyncIterable<readonly Record<string, unknown>[]>;
type Source<D extends RecordDef> = Pick<Projection, 'name' | 'about'> & {
  /** The kind of record whose view it is, and the kind of row. */
  def: D;
  row: RecordDef;
  /** Every record of a company, some at a time. */
  records: (db: TenantDb) => AsyncIterable<readonly ValueOf<D>[]>;
  /** Every row that is stored, some at a time. */
  stored: (db: TenantDb) => Rows;
  /** The record that a row says something of. */
  recordOf: (row: Record<string, unknown>) => KeyOf<D>;
};

/** The rows of a view beside the records they are worked out from: what is missing, what says something else, and what has no record any more. */
export const viewProjection = <D extends RecordDef>(source: Source<D>): Projection => {
  const { name, about, def, row } = source;
  const declared = def.views?.find((one) => one.def === row);
  if (!declared) throw new Error(`${row.name} is no view of ${def.name}.`);
  const { rows, shown } = declared;
  const place = (value: Record<string, unknown>) =>
    [row.name, ...row.partition(value as never), ...row.sort(value as never)].join(' ');
  const unchanged = (db: TenantDb, record: ValueOf<D> | undefined) =>
    record ? [db.checkUnchanged(def, record, ['version' as string & keyof ValueOf<D>])] : [];
  /** A row as the table would hand it out. */
  const asStored = (value: Record<string, unknown>) => row.schema.parse(value);
  const text = (value: Record<string, unknown> | undefined) => value && JSON.stringify(shown(value));

  const lacking = async function* (db: TenantDb, records: readonly ValueOf<D>[]): AsyncGenerator<Drift> {
    const wanted = records.flatMap((record) => rows(record).map((one) => ({ record, right: asStored(one) })));
    const found = await db.getMany(
      wanted.map(({ right }) => ({ def: row, key: right as Record<string, string> })),
      true,
    );
    for (const [i, { record, right }] of wanted.entries())
      if (text(found[i]) !== text(right))
        yield {
          where: place(right),
          kept: found[i],
          right,
          mend: [...unchanged(db, record), db.put(row, right)],
        };
  };
  const strays = async function* (db: TenantDb, stored: readonly Record<string, unknown>[]): AsyncGenerator<Drift> {
    const records = await db.getMany(
      stored.map((one) => ({ def, key: source.recordOf(one) })),
      true,
    );
    for (const [i, kept] of stored.entries()) {
      const record = records[i];
      const places = record ? rows(record).map(place) : [];
      if (places.includes(place(kept))) continue;
      const mend = [...unchanged(db, record), db.deleteIfExists(row, kept as never)];
      yield { where: place(kept), kept, right: undefined, mend };
    }
  };
  return {
    name,
    about,
    drift: async function* (db) {
      for await (const records of source.records(db)) yield* lacking(db, records);
      for await (const stored of source.stored(db)) yield* strays(db, stored);
    },
  };
};
