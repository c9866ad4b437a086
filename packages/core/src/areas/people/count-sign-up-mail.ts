import { ok, type Result, refuse } from '../../base/result';
import type { Deps } from '../../store/deps';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { SYSTEM_TENANT } from '../../store/system-tenant';
import { tenantDb } from '../../store/tenant-db';
import { addressHash, addSignUpMail, SignUpMails } from './sign-up.records';

/**
 * Counts a mail that a sign-up sends to an address. Each sign-up is a new account to the identity provider, so its own limit on codes
 * would not keep anyone from filling somebody's mailbox. Refuses `request.too_many`.
 */
export const countSignUpMail = async ({ table, now }: Deps, email: string): Promise<Result<true>> => {
  const address_hash = addressHash(email);
  const db = tenantDb(table, SYSTEM_TENANT);
  const counted = await retryOnConflict(async (): Promise<Result<true>> => {
    const before = await db.get(SignUpMails, { address_hash }, true);
    const after = addSignUpMail(before, address_hash, now());
    if (!after.ok) return after;
    const { ok: kept } = await db.transact([
      before ? db.change(SignUpMails, before, after.value) : db.insert(SignUpMails, after.value),
    ]);
    return kept ? ok(true) : refuse('record.stale');
  });
  return !counted.ok && counted.code === 'record.stale'
    ? refuse('request.too_many', { params: { wait: 'a minute' } })
    : counted;
};
