import type { SignedCall } from '../../access/signed-call';
import { ok, type Result } from '../../base/result';
import { takeSerial } from '../../store/serial';
import type { TenantDb } from '../../store/tenant-db';
import { checkBirthDate } from './check-birth-date';
import type { Client, ClientDraft } from './client';

type Tools = Omit<SignedCall, 'commit'>;

/** A client as they begin, advised by whoever adds them unless others are named. The draft is checked. */
export const toNewClient = (
  { actor, deps }: Pick<Tools, 'actor' | 'deps'>,
  draft: ClientDraft,
  ind_code: string,
): Client => {
  const now = deps.now();
  return {
    ...draft,
    advisor_id: draft.advisor_id.length > 0 ? draft.advisor_id : [actor.user_id],
    id: deps.newId('client'),
    ind_code,
    trips: 0,
    created_by: actor.user_id,
    created_at: now,
    updated_at: now,
    version: 1,
  };
};

/** The next so many account numbers of a company. */
export const takeAccountNumbers = async (db: TenantDb, count: number): Promise<string[]> => {
  if (count === 0) return [];
  const last = await takeSerial(db, 'client', count);
  return Array.from({ length: count }, (_, i) => `C-${last - count + 1 + i}`);
};

/** A client with the next account number, if they can have been born. */
export const newClient = async (tools: Tools, draft: ClientDraft): Promise<Result<Client>> => {
  const birth = checkBirthDate(draft.dob, tools.deps.now());
  if (!birth.ok) return birth;
  const [number = ''] = await takeAccountNumbers(tools.db, 1);
  return ok(toNewClient(tools, draft, number));
};
