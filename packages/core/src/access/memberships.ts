import * as z from 'zod';
import type { UserId } from '../base/ids';
import type { Table } from '../store/client';
import { wholeList } from '../store/full-page';
import type { History } from '../store/history';
import { companyKey, sortKey } from '../store/keys';
import { getItems } from '../store/read';
import { record } from '../store/record';
import type { Scope } from '../store/scope';
import { type TenantDb, tenantDb } from '../store/tenant-db';
import { transactInTurns } from '../store/transact';
import type { Write, Writes } from '../store/write';

type Item = Readonly<Record<string, unknown>>;

/** A kind of record that not everybody sees. What names it, in its key or in `field`, is seen by those who see it. */
export type ScopedKind = {
  /** The name of its record. */
  name: string;
  /** The prefix of its ids, such as `trp`. */
  prefix: string;
  /** The field by which other records name it, such as `trip_id`. */
  field: string;
  /** Where it lies while it is in use, and where once it is deleted. */
  places: (id: string) => readonly { partition: readonly string[]; sort: readonly string[] }[];
  /** The users who work on it, by an item as it is stored. */
  membersOf: (item: Item) => readonly string[];
};

/**
 * What somebody works on, kept by the stream beside what says so itself: lists are narrowed by it in one read. Whether a single thing is seen is
 * never asked here but of the thing.
 */
export const Memberships = record({
  name: 'membership',
  schema: z.object({ user_id: z.string(), subject_id: z.string() }),
  key: ['user_id', 'subject_id'],
  partition: (k) => getMembershipPartition(k.user_id),
  sort: (k) => [k.subject_id],
});
export const getMembershipPartition = (user_id: string) => ['MEMBER_OF', user_id] as const;

/** The memberships of a thing that was just added. */
export const insertMemberships = (db: Writes, kind: ScopedKind, item: Item): Write[] =>
  kind.membersOf(item).map((user_id) => db.put(Memberships, { user_id, subject_id: String(item.id) }));

const placesOf = (db: Pick<TenantDb, 'company'>, kind: ScopedKind, id: string) =>
  kind.places(id).map(({ partition, sort }) => ({ pk: companyKey(db.company, ...partition), sk: sortKey(...sort) }));

/**
 * Brings memberships up to date with what the stream tells of things: to who works on each now, in use or in the trash. Safe to repeat, and in
 * any order.
 */
export const followMemberships = async (table: Table, kind: ScopedKind, histories: readonly History[]) => {
  const things = histories.flatMap(({ company, images }) => {
    const known = images.filter((image) => image !== undefined);
    const db = tenantDb(table, company);
    const id = String(known[0]?.id);
    const everSeen = images.map((image) => (image ? kind.membersOf(image) : []));
    return known.length > 0 ? [{ db, id, everSeen, places: placesOf(db, kind, id) }] : [];
  });
  const find = await getItems(
    table,
    things.flatMap(({ places }) => places),
    true,
  );
  const writes = things.flatMap(({ db, id, everSeen, places }) => {
    const item = places.map(find).find((one) => one !== undefined);
    const now = item ? kind.membersOf(item) : [];
    const gone = new Set(everSeen.flat().filter((user) => !now.includes(user)));
    return [
      ...now
        .filter((user) => everSeen.some((seen) => !seen.includes(user)))
        .map((user_id) => db.put(Memberships, { user_id, subject_id: id })),
      ...[...gone].map((user_id) => db.deleteIfExists(Memberships, { user_id, subject_id: id })),
    ];
  });
  await transactInTurns(table, writes);
};

/** The memberships of a thing that goes for good. */
export const deleteMemberships = (db: Writes, kind: ScopedKind, last: Item): Write[] =>
  kind.membersOf(last).map((user_id) => db.deleteIfExists(Memberships, { user_id, subject_id: String(last.id) }));

/** As many as one run gives back, beside what it has to check; who lacks more has the others from the next. */
const BACKFILLED_AT_ONCE = 90;
/** What a thing that was written before memberships were kept still lacks of them. */
export const backfillMemberships = async (db: TenantDb, kind: ScopedKind, item: Item): Promise<Write[]> => {
  const wanted = kind.membersOf(item).map((user_id) => ({ user_id, subject_id: String(item.id) }));
  const found = await db.getMany(wanted.map((key) => ({ def: Memberships, key })));
  const lacking = wanted.filter((_key, i) => found[i] === undefined);
  return lacking.slice(0, BACKFILLED_AT_ONCE).map((key) => db.put(Memberships, key));
};

