import type { SignedCall } from '../../access/signed-call';
import { ok, type Result } from '../../base/result';
import { takeSerial } from '../../store/serial';
import { checkBirthDate } from './check-birth-date';
import type { Client, ClientDraft } from './client';

/** A client as they begin: with the next account number, and advised by whoever adds them unless others are named. */
export const newClient = async (
  { actor, db, deps }: Omit<SignedCall, 'commit'>,
  draft: ClientDraft,
): Promise<Result<Client>> => {
  const now = deps.now();
  const birth = checkBirthDate(draft.dob, now);
  if (!birth.ok) return birth;
  return ok({
    ...draft,
    advisor_id: draft.advisor_id.length > 0 ? draft.advisor_id : [actor.user_id],
    id: deps.newId('client'),
    ind_code: `C-${await takeSerial(db, 'client')}`,
    trips: 0,
    created_by: actor.user_id,
    created_at: now,
    updated_at: now,
    version: 1,
  });
};
