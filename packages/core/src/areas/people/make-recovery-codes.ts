import { randomBytes } from 'node:crypto';
import type { SignedCall } from '../../access/signed-call';
import { ok, type Result } from '../../base/result';
import { RECOVERY_BYTES, RECOVERY_CODES, RecoveryCodes, recoveryCode, recoveryHash } from './recovery-codes';

/** A new set of recovery codes in place of the last. The codes themselves are in the answer and nowhere else. */
export const makeRecoveryCodes = async ({ actor, db, deps, commit }: SignedCall): Promise<Result<string[]>> => {
  const { user_id } = actor;
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  const before = await db.get(RecoveryCodes, { user_id }, true);
  const set = {
    user_id,
    hashes: codes.map((code) => recoveryHash(user_id, code)),
    made_at: deps.now(),
    tries: 0,
  };
  const told = { action: 'user.recovery_codes_made' };
  const saved = before ? db.save(RecoveryCodes, before, set, told) : db.create(RecoveryCodes, set, told);
  const kept = await commit({ writes: [saved], answer: true as const });
  return kept.ok ? ok(codes) : kept;
};
