import { isDeepStrictEqual } from 'node:util';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../base/ids';
import type { Refusal } from '../base/result';
import type { Table } from './client';
import { difference, toUpdateExpression } from './difference';
import type { PartitionKey } from './keys';
import { withShown } from './list-row';
import { type KeyOf, type RecordDef, toItem, toItemKey, type ValueOf } from './record';
import { type Audited, auditedAs, findFact, type Telling, type Tells, toldAs } from './tells';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * One step of a transaction. `onConflict` says what its refusal means: the record exists already, is gone, or has moved on.
 */
export type Write = {
  item: TransactItem;
  onConflict: 'exists' | 'missing' | 'stale';
  /** What is said when it is refused, where that is neither of these. */
  refusal?: Refusal;
  /** Refused at once when another transaction has hold of the record: what it was built on is most likely old, so sending it again is in vain. */
  refuseOnConflict?: true;
  /** The same at another place, for when another transaction has hold of this one. */
  elsewhere?: () => Write;
  def?: RecordDef;
  /** What is written with it, because it says something of the same record. */
  follows?: readonly Write[];
  /** Follows from another step, such as a count, also where the writer does not see the record. Never something that they are answered with. */
  bookkeeping?: true;
  /** What it adds to the counters of lists. */
  counts?: readonly Count[];
  /** What it adds to the figures of other records. */
  adds?: readonly Addition[];
  /** What an audit entry says of the record, where the record has a label. */
  audited?: Audited;
  /** What happens by it, as its commit tells: the fact, and the entry in the history that it belongs to. */
  tells?: Tells;
};
/** A step with the record as it becomes. */
export type Saved<D extends RecordDef> = Write & { after: ValueOf<D> };

/** Fields that a write fills in by itself. */
type Stamp = 'version' | 'created_at' | 'updated_at';
/** A record before it is first written: without what the write fills in, if it likes. */
export type Draft<D extends RecordDef> = Omit<ValueOf<D>, Stamp> & { [F in Stamp & keyof ValueOf<D>]?: ValueOf<D>[F] };
/** So much more or less in figures of a record, by their paths. */
export type Addition = {
  company: CompanyId;
  def: RecordDef;
  key: Record<string, string>;
  figures: Record<string, number>;
  /** The first addition makes the record. */
  makes?: true;
};
/** So many rows more or less in the total of a list. */
export type Count = { company: CompanyId; list: string; by: number };

const UNUSED = 'attribute_not_exists(pk)';
const USED = 'attribute_exists(pk)';

type Adjustment = { add?: Record<string, number>; set?: Record<string, unknown>; remove?: readonly string[] };

type Scalar = string | number | undefined;

