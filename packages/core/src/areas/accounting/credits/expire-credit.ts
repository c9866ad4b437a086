import { Companies } from '../../../access/people.records';
import { getCompanyToday } from '../../../access/user-time-zone';
import { addDays } from '../../../base/days';
import type { CompanyId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import { committer, writeTogether } from '../../../store/commit';
import { commitContext, type Deps } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { tenantDb } from '../../../store/tenant-db';
import { readOwnBooks } from '../../ledger/public';
import { WAYLINE } from '../by-wayline';
import { type Credit, hasExpired, toCreditLeft, toMovedOn, withExpireAt } from './credit';
import { creditEvents } from './credit.events';
import { Credits } from './credit.records';
import { expiredLines, toExpirySource } from './credit-postings';
import { postCredit } from './post-credit';

type Expiring = Pick<Credit, 'id'>;

/** What is left of a credit expires, on the day after its last, or today where its books are closed. What isn't over yet waits on. */
const expire = (deps: Deps, company_id: CompanyId, { id }: Expiring, { isLate }: { isLate: boolean }) =>
  retryOnConflict(async (): Promise<Result<unknown>> => {
    const db = tenantDb(deps.table, company_id);
    const [company, credit] = await db.getMany(
      [
        { def: Companies, key: {} },
        { def: Credits, key: { id } },
      ],
      true,
    );
    if (!company || !credit?.expires_on || !credit.expire_at) return ok(undefined);
    const today = getCompanyToday({ company }, deps.now());
    const left = toCreditLeft(credit);
    // The company may have moved to another time zone.
    if (!hasExpired(credit, today))
      return writeTogether(db, [db.change(Credits, credit, withExpireAt(credit, company.timezone))]);
    const day = isLate ? today : toMovedOn(credit, addDays(credit.expires_on, 1));
    const actor = { ...WAYLINE, company };
    const books = await readOwnBooks({ db, actor });
    const expiries = credit.expiries + 1;
    const entry = { source: toExpirySource(credit, expiries), lines: expiredLines(credit, left) };
    const posted = postCredit({ actor, db, deps }, credit, entry, { day, books });
    if (!posted.ok) return posted;
    const expired = [...credit.expired, { ...left, expired_on: day }];
    const after = withExpireAt({ ...credit, expired, expiries, moved_on: day }, company.timezone);
    const by = { company: company_id, actor_id: WAYLINE.user_id, actor_name: WAYLINE.name, request_id: id };
    return committer(commitContext(deps, by))({
      writes: [db.save(Credits, credit, after, { as: creditEvents.expired }), ...posted.value],
      answer: undefined,
    });
  });

/**
 * Has what is left of a credit expire once its last day is over where the company is: goodwill costs that much less, and what was paid in is
 * income. Safe to repeat. Source: V12.
 */
export const expireCredit = async (deps: Deps, company_id: CompanyId, credit: Expiring): Promise<void> => {
  const inTime = await expire(deps, company_id, credit, { isLate: false });
  const done =
    !inTime.ok && inTime.code === 'ledger.period_closed'
      ? await expire(deps, company_id, credit, { isLate: true })
      : inTime;
  if (!done.ok) throw new Error(`A credit can’t expire: ${done.code}`);
};
