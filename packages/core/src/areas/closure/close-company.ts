import { Companies } from '../../access/people.records';
import type { SignedCall } from '../../access/signed-call';
import { daysLater } from '../../base/later';
import { ok, type Result } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { TenantDb } from '../../store/tenant-db';
import { type ComposedMail, queueMail } from '../messaging/public';
import { type AccountClosure, canUndoClosure, GRACE_DAYS } from './account-closure';
import { AccountClosures } from './account-closure.records';
import { companyClosed, companyReopened } from './closure.events';
import { refuse } from './errors';

const read = (db: TenantDb) => Promise.all([db.get(Companies, {}, true), db.get(AccountClosures, {}, true)]);

/** The mail that says so, with the day on which the account will be deleted. */
type ClosedMail = (company: string, delete_at: string) => ComposedMail;

/** Closes the account of a company: from now on it can only be looked at, and in 30 days it is deleted. Closing it again changes nothing. */
export const closeCompany = (
  { actor, db, deps, commit }: SignedCall,
  closedMail: ClosedMail,
): Promise<Result<AccountClosure>> =>
  retryOnConflict(async () => {
    const [company, before] = await read(db);
    if (!company) return refuse('record.missing');
    if (before && before.state !== 'reopening') return ok(before);
    const now = deps.now();
    const closing: AccountClosure = {
      state: 'closing',
      by: actor.user_id,
      email: actor.email,
      closed_at: now,
      delete_at: daysLater(now, GRACE_DAYS),
      step_at: now,
      passes: 0,
      found: 0,
      deleted: 0,
      version: 1,
    };
    const letter = closedMail(company.company_name, closing.delete_at);
    return commit({
      writes: [
        db.change(Companies, company, { ...company, closing_at: now }),
        before ? db.change(AccountClosures, before, closing) : db.insert(AccountClosures, closing),
        queueMail(db, deps, { ...letter, user_id: actor.user_id, about: 'notifications', to: [actor.email] }),
      ],
      events: [companyClosed(closing)],
      answer: closing,
    });
  });

/** Takes the closing of a company back. Where nothing was closed, nothing changes. Refuses `closing.too_late`. */
export const reopenCompany = ({ db, deps, commit }: SignedCall): Promise<Result<undefined>> =>
  retryOnConflict(async () => {
    const [company, before] = await read(db);
    if (!company) return refuse('record.missing');
    if (!before || before.state === 'reopening') return ok(undefined);
    const now = deps.now();
    if (!canUndoClosure(before, now)) return refuse('closing.too_late');
    return commit({
      writes: [
        db.change(Companies, company, { ...company, closing_at: undefined }),
        db.change(AccountClosures, before, { ...before, state: 'reopening', step_at: now, passes: 0 }),
      ],
      events: [companyReopened({})],
      answer: undefined,
    });
  });
