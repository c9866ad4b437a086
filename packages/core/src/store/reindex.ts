import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../base/ids';
import type { Table } from './client';
import { difference } from './difference';
import { companyKey, parseCompanyId } from './keys';
import { COUNTED_LISTS, incrementListCount, initListCounter, ListCounters } from './list-counter';
import { ownPart, withShown } from './list-row';
import { getItems } from './read';
import { fromItem, type Item, type RecordDef, toItem, type ValueOf } from './record';
import { type RescheduledRecord, rescheduleRecord } from './reschedule-record';
import { SYSTEM_TENANT } from './system-tenant';
import { type TenantDb, tenantDb } from './tenant-db';
import { transact } from './transact';
import type { Write, Writes } from './write';

/** Few enough that one page is done in seconds, whatever is to be moved in it. */
const PAGE = 500;
type Key = { pk: string; sk: string };

type Row = Record<string, unknown>;
/** What of an item is its place in a list, as its record says it. */
const placeOf = ({ pk, sk, type, list_pk, list_sk, row }: Item): Item => ({
  ...{ pk, sk, type, list_pk, list_sk },
  ...(row !== undefined && { row: ownPart(row as Row) }),
});
const standsThere = (item: Item, wanted: Item): boolean => {
  const { set, remove } = difference(placeOf(item), placeOf(wanted));
  return Object.keys(set).length === 0 && remove.length === 0;
};

/** What the heads of lists say of a record that comes from one place to another. */
const counted = (w: Writes, from: unknown, to: unknown): Write[] => {
  const of = (place: unknown) => COUNTED_LISTS.find((name) => companyKey(w.company, 'LIST', name) === place);
  const [old, next] = [of(from), of(to)];
  if (old === next) return [];
  return [...(old ? [incrementListCount(w, old, -1)] : []), ...(next ? [incrementListCount(w, next, 1)] : [])];
};

/** Puts a record where its list wants it, unless it has changed since it was read: that write has put it there itself. */
const move = (table: Table, item: Item, { list_pk, list_sk, row }: Item) => {
  const unchanged = item.version === undefined ? 'attribute_exists(pk)' : '#version = :version';
  const unmoved = item.row === undefined ? 'attribute_not_exists(#row)' : '#row = :seen';
  const placed: Write = {
    onConflict: 'stale',
    item: {
      Update: {
        TableName: table.name,
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: 'SET list_pk = :pk, list_sk = :sk, #row = :row',
        ConditionExpression: `${unchanged} AND ${unmoved}`,
        ExpressionAttributeNames: { '#row': 'row', ...(item.version !== undefined && { '#version': 'version' }) },
        ExpressionAttributeValues: {
          ':pk': list_pk,
          ':sk': list_sk,
          ':row': withShown(row as Row, (item.row as Row | undefined)?.shown as Row | undefined),
          ...(item.version !== undefined && { ':version': item.version }),
          ...(item.row !== undefined && { ':seen': item.row }),
        },
      },
    },
  };
  return transact(table, [placed, ...counted(tenantDb(table, parseCompanyId(item.pk)), item.list_pk, list_pk)]);
};

/** A page of the table, from where the last one ended. Only upkeep reads the table whole. */
const somePage = async (table: Table, from: Key | undefined, limit: number) => {
  const page = await table.db.send(new ScanCommand({ TableName: table.name, ExclusiveStartKey: from, Limit: limit }));
  return { items: (page.Items ?? []) as Item[], next: page.LastEvaluatedKey as Key | undefined };
};

/** The heads of lists that a company does not have yet, with what the lists hold; how many. */
const missingHeads = async (db: TenantDb): Promise<number> => {
  const known = await db.getMany(COUNTED_LISTS.map((name) => ({ def: ListCounters, key: { name } })));
  let opened = 0;
  for (const [i, name] of COUNTED_LISTS.entries())
    if (!known[i] && (await db.transact([await initListCounter(db, name)])).ok) opened += 1;
  return opened;
};

/** What is to stand beside a record and may be missing, or in it and may not: its writes are refused, or there are none, where all is well already. */
export type Backfill<D extends RecordDef = RecordDef> = {
  def: D;
  writes(db: TenantDb, value: ValueOf<D>): readonly Write[] | Promise<readonly Write[]>;
};

/** What earlier versions wrote otherwise: of one area, or of all. */
export type Migrations = {
  /** Records that have a place in a list. */
  listed?: readonly RecordDef[];
  rescheduled?: readonly RescheduledRecord[];
  backfills?: readonly Backfill[];
};
type Upkeep = Required<Migrations> & {
  /** The moment of the run. */
  now: string;
};
const mend = async (table: Table, item: Item, { def, writes }: Backfill): Promise<boolean> => {
  const missing = await writes(tenantDb(table, parseCompanyId(item.pk)), fromItem(def, item));
  return missing.length > 0 && (await transact(table, missing)).ok;
};

/** Where in the table one run begins, and whether it has gone on for long enough, asked after every page of so many items. */
type Stint = { from?: Key | undefined; enough?: () => boolean; limit?: number };
type Done = { moved: number; woken: number; heads: number; next: Key | undefined };

/**
 * Gives records that were written before their list existed, or before it had all its columns, their place in it; records that wait for
 * their time, and were written before they did, that time; what is to stand beside a record its place there; and companies the heads of lists they do not have yet, with what they hold.
 * It goes through the table for as long as it may: `next` is where the next run goes on. Safe to run again, and while the product runs.
 */
export const reindex = async (
  table: Table,
  upkeep: Upkeep,
  { from, enough = () => false, limit = PAGE }: Stint = {},
): Promise<Done> => {
  const listed = new Map(upkeep.listed.filter(({ list }) => list).map((def) => [def.name, def]));
  const waiting = new Map(upkeep.rescheduled.map((one) => [one.def.name, one]));
  const companies = new Set<CompanyId>();
  const done: Done = { moved: 0, woken: 0, heads: 0, next: from };
  do {
    const { items, next } = await somePage(table, done.next, limit);
    for (const read of items) {
      let item = read;
      const late = waiting.get(item.type);
      if (late && (await rescheduleRecord(table, item, late, upkeep.now))) done.woken += 1;
      for (const one of upkeep.backfills.filter(({ def }) => def.name === item.type))
        if (await mend(table, item, one)) {
          done.moved += 1;
          // What it stands beside is as it was mended: its row may still be that of an earlier version.
          item = ((await getItems(table, [{ pk: item.pk, sk: item.sk }], true))(item) as Item | undefined) ?? item;
        }
      const def = listed.get(item.type);
      const wanted = def && toItem(parseCompanyId(item.pk), def, fromItem(def, item));
      if (!wanted?.list_pk || standsThere(item, wanted)) continue;
      await move(table, item, wanted);
      done.moved += 1;
    }
    for (const { pk } of items) {
      const company = parseCompanyId(pk);
      if (!pk.startsWith('C#') || company === SYSTEM_TENANT || companies.has(company)) continue;
      companies.add(company);
      done.heads += await missingHeads(tenantDb(table, company));
    }
    done.next = next;
  } while (done.next && !enough());
  return done;
};
