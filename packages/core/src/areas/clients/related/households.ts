import type * as z from 'zod';
import type { SignedCall } from '../../../access/signed-call';
import type { Result } from '../../../base/result';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { type Client, clientName } from '../client';
import { clientsChanged } from '../client.events';
import { Clients } from '../client.records';
import type { ClientId, HouseholdId } from '../client-id';
import { refuse } from '../errors';
import { refuseDeleted } from '../merge/refuse-deleted';
import { readHousehold } from './read-related';
import { type Household, type HouseholdDraft, Households, MAX_HOUSEHOLD_MEMBERS } from './related.records';

/** What it is called in the history of each of its members, of those who join and of those who leave. */
const CHANGED = 'client.household_changed';
type Draft = z.infer<typeof HouseholdDraft>;

/** Clients as they join a household, or leave theirs. */
const moveMembers = (db: TenantDb, clients: readonly Client[], household_id: HouseholdId | undefined): Write[] =>
  clients.map((client) => db.save(Clients, client, { ...client, household_id }));

const readClients = async (db: TenantDb, ids: readonly ClientId[]): Promise<Result<Client[]>> => {
  const found = await db.getMany([...new Set(ids)].map((id) => ({ def: Clients, key: { id } })));
  const gone = found.find((client) => !client || client.deleted_at);
  if (found.includes(undefined) || gone) return refuseDeleted(db, gone);
  return { ok: true, value: found.filter((client) => client !== undefined) };
};
const refuseElsewhere = (client: Client) =>
  refuse('household.member_elsewhere', { params: { name: clientName(client) } });

/** Begins a household with clients who belong to none yet. */
export const createHousehold = (
  { db, deps, commit }: SignedCall,
  { members, ...draft }: Draft & { members: readonly ClientId[] },
): Promise<Result<{ household: Household }>> =>
  retryOnConflict(async () => {
    const clients = await readClients(db, members);
    if (!clients.ok) return clients;
    const elsewhere = clients.value.find(({ household_id }) => household_id !== undefined);
    if (elsewhere) return refuseElsewhere(elsewhere);
    const created = db.create(Households, { ...draft, id: deps.newId('household') });
    return commit({
      writes: [created, ...moveMembers(db, clients.value, created.after.id)],
      audit: { action: CHANGED, about: created },
      events: [clientsChanged({ ids: clients.value.map(({ id }) => id) })],
      answer: { household: created.after },
    });
  });

type Change = Draft & { id: HouseholdId; version: number; join: readonly ClientId[]; leave: readonly ClientId[] };

/** Changes a household and who belongs to it. A save that began from an older version is refused; who leaves last ends it. */
export const changeHousehold = (
  { db, commit }: SignedCall,
  { id, version, join, leave, ...draft }: Change,
): Promise<Result<{ household?: Household | undefined }>> =>
  retryOnConflict(async () => {
    const [found, whole, stored, joining, leaving] = await Promise.all([
      readHousehold(db, id, true),
      readHousehold(withoutScope(db), id, true),
      db.get(Households, { id }, true),
      readClients(db, join),
      db.getMany([...new Set(leave)].map((one) => ({ def: Clients, key: { id: one } }))),
    ]);
    if (!found || !whole) return refuse('record.missing');
    const seen = checkSeen(stored, version);
    if (!seen.ok) return seen;
    if (!joining.ok) return joining;
    const elsewhere = joining.value.find(({ household_id }) => household_id !== undefined && household_id !== id);
    if (elsewhere) return refuseElsewhere(elsewhere);
    const added = joining.value.filter(({ household_id }) => household_id !== id);
    const gone = leaving.filter((client) => client?.household_id === id).filter((client) => client !== undefined);
    const remains = ({ client_id }: { client_id: ClientId }) => !gone.some((client) => client.id === client_id);
    // Members whom the caller does not see stay, and count.
    const stay = whole.members.filter(remains);
    if (stay.length + added.length > MAX_HOUSEHOLD_MEMBERS)
      return refuse('household.too_many', { params: { limit: String(MAX_HOUSEHOLD_MEMBERS) } });
    const isOver = stay.length + added.length === 0;
    const saved = db.save(Households, seen.value, { ...seen.value, ...draft, payer_id: draft.payer_id });
    const household = isOver ? db.deleteIfUnchanged(Households, seen.value, ['version']) : saved;
    const ids = [
      ...found.members.filter(remains).map(({ client_id }) => client_id),
      ...added.map((one) => one.id),
      ...gone.map((one) => one.id),
    ];
    return commit({
      writes: [household, ...moveMembers(db, added, id), ...moveMembers(db, gone, undefined)],
      audit: { subject: ids[0] ?? id, action: CHANGED, about: household },
      events: [clientsChanged({ ids })],
      answer: isOver ? {} : { household: saved.after },
    });
  });
