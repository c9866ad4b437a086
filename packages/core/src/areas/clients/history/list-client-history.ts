import type { User } from '../../../access/company';
import { Users } from '../../../access/people.records';
import { fullName } from '../../../base/full-name';
import { UserId } from '../../../base/ids';
import { type Audit, Audits, getAuditPartition } from '../../../store/audits';
import { fullPage } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';
import {
  describeClientEntry,
  findUndoableChanges,
  getClientHistoryKind,
  listClientEntryDetails,
} from './describe-client-entry';

/** How many rows are read at once while most of them may be about other fields. */
const READ_AHEAD = 200;

const readNames = async (db: TenantDb, rows: readonly Audit[]) => {
  const ids = [...new Set(rows.map(({ actor_id }) => actor_id))].filter((id) => UserId.safeParse(id).success);
  const users: (User | undefined)[] = await db.getMany(ids.map((id) => ({ def: Users, key: { id } })));
  return new Map(users.flatMap((user) => (user ? [[String(user.id), fullName(user)]] : [])));
};

/** Who did it: a person, or answers to a form that went into the profile by themselves. */
const toWho = ({ actor_id, changes }: Audit, names: ReadonlyMap<string, string>): string =>
  names.get(actor_id) ?? (typeof changes?.form === 'string' ? 'Form answers' : 'Someone');

type Asked = { client_id: ClientId; per_page: number; cursor?: string | undefined; fields?: string[] | undefined };

/** A page of what happened to a client, newest first; undefined for a client who is not there, or whom the reader does not see. */
export const listClientHistory = async (db: TenantDb, { client_id, per_page, cursor: from, fields }: Asked) => {
  const at = { partition: getAuditPartition(client_id) };
  const [client, { items: rows, cursor }] = await Promise.all([
    db.get(Clients, { id: client_id }),
    fullPage({
      size: per_page,
      cursor: from,
      next: (cursor, room) =>
        db.listPartition(Audits, at, { cursor, limit: fields ? READ_AHEAD : room, newestFirst: true }),
      matches: ({ diff, about }) =>
        !fields || (about?.kind === 'client' && (diff?.some(({ field }) => fields.includes(field)) ?? false)),
    }),
  ]);
  if (!client) return undefined;
  const names = await readNames(db, rows);
  const undone = new Set(rows.map(({ changes }) => changes?.undoes));
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: getClientHistoryKind(row),
    sentence: describeClientEntry(row, toWho(row, names)),
    details: listClientEntryDetails(row),
    undoable: !client.deleted_at && findUndoableChanges(row) !== undefined && !undone.has(row.id),
  }));
  return { entries, cursor };
};
