import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { Write } from '../../../store/write';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import {
  type Credit,
  type CreditChange,
  checkExpiry,
  type ShownCredit,
  toCreditLeft,
  toMovedOn,
  toShownCredit,
  withExpireAt,
} from './credit';
import { creditEvents } from './credit.events';
import { Credits } from './credit.records';
import type { CreditId } from './credit-id';
import { expiredLines, toRevivalSource } from './credit-postings';
import { postCredit } from './post-credit';

type Asked = CreditChange & { id: CreditId; version: number };

/** A credit that has what had expired of it again, with the step that takes it back in the books on a day. */
const revive = async (
  call: SignedCall,
  credit: Credit,
  day: string,
): Promise<Result<{ credit: Credit; writes: Write[] }>> => {
  if (credit.expired.length === 0) return ok({ credit, writes: [] });
  const books = await readOwnBooks(call);
  const entry = {
    source: toRevivalSource(credit, credit.expiries),
    lines: reverseAmounts(credit.expired.flatMap((part) => expiredLines(credit, part))),
  };
  const posted = postCredit(call, credit, entry, { day, books });
  return posted.ok
    ? ok({
        credit: { ...credit, expired: [], revived_on: day, moved_on: toMovedOn(credit, day) },
        writes: posted.value,
      })
    : posted;
};

/**
 * Changes how long a credit can be spent, and what is noted of it. One that has expired is there again with a later day, or none: what that
 * posted is taken back today. A day that is over is `credit.not_ready`. Source: V12.
 */
export const changeCredit = (
  call: SignedCall,
  { id, version, ...change }: Asked,
): Promise<Result<{ credit: ShownCredit }>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const seen = checkSeen(await db.get(Credits, { id }, true), version);
    if (!seen.ok) return seen;
    const before = seen.value;
    if (before.deleted_at) return refuseRequest('record.missing');
    const today = getCompanyToday(actor, deps.now());
    const { expires_on: was, remark: noted, ...kept } = before;
    const expires_on = change.expires_on === undefined ? was : (change.expires_on ?? undefined);
    const isMoved = expires_on !== was;
    const issues = isMoved ? checkExpiry(expires_on, today) : [];
    if (issues.length > 0) return refuse('credit.not_ready', { issues });
    const remark = change.remark === undefined ? noted : change.remark || undefined;
    const asked: Credit = { ...kept, ...(expires_on && { expires_on }), ...(remark && { remark }) };
    const revived = isMoved ? await revive(call, asked, today) : ok({ credit: asked, writes: [] });
    if (!revived.ok) return revived;
    const { credit, writes } = revived.value;
    const after = withExpireAt(credit, actor.company.timezone);
    const isBack = toCreditLeft(after).amount > toCreditLeft(before).amount;
    const saved = db.save(Credits, before, after, isBack ? { as: creditEvents.revived } : {});
    return commit({ writes: [saved, ...writes], answer: { credit: toShownCredit(saved.after, today) } });
  });
