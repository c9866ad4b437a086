import { addressHash, addSignUpMail, SignUpMails } from '@wayline/core/identity/sign-up.records';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { HOUSE } from '@wayline/core/store/house';
import { getRecord } from '@wayline/core/store/read';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import type { Deps } from '../kernel/deps';

/**
 * Counts a mail that a sign-up sends to an address. Each sign-up is a new account to the identity provider, so its own limit on codes
 * would not keep anyone from filling somebody's mailbox. Refuses `request.too_many`.
 */
export const countSignUpMail = async ({ table, now }: Deps, email: string): Promise<Result<true>> => {
  const address_hash = addressHash(email);
  const w = writesFor(table, HOUSE);
  const counted = await decideAgain(async (): Promise<Result<true>> => {
    const before = await getRecord(table, HOUSE, SignUpMails, { address_hash }, true);
    const after = addSignUpMail(before, address_hash, now());
    if (!after.ok) return after;
    const { ok: kept } = await transact(table, [
      before ? w.change(SignUpMails, before, after.value) : w.insert(SignUpMails, after.value),
    ]);
    return kept ? ok(true) : refuse('record.stale');
  });
  return !counted.ok && counted.code === 'record.stale'
    ? refuse('request.too_many', { fill: { wait: 'a minute' } })
    : counted;
};
