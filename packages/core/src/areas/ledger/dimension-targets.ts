import type { Issue } from '../../base/result';
import type { KeyOf, RecordDef, ValueOf } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { DIMENSION_VALUES, DIMENSION_WORDS, type Dimension, type Dimensions } from './dimensions';
import type { JournalEntry } from './journal-entry';
import { followStatements } from './merged-statements';

/** A record as people know it. One that is in the trash keeps its name, and no one posts about it by hand. */
type Named = { name: string; isDeleted?: boolean };

/**
 * Where the records are that lines of one dimension name, and what they are called. The areas that keep them are above the ledger, so each says
 * it of its own, and callers hand all of them in.
 */
export type DimensionTarget = {
  dimension: Dimension;
  def: RecordDef;
  /** Its key by the id and what else the line says, as a booking is found in its trip; undefined where that isn't enough. */
  toKey: (id: string, line: Dimensions) => Record<string, string> | undefined;
  /** What the record is called; undefined where it doesn't hold what the id names. */
  toNamed: (record: unknown, id: string) => Named | undefined;
};

/** Declares where the records of a dimension are. */
export const dimensionTarget = <D extends RecordDef>(
  dimension: Dimension,
  def: D,
  target: {
    toKey: (id: string, line: Dimensions) => KeyOf<D> | undefined;
    toNamed: (record: ValueOf<D>, id: string) => Named | undefined;
  },
): DimensionTarget => ({ dimension, def, ...target }) as DimensionTarget;

type Line = Pick<JournalEntry['lines'][number], 'dimensions'>;
/** What the line at a place names by one dimension. */
type Reference = { line: number; dimension: Dimension; id: string; beside: Dimensions };
const toReferenceKey = ({ dimension, id }: Pick<Reference, 'dimension' | 'id'>) => `${dimension} ${id}`;

const listReferences = (lines: readonly Line[], targets: readonly DimensionTarget[]): Reference[] => {
  const kinds = new Set(targets.map(({ dimension }) => dimension));
  return lines.flatMap(({ dimensions: beside }, line) =>
    (Object.entries(beside) as [Dimension, string][]).flatMap(([dimension, id]) =>
      kinds.has(dimension) ? [{ line, dimension, id, beside }] : [],
    ),
  );
};

/** What each reference names, in the order asked, in one read. What is gone, hidden from the reader, or a text of old is undefined. */
const readNamed = async (
  db: TenantDb,
  targets: readonly DimensionTarget[],
  references: readonly Reference[],
  consistent: boolean,
): Promise<(Named | undefined)[]> => {
  const asked = references.flatMap(({ dimension, id, beside }, place) =>
    targets.flatMap((target) => {
      if (target.dimension !== dimension || !DIMENSION_VALUES[dimension].safeParse(id).success) return [];
      const key = target.toKey(id, beside);
      return key ? [{ place, id, target, wanted: { def: target.def, key } }] : [];
    }),
  );
  const found = await db.getMany(
    asked.map(({ wanted }) => wanted),
    consistent,
  );
  const named: (Named | undefined)[] = references.map(() => undefined);
  for (const [i, { place, id, target }] of asked.entries()) if (found[i]) named[place] ??= target.toNamed(found[i], id);
  return named;
};

/**
 * What is wrong with the records that lines of an entry by hand name, each at its field: what isn't in the company, is in the trash, or is not
 * for the caller to see. All are read at once.
 */
export const checkReferences = async (
  db: TenantDb,
  targets: readonly DimensionTarget[],
  lines: readonly Line[],
): Promise<Issue[]> => {
  const references = listReferences(lines, targets);
  const named = await readNamed(db, targets, references, true);
  return references.flatMap(({ dimension, line }, i): Issue[] => {
    const found = named[i];
    if (found && !found.isDeleted) return [];
    const path = `lines.${line}.dimensions.${dimension}`;
    const what = DIMENSION_WORDS[dimension].toLowerCase();
    return [{ path, message: `We can’t find this ${what}. Choose another one.` }];
  });
};

/** What a reader may know of the records that entries name. */
export type KnownReferences = {
  /** What records are called, by their ids. A client who was merged has the name of the client they are now. */
  names: Record<string, string>;
  /** Whether the reader may not learn what a line says of a dimension. */
  isHidden: (dimension: Dimension, id: string) => boolean;
};

/**
 * Reads what the records are called that lines name. To a reader who sees only their own work, what can't be found is hidden: it may be another
 * advisor's, and they aren't told which.
 */
export const readReferences = async (
  db: TenantDb,
  targets: readonly DimensionTarget[],
  lines: readonly Line[],
): Promise<KnownReferences> => {
  const references = listReferences(lines, targets);
  const first = await readNamed(db, targets, references, false);
  const named = new Map(references.flatMap((one, i) => (first[i] ? [[toReferenceKey(one), first[i]] as const] : [])));
  const lost = references.filter((one) => named.get(toReferenceKey(one))?.isDeleted ?? !named.has(toReferenceKey(one)));
  const now = await followStatements(db, lost);
  const moved = lost.flatMap((from) => {
    const id = now(from);
    return id ? [{ from, to: { ...from, id } }] : [];
  });
  const followed = await readNamed(
    db,
    targets,
    moved.map(({ to }) => to),
    false,
  );
  for (const [i, { from }] of moved.entries()) if (followed[i]) named.set(toReferenceKey(from), followed[i]);
  const kinds = new Set(targets.map(({ dimension }) => dimension));
  return {
    names: Object.fromEntries(
      references.flatMap((one) => {
        const found = named.get(toReferenceKey(one));
        return found ? [[one.id, found.name]] : [];
      }),
    ),
    isHidden: (dimension, id) =>
      db.table.scope !== undefined && kinds.has(dimension) && !named.has(toReferenceKey({ dimension, id })),
  };
};
