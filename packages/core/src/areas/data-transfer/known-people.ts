import { listPages } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import {
  type ClientDraft,
  type ClientId,
  ClientMatchKeys,
  Clients,
  type ComparedPerson,
  clientName,
  comparePeople,
  countClients,
  DUPLICATE_GRADES,
  followMerges,
  formatMatchKey,
  isBroadKey,
  listMatchKeys,
  MATCH_KEYS,
} from '../clients/public';
import type { RowMatch } from './data-import';

type Row = { row: number; draft: ClientDraft };
type Match = Pick<RowMatch, 'grade' | 'reasons' | 'client_id' | 'client_name' | 'same_as_row'>;
/** Somebody in an earlier row, by what people are compared by. */
type Earlier = { person: ComparedPerson; name: string; client_id?: ClientId };

/** So many who share a key are compared; a phone that more share is that of an office. */
const MOST_OF_A_KEY = 20;
/** Keys of a company are read through where a file has about this part of as many rows; of fewer, each is asked for. */
const ROWS_FOR_ALL = 25;
/** Beyond so many clients their keys are no longer held at once. */
const MOST_HELD = 200_000;
const QUERIES_AT_ONCE = 16;

const toKeys = (person: ComparedPerson): string[] => listMatchKeys(person).filter(isBroadKey).map(formatMatchKey);
const toPerson = ({
  first_name,
  last_name,
  dob,
  emails,
  work_email,
  phone,
  personal_mobile,
  work_phone,
  work_mobile,
}: ClientDraft): ComparedPerson => ({
  ...{ first_name, last_name, dob, emails, work_email },
  ...{ phone, personal_mobile, work_phone, work_mobile },
});

const push = <T>(map: Map<string, T[]>, key: string, one: T) => {
  const all = map.get(key);
  if (!all) map.set(key, [one]);
  else if (all.length < MOST_OF_A_KEY) all.push(one);
};

const readAllKeys = async (db: TenantDb): Promise<Map<string, ClientId[]>> => {
  const held = new Map<string, ClientId[]>();
  for await (const keys of listPages((cursor) =>
    db.listPartition(ClientMatchKeys, { partition: MATCH_KEYS }, { cursor }),
  ))
    for (const key of keys) if (isBroadKey(key)) push(held, formatMatchKey(key), key.client_id);
  return held;
};
const askEach = async (db: TenantDb, keys: readonly string[]): Promise<Map<string, ClientId[]>> => {
  const found = new Map<string, ClientId[]>();
  for (let at = 0; at < keys.length; at += QUERIES_AT_ONCE)
    await Promise.all(
      keys.slice(at, at + QUERIES_AT_ONCE).map(async (key) => {
        const range = { partition: MATCH_KEYS, prefix: `${key}#` };
        const { items } = await db.listPartition(ClientMatchKeys, range, { limit: MOST_OF_A_KEY });
        for (const { client_id } of items) push(found, key, client_id);
      }),
    );
  return found;
};

const best = (matches: readonly Match[]): Match | undefined =>
  [...matches].sort((a, b) => DUPLICATE_GRADES.indexOf(a.grade) - DUPLICATE_GRADES.indexOf(b.grade))[0];

/** Who may be the person of a row: clients that the importer sees, and those in rows before. `rows` is about how many will be asked for. */
export const knownPeople = async (db: TenantDb, rows: number) => {
  const total = await countClients(db);
  const held = total <= MOST_HELD && rows * ROWS_FOR_ALL > total ? await readAllKeys(db) : undefined;
  const byRow = new Map<number, Earlier>();
  const rowsOf = new Map<string, number[]>();

  const findEarlier = (keys: readonly string[], { row: below, draft }: Row): Match[] =>
    [...new Set(keys.flatMap((key) => rowsOf.get(key) ?? []))].flatMap((row) => {
      const one = row < below ? byRow.get(row) : undefined;
      const likeness = one && comparePeople(draft, one.person);
      return one && likeness
        ? [{ ...likeness, client_name: one.name, client_id: one.client_id, same_as_row: row }]
        : [];
    });

  return {
    /** Remembers who is in a row, for the rows behind it; as which client, once they are one. A row that is planned again is remembered anew. */
    remember: ({ row, draft }: Row, client_id?: ClientId) => {
      byRow.set(row, { person: toPerson(draft), name: clientName(draft), ...(client_id && { client_id }) });
      for (const key of toKeys(draft)) push(rowsOf, key, row);
    },
    /** The clients that rows may be about, in one wave: asked once for rows that are worked on together. */
    lookUp: async (drafts: readonly ClientDraft[]) => {
      const keys = [...new Set(drafts.flatMap(toKeys))];
      const sharers = held ?? (await askEach(db, keys));
      const ids = [...new Set(keys.flatMap((key) => sharers.get(key) ?? []))];
      const found =
        ids.length === 0
          ? []
          : await db.getMany(
              ids.map((id) => ({ def: Clients, key: { id } })),
              true,
            );
      // Who was merged away is recognized as who they were, and is the profile that was kept.
      const followed = await Promise.all(
        found.map(async (person) => ({
          person,
          client: person?.merged_into ? (await followMerges(db, person.merged_into)).client : person,
        })),
      );
      const clients = new Map(
        followed.flatMap(({ person, client }) =>
          person && client && !client.deleted_at ? [[person.id, { person, client }]] : [],
        ),
      );
      return ({ row, draft }: Row): Match | undefined => {
        const own = toKeys(draft);
        const among = [...new Set(own.flatMap((key) => sharers.get(key) ?? []))];
        const stored = among.flatMap((id): Match[] => {
          const known = clients.get(id);
          const likeness = known && comparePeople(draft, known.person);
          return known && likeness
            ? [{ ...likeness, client_id: known.client.id, client_name: clientName(known.client) }]
            : [];
        });
        return best([...findEarlier(own, { row, draft }), ...stored]);
      };
    },
  };
};
export type KnownPeople = Awaited<ReturnType<typeof knownPeople>>;
