import type { TenantDb } from '../../../store/tenant-db';
import type { Client } from '../client';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';
import { comparePeople, DUPLICATE_GRADES } from './compare-people';
import { DuplicateClient, type DuplicatePair } from './duplicate';
import { type ClientMatchKey, ClientMatchKeys, DistinctClients, MATCH_KEYS, toPairKey } from './match-key.records';
import { formatMatchKey, listMatchKeys } from './match-keys';

/** Keys of one read, and reads of one page: however many clients there are, a page costs no more. */
const KEYS_AT_ONCE = 500;
const MOST_READS = 6;
/** So many while nothing is found: keys that nobody shares cost a read alone, and a page of nothing helps nobody. */
const MOST_EMPTY_READS = 60;
/** So many share a key and are still compared with each other; beyond, each with the first: it may be the phone of an office. */
const MOST_COMPARED = 8;
const MOST_OF_A_KEY = 50;

/** Those who share a key, and where the next key begins. */
type Group = { key: string; ids: ClientId[]; last: number };
type Pair = { key: string; one: ClientId; other: ClientId };

const toGroups = (rows: readonly ClientMatchKey[]): Group[] => {
  const groups: Group[] = [];
  for (const [i, row] of rows.entries()) {
    const key = formatMatchKey(row);
    const group = groups.at(-1);
    if (group?.key === key) {
      group.ids.push(row.client_id);
      group.last = i;
    } else groups.push({ key, ids: [row.client_id], last: i });
  }
  return groups;
};
const toPairs = ({ key, ids }: Group): Pair[] => {
  const among = ids.slice(0, MOST_OF_A_KEY);
  const firsts = among.length > MOST_COMPARED ? among.slice(0, 1) : among;
  return firsts.flatMap((one, i) => among.slice(i + 1).map((other) => ({ key, one, other })));
};

/** The profile to keep: of more trips, or the older one. */
const sortByUse = (a: Client, b: Client): [Client, Client] =>
  b.trips > a.trips || (b.trips === a.trips && b.id < a.id) ? [b, a] : [a, b];

/** A pair stands once, where what it shares says most. */
const isBestKey = (key: string, a: Client, b: Client): boolean => {
  const others = new Set(listMatchKeys(b).map(formatMatchKey));
  const shared = listMatchKeys(a)
    .map(formatMatchKey)
    .filter((one) => others.has(one));
  return shared.every((one) => key <= one);
};

/** Of pairs that share a key those who may be one person, in one wave. */
const comparePairs = async (db: TenantDb, pairs: readonly Pair[]): Promise<(DuplicatePair & { key: string })[]> => {
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const [clients, distinct] = await Promise.all([
    db.getMany(ids.map((id) => ({ def: Clients, key: { id } }))),
    db.getMany(pairs.map(({ one, other }) => ({ def: DistinctClients, key: toPairKey(one, other) }))),
  ]);
  const find = (id: ClientId) => clients[ids.indexOf(id)];
  return pairs.flatMap(({ key, one, other }, i) => {
    const [a, b] = [find(one), find(other)];
    if (!a || !b || a.deleted_at || b.deleted_at || distinct[i] || !isBestKey(key, a, b)) return [];
    const likeness = comparePeople(a, b);
    if (!likeness) return [];
    const [kept, rest] = sortByUse(a, b);
    return [{ key, kept: DuplicateClient.parse(kept), other: DuplicateClient.parse(rest), ...likeness }];
  });
};

const rank = ({ grade }: DuplicatePair) => DUPLICATE_GRADES.indexOf(grade);

/**
 * A page of the profiles that may be one person, the surest first: read by key, where those who share one lie next to each other. It may be short
 * although more follow.
 */
export const listDuplicates = async (
  db: TenantDb,
  { per_page, cursor }: { per_page: number; cursor?: string | undefined },
): Promise<{ pairs: DuplicatePair[]; cursor: string | undefined }> => {
  const found: DuplicatePair[] = [];
  let next = cursor;
  for (let read = 0; read < (found.length > 0 ? MOST_READS : MOST_EMPTY_READS) && found.length < per_page; read++) {
    const page = await db.listPartition(
      ClientMatchKeys,
      { partition: MATCH_KEYS },
      { cursor: next, limit: KEYS_AT_ONCE },
    );
    const groups = toGroups(page.items);
    // The last key of a page may go on in the next one, unless it fills the page.
    const whole = page.cursor && groups.length > 1 ? groups.slice(0, -1) : groups;
    const compared = await comparePairs(db, whole.flatMap(toPairs));
    let end = whole.length < groups.length ? page.cursorAfter(whole.at(-1)?.last ?? 0) : page.cursor;
    for (const { key, last } of whole) {
      found.push(...compared.filter((pair) => pair.key === key).map(({ key: _key, ...pair }) => pair));
      const isLast = last === page.items.length - 1 && !page.cursor;
      if (found.length >= per_page && !isLast) {
        end = page.cursorAfter(last);
        break;
      }
    }
    next = end;
    if (!next) break;
  }
  return { pairs: found.sort((a, b) => rank(a) - rank(b)), cursor: next };
};