/** The condition that fields are what they were. */
const unchanged = (fields: Record<string, Scalar>) => {
  const entries = Object.entries(fields);
  return {
    conditions: entries.map(([name, v]) =>
      v === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`,
    ),
    names: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(entries.flatMap(([name, v]) => (v === undefined ? [] : [[`:was_${name}`, v]]))),
  };
};

/** Whether writing it takes more than its key: others follow it, or the audit trail names it. */
const isKnownByMore = ({ views, lookups, counted, label }: RecordDef) => Boolean(views || lookups || counted || label);

const has = ({ schema }: RecordDef, field: string) => field in schema.shape;

/** A new record with what the draft leaves open: its first version, and when it was made. */
const stampNew = <D extends RecordDef>(def: D, draft: Draft<D>, now: string): ValueOf<D> => {
  const stamps = Object.entries({ version: 1, created_at: now, updated_at: now });
  const open = stamps.filter(([field]) => has(def, field) && draft[field as keyof Draft<D>] === undefined);
  return { ...draft, ...Object.fromEntries(open) } as ValueOf<D>;
};

/** A record with the version that comes next, and changed now. */
const stampNext = <D extends RecordDef>(def: D, last: Draft<D> & { version: number }, now: string): Draft<D> => ({
  ...last,
  ...(has(def, 'updated_at') && { updated_at: now }),
  version: last.version + 1,
});

/** What a record from one state to another adds to the counters of lists. */
const countsOf = <D extends RecordDef>(
  company: CompanyId,
  def: D,
  before: ValueOf<D> | undefined,
  after: ValueOf<D> | undefined,
): Pick<Write, 'counts'> => {
  const listOf = (value: ValueOf<D> | undefined) => value && def.list?.(value)?.list[0];
  const [from, to] = [listOf(before), listOf(after)];
  const counts = [...(from ? [{ company, list: from, by: -1 }] : []), ...(to ? [{ company, list: to, by: 1 }] : [])];
  return from === to ? {} : { counts };
};

/** What becomes of the figures of other records when a record is told of, which stays with the one that counts it. */
const figuresOf = <D extends RecordDef>(
  company: CompanyId,
  def: D,
  before: ValueOf<D> | undefined,
  after: ValueOf<D> | undefined,
  sums: readonly Addition[] = [],
): Pick<Write, 'counts' | 'adds'> => {
  const counted = (def.counts ?? []).flatMap(({ on, keys, figures }): Addition[] => {
    const [had, has] = [before ? keys(before) : [], after ? keys(after) : []];
    const isOf = (some: readonly Record<string, string>[], key: Record<string, string>) =>
      some.some((one) => isDeepStrictEqual(one, key));
    const parents = [...has, ...had.filter((key) => !isOf(has, key))];
    return parents.flatMap((key): Addition[] => {
      const from = before && isOf(had, key) ? figures(before) : undefined;
      const to = after && isOf(has, key) ? figures(after) : undefined;
      const moved = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])]
        .map((path) => [path, (to?.[path] ?? 0) - (from?.[path] ?? 0)] as const)
        // Who begins or ends adds nothing, too, so that it is refused where what counts them is gone.
        .filter(([, by]) => by !== 0 || !from || !to);
      return moved.length === 0 ? [] : [{ company, def: on, key, figures: Object.fromEntries(moved) }];
    });
  });
  const adds = [...counted, ...sums];
  return {
    ...(adds.length > 0 && { adds }),
    ...(def.counted === 'told' && countsOf(company, def, before, after)),
  };
};

/** What becomes of the sums that a record is a part of. */
const sumsOf = <D extends RecordDef>(
  company: CompanyId,
  def: D,
  before: ValueOf<D> | undefined,
  after: ValueOf<D> | undefined,
): Addition[] =>
  (def.sums ?? []).flatMap(({ into, parts }) => {
    const moved = [
      ...(before ? parts(before) : []).map((part) => ({ ...part, sign: -1 })),
      ...(after ? parts(after) : []).map((part) => ({ ...part, sign: 1 })),
    ];
    return moved.map(({ place, figures, sign }): Addition => {
      const signed = Object.fromEntries(Object.entries(figures).map(([name, by]) => [name, sign * by]));
      return { company, def: into, key: place, figures: signed, makes: true };
    });
  });

/** What follows a record from one state to another: the rows of its views, its lookups, its list's counter and its sums. */
const followersOf = <D extends RecordDef>(
  w: Pick<Writes, 'company' | 'put' | 'deleteIfExists' | 'putLookup' | 'deleteLookup'>,
  def: D,
  before: ValueOf<D> | undefined,
  after: ValueOf<D> | undefined,
): Pick<Write, 'follows' | 'counts' | 'adds'> => {
  const { views = [], lookups, counted } = def;
  const adds = sumsOf(w.company, def, before, after);
  const follows = views.flatMap(({ def: row, rows, shown }): Write[] => {
    const keyed = (value: ValueOf<D> | undefined) =>
      new Map((value ? rows(value) : []).map((one) => [JSON.stringify(toItemKey(w.company, row, one as never)), one]));
    const [had, has] = [keyed(before), keyed(after)];
    const text = (one: Record<string, unknown> | undefined) => one && JSON.stringify(shown(one));
    return [
      ...[...had].flatMap(([key, one]) => (has.has(key) ? [] : [w.deleteIfExists(row, one as never)])),
      ...[...has].flatMap(([key, one]) => (text(had.get(key)) === text(one) ? [] : [w.put(row, one as never)])),
    ];
  });
  if (lookups) {
    const [had, has] = [before ? lookups(before, w.company) : [], after ? lookups(after, w.company) : []];
    follows.push(
      ...had.flatMap(({ key }) => (has.some((one) => one.key === key) ? [] : [w.deleteLookup(key)])),
      ...has.flatMap(({ key, to }) => (had.some((one) => one.key === key) ? [] : [w.putLookup(key, to)])),
    );
  }
  return {
    ...(follows.length > 0 && { follows }),
    ...(adds.length > 0 && { adds }),
    ...(counted === true && countsOf(w.company, def, before, after)),
  };
};

/** The update that adds what a record says to the one that is there, or makes it. */
const addition = <D extends RecordDef>(
  company: CompanyId,
  def: D,
  first: ValueOf<D>,
  field: string & keyof ValueOf<D>,
) => {
  const { pk, sk, [field]: by, ...fixed } = toItem(company, def, first);
  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = toUpdateExpression({ set: fixed });
  return {
    Key: { pk, sk },
    UpdateExpression: `${UpdateExpression}, #count = if_not_exists(#count, :none) + :by`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#count': field },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':none': 0, ':by': by },
  };
};

/** Builders of writes for one company. Each carries its condition: only copies (`put`) are written without. */
export const writesFor = (table: Table, company: CompanyId) => {
  const w = {
    company,

    /**
     * A record that begins, as its first version. Refused as `record.exists`. Its commit tells it as `created`, or as what the use case
     * calls it; `shown` is what `insert` says.
     */
    create: <D extends RecordDef>(
      def: D,
      draft: Draft<D>,
      { shown, ...telling }: Telling<D> & { shown?: Record<string, unknown> | undefined } = {},
    ): Saved<D> => {
      const write = w.insert(def, draft, shown);
      return {
        ...write,
        ...figuresOf(company, def, undefined, write.after, write.adds),
        ...toldAs(def, write.after, def.facts?.created, telling),
      };
    },

    /**
     * Turns a record as it was read into what somebody makes of it: the next version, changed now. Refused as `record.stale` when the stored
     * one has another version by now. Its commit tells it as `changed`, `deleted` or `restored`, or as what the use case calls it.
     */
    save: <D extends RecordDef>(
      def: D,
      before: ValueOf<D> & { version: number },
      after: Draft<D>,
      telling: Telling<D> = {},
    ): Saved<D> => {
      const write = w.change(def, before, stampNext(def, { ...after, version: before.version }, table.now()));
      return {
        ...write,
        ...figuresOf(company, def, before, write.after, write.adds),
        ...toldAs(def, write.after, findFact(def, before, write.after), telling),
      };
    },

    /** A record that ends, taken away as it was read. Refused as stale where another has saved it by now. Its commit tells it as `deleted`. */
    delete: <D extends RecordDef>(
      def: D,
      before: ValueOf<D> & { version: number },
      telling: Telling<D> = {},
    ): Write => {
      const write = w.deleteIfUnchanged(def, before, ['version']);
      return {
        ...write,
        ...figuresOf(company, def, before, undefined, write.adds),
        ...toldAs(def, before, def.facts?.deleted, telling),
      };
    },

    /**
     * A record that comes back from where it was kept as `last`. It goes on counting there, so that a save from before it went is still
     * refused. Refused as `record.exists`. Its commit tells it as `restored`, or as what the use case calls it.
     */
    restore: <D extends RecordDef>(
      def: D,
      last: Draft<D> & { version: number },
      telling: Telling<D> = {},
    ): Saved<D> => {
      const write = w.insert(def, stampNext(def, last, table.now()));
      return {
        ...write,
        ...figuresOf(company, def, undefined, write.after, write.adds),
        ...toldAs(def, write.after, def.facts?.restored, telling),
      };
    },

    /**
     * A record that must not exist yet, as a part of what its commit tells; `shown` is what its list row shows of the record that it belongs
     * to, where that is at hand.
     */
    insert: <D extends RecordDef>(def: D, draft: Draft<D>, shown?: Record<string, unknown>): Saved<D> => {
      const value = stampNew(def, draft, table.now());
      const { row, ...item } = toItem(company, def, value);
      const Item = row ? { ...item, row: withShown(row as Record<string, unknown>, shown) } : item;
      return {
        def,
        after: value,
        onConflict: 'exists',
        item: { Put: { TableName: table.name, Item, ConditionExpression: UNUSED } },
        ...followersOf(w, def, undefined, value),
        ...auditedAs(def, undefined, value),
      };
    },

    /** A record that only copies what another one says: whoever wrote last is right. */
    put: <D extends RecordDef>(def: D, value: ValueOf<D>): Write => ({
      def,
      onConflict: 'missing',
      item: { Put: { TableName: table.name, Item: toItem(company, def, value) } },
    }),

    /**
     * Turns a record as it was read into what it should be, as a part of what its commit tells, or as what nobody is told of; refused when the
     * stored one has another version by now.
     */
    change: <D extends RecordDef>(def: D, before: ValueOf<D> & { version: number }, after: Draft<D>): Saved<D> => {
      const next = { ...after, version: before.version + 1 } as unknown as ValueOf<D>;
      const update = toUpdateExpression(difference(toItem(company, def, before), toItem(company, def, next)));
      return {
        def,
        after: next,
        onConflict: 'stale',
        item: {
          Update: {
            TableName: table.name,
            Key: toItemKey(company, def, before as KeyOf<D>),
            ...update,
            ConditionExpression: '#version = :from',
            ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':from': before.version },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        ...followersOf(w, def, before, next),
        ...auditedAs(def, before, next),
      };
    },

    /** A record that must still be there. One that others follow is taken away as it was read, by `deleteIfUnchanged`: its key does not say who. */
    remove: <D extends RecordDef>(def: D, key: KeyOf<D>): Write => {
      if (isKnownByMore(def))
        throw new Error(`${def.name} is deleted as it was read, with what is said of it elsewhere.`);
      return {
        def,
        onConflict: 'missing',
        item: { Delete: { TableName: table.name, Key: toItemKey(company, def, key), ConditionExpression: USED } },
      };
    },

    /** A copy that goes with what it copied, also where it was never written. */
    deleteIfExists: <D extends RecordDef>(def: D, key: KeyOf<D>): Write => ({
      def,
      onConflict: 'missing',
      item: { Delete: { TableName: table.name, Key: toItemKey(company, def, key) } },
    }),

    /** That a record is as it was read, without writing it; refused as stale when one of these fields has another value by now. */
    checkUnchanged: <D extends RecordDef>(
      def: D,
      seen: ValueOf<D>,
      fields: readonly (string & keyof ValueOf<D>)[],
    ): Write => {
      const kept = unchanged(Object.fromEntries(fields.map((name) => [name, seen[name] as Scalar])));
      return {
        def,
        onConflict: 'stale',
        item: {
          ConditionCheck: {
            TableName: table.name,
            Key: toItemKey(company, def, seen as KeyOf<D>),
            ConditionExpression: [USED, ...kept.conditions].join(' AND '),
            ExpressionAttributeNames: kept.names,
            ExpressionAttributeValues: kept.values,
          },
        },
      };
    },

    /** A record taken away as it was read; refused as stale when one of these fields has another value by now. */
    deleteIfUnchanged: <D extends RecordDef>(
      def: D,
      before: ValueOf<D>,
      fields: readonly (string & keyof ValueOf<D>)[],
    ): Write => {
      const kept = unchanged(Object.fromEntries(fields.map((name) => [name, before[name] as Scalar])));
      return {
        def,
        onConflict: 'stale',
        item: {
          Delete: {
            TableName: table.name,
            Key: toItemKey(company, def, before as KeyOf<D>),
            ConditionExpression: [USED, ...kept.conditions].join(' AND '),
            ExpressionAttributeNames: kept.names,
            ExpressionAttributeValues: kept.values,
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        ...followersOf(w, def, before, undefined),
        ...auditedAs(def, before, undefined),
      };
    },

    /**
     * Adds to figures and sets fields without touching the version, for totals kept beside what an advisor edits: two people who
     * add travelers do not collide. A column of the list row is named by its path
     * (`TripRows.path('trip_pax')`), and must be kept beside the row's text. Fields in `expected` must be as they were read,
     * `undefined` meaning not there; otherwise it is refused as stale.
     */
    updateIf: <D extends RecordDef>(
      def: D,
      key: KeyOf<D>,
      { expected, ...by }: Adjustment & { expected?: Record<string, Scalar> },
    ): Write => {
      const update = toUpdateExpression(by);
      const kept = unchanged(expected ?? {});
      return {
        def,
        onConflict: expected ? 'stale' : 'missing',
        item: {
          Update: {
            TableName: table.name,
            Key: toItemKey(company, def, key),
            UpdateExpression: update.UpdateExpression,
            ConditionExpression: [USED, ...kept.conditions].join(' AND '),
            ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...kept.names },
            ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...kept.values },
            ...(expected && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
          },
        },
      };
    },

    /** Adds to a figure without reading it; the first who adds makes the record. */
    increment: <D extends RecordDef>(def: D, first: ValueOf<D>, field: string & keyof ValueOf<D>): Write => ({
      def,
      onConflict: 'missing',
      item: { Update: { TableName: table.name, ...addition(company, def, first, field) } },
    }),

    /**
     * Adds to a count that may not pass `most`, in one step with what is counted, so that nothing that comes at the same time passes it
     * either. The first makes the record. Refused with `refusal`.
     */
    incrementUpTo: <D extends RecordDef>(
      def: D,
      first: ValueOf<D>,
      { field, most, refusal: says }: { field: string & keyof ValueOf<D>; most: number; refusal: Refusal },
    ): Write => {
      const { ExpressionAttributeValues: values, ...added } = addition(company, def, first, field);
      return {
        def,
        onConflict: 'stale',
        refusal: says,
        item: {
          Update: {
            TableName: table.name,
            ...added,
            ConditionExpression: 'attribute_not_exists(#count) OR #count <= :room',
            ExpressionAttributeValues: { ...values, ':room': most - Number(first[field]) },
          },
        },
      };
    },

    /** That a record is not there, or that its field comes before a text, without writing it. */
    checkBefore: <D extends RecordDef>(
      def: D,
      key: KeyOf<D>,
      { field, text }: { field: string & keyof ValueOf<D>; text: string },
    ): Write => ({
      def,
      onConflict: 'exists',
      item: {
        ConditionCheck: {
          TableName: table.name,
          Key: toItemKey(company, def, key),
          ConditionExpression: `${UNUSED} OR #field < :text`,
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':text': text },
        },
      },
    }),

    /**
     * Adds to figures of a record, which the first addition makes: sums to which any number of writers add without reading them. It has no
     * condition, because every addition is right whatever came before. An update takes a few hundred at most.
     */
    accumulate: <D extends RecordDef>(def: D, first: ValueOf<D>, by: Readonly<Record<string, number>>): Write => {
      const { pk, sk, ...fixed } = toItem(company, def, first);
      const fields = Object.entries(fixed);
      const sums = Object.entries(by);
      return {
        def,
        onConflict: 'stale',
        item: {
          Update: {
            TableName: table.name,
            Key: { pk, sk },
            UpdateExpression: `SET ${fields.map((_, i) => `#f${i} = :f${i}`).join(', ')} ADD ${sums.map((_, i) => `#a${i} :a${i}`).join(', ')}`,
            ExpressionAttributeNames: Object.fromEntries([
              ...fields.map(([name], i) => [`#f${i}`, name]),
              ...sums.map(([name], i) => [`#a${i}`, name]),
            ]),
            ExpressionAttributeValues: Object.fromEntries([
              ...fields.map(([, value], i) => [`:f${i}`, value]),
              ...sums.map(([, value], i) => [`:a${i}`, value]),
            ]),
          },
        },
      };
    },

    /** A pointer for what is looked up before the company is known; refused when somebody else holds it. */
    putLookup: (key: PartitionKey, to: Record<string, string | number>): Write => ({
      onConflict: 'exists',
      item: {
        Put: {
          TableName: table.name,
          Item: { pk: key, sk: 'POINTER', type: 'pointer', ...to },
          ConditionExpression: UNUSED,
        },
      },
    }),

    deleteLookup: (key: PartitionKey): Write => ({
      onConflict: 'missing',
      item: { Delete: { TableName: table.name, Key: { pk: key, sk: 'POINTER' } } },
    }),
  };
  return w;
};
export type Writes = ReturnType<typeof writesFor>;
