import { randomBytes } from 'node:crypto';
import type { Actor } from '@wayline/core/access/actor';
import {
  RECOVERY_BYTES,
  RECOVERY_CODES,
  RecoveryCodes,
  recoveryCode,
  recoveryHash,
} from '@wayline/core/areas/people/recovery-codes';
import { ok, type Result } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import type { Deps } from '../kernel/deps';

type At = { actor: Actor; deps: Deps; commit: Committer };

/** A new set of recovery codes in place of the last. The codes themselves are in the answer and nowhere else. */
export const makeRecoveryCodes = async ({ actor, deps, commit }: At): Promise<Result<string[]>> => {
  const { company_id, user_id } = actor;
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  const w = writesFor(deps.table, company_id);
  const before = await getRecord(deps.table, company_id, RecoveryCodes, { user_id }, true);
  const set = {
    user_id,
    hashes: codes.map((code) => recoveryHash(user_id, code)),
    made_at: deps.now(),
    tries: 0,
    version: (before?.version ?? 0) + 1,
  };
  const kept = await commit({
    writes: [before ? w.change(RecoveryCodes, before, set) : w.insert(RecoveryCodes, set)],
    audit: { subject: user_id, action: 'user.recovery_codes_made' },
    answer: true as const,
  });
  return kept.ok ? ok(codes) : kept;
};