/** The ids of everything that any of these users works on. */
export const listMemberships = async (db: TenantDb, users: readonly UserId[]): Promise<ReadonlySet<string>> => {
  const lists = await Promise.all(
    users.map((user) =>
      wholeList((cursor) => db.listPartition(Memberships, { partition: getMembershipPartition(user) }, { cursor })),
    ),
  );
  return new Set(lists.flat().map(({ subject_id }) => subject_id));
};

/** As many things as are asked themselves: each has two places, and a batch has room for a hundred. */
const ASKED_AT_ONCE = 50;

/** What is known of a thing: who works on it, or that it is not there. */
type Known = { members: readonly string[] } | 'absent';

/** Asks things themselves who works on them, by their ids; strongly consistent, because access hangs on it. */
const readMembers = async (
  db: TenantDb,
  kinds: readonly ScopedKind[],
  ids: readonly string[],
): Promise<Map<string, Known>> => {
  const asked = ids.flatMap((id) => {
    const kind = kinds.find(({ prefix }) => id.startsWith(`${prefix}_`));
    return kind ? placesOf(db, kind, id).map((key) => ({ id, kind, key })) : [];
  });
  const find = await getItems(
    db.table,
    asked.map(({ key }) => key),
    true,
  );
  const known = new Map<string, Known>(ids.map((id) => [id, 'absent']));
  for (const { id, kind, key } of asked) {
    const item = find(key);
    if (item) known.set(id, { members: kind.membersOf(item) });
  }
  return known;
};

/** Who works on one thing; nobody where it is not there. */
export const readMembersOf = async (db: TenantDb, kind: ScopedKind, id: string): Promise<readonly string[]> => {
  const found = (await readMembers(db, [kind], [id])).get(id);
  return found === undefined || found === 'absent' ? [] : found.members;
};

/**
 * What a company's table shows to somebody who sees only what certain users work on; made for one request, for which it remembers what it
 * asked. Source: spec 1 §6 (G-047).
 */
export const createScope = (
  db: TenantDb,
  readUsers: () => Promise<readonly UserId[]>,
  kinds: readonly ScopedKind[],
): Scope => {
  const inKey = new RegExp(`(?:^|[#|])((?:${kinds.map(({ prefix }) => prefix).join('|')})_[0-9A-Z]{26})(?=[#|]|$)`);
  const known = new Map<string, Known>();
  let users: Promise<readonly UserId[]> | undefined;
  let own: Promise<ReadonlySet<string>> | undefined;
  const whoseAreSeen = () => {
    users ??= readUsers();
    return users;
  };

  const ask = async (ids: readonly string[]) => {
    const open = ids.filter((id) => !known.has(id));
    if (open.length === 0) return;
    for (const [id, found] of await readMembers(db, kinds, open)) known.set(id, found);
  };
  const listOwn = () => {
    own ??= whoseAreSeen().then((all) => listMemberships(db, all));
    return own;
  };
  const select = async (ids: readonly string[], { absent }: { absent: boolean }) => {
    const all = await whoseAreSeen();
    return new Set(
      ids.filter((id) => {
        const found = known.get(id) ?? 'absent';
        return found === 'absent' ? absent : all.some((user) => found.members.includes(user));
      }),
    );
  };

  return {
    subjectOf: (item) => {
      const named = inKey.exec(`${item.pk}|${item.sk}`)?.[1];
      return named ?? kinds.map(({ field }) => item[field]).find((value) => typeof value === 'string');
    },
    listUsers: whoseAreSeen,
    listOwn,
    visible: async (ids) => {
      if (ids.length > ASKED_AT_ONCE) {
        const seen = await listOwn();
        return new Set(ids.filter((id) => seen.has(id)));
      }
      await ask(ids);
      return select(ids, { absent: false });
    },
    writable: async (ids) => {
      await ask(ids);
      return select(ids, { absent: true });
    },
  };
};
