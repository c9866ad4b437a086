import type * as z from 'zod';

type Values = Record<string, unknown>;
type ColumnOf<R> = R extends unknown ? keyof R & string : never;

/** An entry of the list index: its keys, and the row that stands there. */
export type ListEntry = { pk: string; list_sk: string; row: Values };
/** The parts of an entry's keys: of its partition behind the company, and of its place in the list. */
type KeyParts = { partition: readonly string[]; order: readonly string[] };

/** The stored row: the columns as one JSON text `t`, and beside it those that are written without reading the record first. */
export type PackedRow = { t: string } & Values;

/**
 * A row with what it shows of the record that its own belongs to, in `shown`: a page of it needs no other read. The stream keeps it
 * (`search/inherited-changes.ts`); a write of the record itself leaves it alone.
 */
export const withShown = (row: Values, shown: Values | undefined): Values => ({
  ...ownPart(row),
  ...(shown && { shown }),
});
/** What of a row its own record says. */
export const ownPart = ({ shown: _shown, ...own }: Values): Values => own;

type Form<C extends string, B extends string, K extends string> = {
  /** The columns in the text. Rows are read by position, so the order stays for good and new columns are appended. */
  columns: readonly C[];
  /** Columns beside the text, which a write can add to or set by `path` without knowing the rest of the row. */
  beside?: readonly B[];
  /** Columns that the keys of the entry say already. */
  keyed?: Record<K, (keys: KeyParts) => string>;
  /** What a column holds in most rows: the text leaves it out. A value never changes here, because older rows mean it. */
  usual?: Values;
};

const EMPTY: Values = {};
const COMPANY_PARTS = 2;
const partsOf = ({ pk, list_sk }: ListEntry): KeyParts => ({
  partition: pk.split('#').slice(COMPANY_PARTS),
  order: list_sk.split('#'),
});

const toPath = <N extends string>(name: N) => `row.${name}` as const;

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The cells of a row's text; a text that is none of ours is an error, never an empty row. */
const cellsOf = (text: string): readonly unknown[] => {
  const cells: unknown = JSON.parse(text);
  if (!Array.isArray(cells)) throw new Error('The text of a list row is not an array.');
  return cells;
};

/**
 * How the rows of a list are kept: as one narrow JSON array instead of a map with the name of each column, which costs the table and the
 * SDK several times the time and the units. A column of the schema that has no place here does not compile. No column may hold `null`.
 */
export const listRow = <
  S extends z.ZodType<Values>,
  const C extends string,
  const B extends string = never,
  const K extends string = never,
>(
  schema: S,
  {
    columns,
    beside = [],
    keyed,
    usual = EMPTY,
  }: Form<C, B, K> &
    ([ColumnOf<z.output<S>>] extends [C | B | K] ? unknown : Exclude<ColumnOf<z.output<S>>, C | B | K>),
) => {
  const fromKeys = Object.entries<(keys: KeyParts) => string>(keyed ?? {});
  return {
    /** What is stored of a value. A record is parsed before it is written, so its columns are as the schema wants them. */
    pack: (row: z.output<S>): PackedRow => {
      const cells = columns.map((name) => (isSame(row[name], usual[name]) ? null : (row[name] ?? null)));
      while (cells.length > 0 && cells.at(-1) === null) cells.pop();
      const apart = beside.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]));
      return { t: JSON.stringify(cells), ...Object.fromEntries(apart) };
    },

    /** The row of an entry. One that an earlier version wrote is still a map, until the migration has packed it. */
    unpack: (entry: ListEntry): z.output<S> => {
      const { row } = entry;
      if (typeof row.t !== 'string') return schema.parse(row);
      const cells = cellsOf(row.t);
      const value: Values = {};
      for (const [i, name] of columns.entries()) {
        const cell = cells[i] ?? usual[name];
        if (cell !== undefined) value[name] = cell;
      }
      for (const name of beside) if (row[name] !== undefined) value[name] = row[name];
      if (fromKeys.length > 0) {
        const keys = partsOf(entry);
        for (const [name, take] of fromKeys) value[name] = take(keys);
      }
      return value as z.output<S>;
    },

    /** Where a column beside the text is stored, for `updateIf`. */
    path: <N extends B>(name: N) => toPath(name),

    /** Columns beside the text, in the record and in its row, for `updateIf`. */
    withRow: <V>(fields: { readonly [N in B]?: V }): Record<string, V> => {
      const given = Object.entries(fields as Record<string, V>);
      return Object.fromEntries(
        given.flatMap(([name, value]) => [
          [name, value],
          [toPath(name), value],
        ]),
      );
    },
  };
};
/** Reads the rows of a list. */
export type ListRow<R> = { unpack: (entry: ListEntry) => R };
