import type { Drift, Projection } from './projection';
import type { RecordDef, ValueOf } from './record';
import type { TenantDb } from './tenant-db';

type Source<D extends RecordDef> = Pick<Projection, 'name' | 'about'> & {
  /** The kind of record that is a part of the sums, and the kind that they stand in. */
  def: D;
  into: RecordDef;
  /** Every record of a company, some at a time. */
  records: (db: TenantDb) => AsyncIterable<readonly ValueOf<D>[]>;
  /** Every sum that is stored. */
  stored: (db: TenantDb) => Promise<readonly Readonly<Record<string, unknown>>[]>;
};
type Sum = { place: Record<string, string>; figures: Record<string, number> };

const addTo = (
  sums: Map<string, Sum>,
  { place, figures }: { place: Sum['place']; figures: Readonly<Sum['figures']> },
) => {
  const name = Object.values(place).join(' ');
  const sum = sums.get(name) ?? { place, figures: {} };
  for (const [figure, by] of Object.entries(figures)) sum.figures[figure] = (sum.figures[figure] ?? 0) + by;
  sums.set(name, sum);
};

/** Sums beside the records that are parts of them. Run it while nobody writes: a record of that moment counts in the sums alone. */
export const sumsProjection = <D extends RecordDef>({
  name,
  about,
  def,
  into,
  records,
  stored,
}: Source<D>): Projection => {
  const declared = def.sums?.find((one) => one.into === into);
  if (!declared) throw new Error(`${into.name} is no sum of ${def.name}.`);
  const toSum = (value: Readonly<Record<string, unknown>>): Sum => ({
    place: Object.fromEntries(into.key.map((field) => [field, String(value[field])])),
    figures: Object.fromEntries(
      Object.entries(value).flatMap(([field, n]) => (typeof n === 'number' ? [[field, n]] : [])),
    ),
  });
  return {
    name,
    about,
    drift: async function* (db): AsyncGenerator<Drift> {
      const [kept, right, off] = [new Map<string, Sum>(), new Map<string, Sum>(), new Map<string, Sum>()];
      for (const value of await stored(db)) addTo(kept, toSum(value));
      for await (const some of records(db)) for (const part of some.flatMap(declared.parts)) addTo(right, part);
      for (const sum of right.values()) addTo(off, sum);
      for (const { place, figures } of kept.values())
        addTo(off, { place, figures: Object.fromEntries(Object.entries(figures).map(([figure, n]) => [figure, -n])) });
      for (const [sum, { place, figures }] of off) {
        const moved = Object.fromEntries(Object.entries(figures).filter(([, by]) => by !== 0));
        if (Object.keys(moved).length > 0)
          yield {
            where: `${into.name} ${sum}`,
            kept: kept.get(sum)?.figures,
            right: right.get(sum)?.figures,
            mend: [db.accumulate(into, place as never, moved)],
          };
      }
    },
  };
};
