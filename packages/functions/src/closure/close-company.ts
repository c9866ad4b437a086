import type { Actor } from '@wayline/core/access/actor';
import { Companies } from '@wayline/core/access/people.records';
import { type AccountClosure, canUndoClosure, GRACE_DAYS } from '@wayline/core/areas/closure/account-closure';
import { AccountClosures } from '@wayline/core/areas/closure/account-closure.records';
import { companyClosed, companyReopened } from '@wayline/core/areas/closure/closure.events';
import { Mails, newMail } from '@wayline/core/areas/messaging/mail';
import { daysLater } from '@wayline/core/base/later';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { closedMail } from './closing-mails';

const read = (deps: Deps, { company_id }: Actor) =>
  Promise.all([
    tenantDb(deps.table, company_id).get(Companies, {}, true),
    tenantDb(deps.table, company_id).get(AccountClosures, {}, true),
  ]);

/** Closes the account of a company: from now on it can only be looked at, and in 30 days it is deleted. Closing it again changes nothing. */
export const closeCompany = (deps: Deps, actor: Actor, commit: Committer): Promise<Result<AccountClosure>> =>
  retryOnConflict(async () => {
    const [company, before] = await read(deps, actor);
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
    const db = tenantDb(deps.table, actor.company_id);
    const letter = closedMail(company.company_name, closing.delete_at);
    const mail = { id: deps.newId('mail'), user_id: actor.user_id, about: 'notifications' as const, to: [actor.email] };
    return commit({
      writes: [
        db.change(Companies, company, { ...company, closing_at: now }),
        before ? db.change(AccountClosures, before, closing) : db.insert(AccountClosures, closing),
        db.insert(Mails, newMail({ ...mail, ...letter }, actor.company_id, now)),
      ],
      audit: { subject: actor.company_id },
      events: [companyClosed(closing)],
      answer: closing,
    });
  });

/** Takes the closing of a company back. Where nothing was closed, nothing changes. Refuses `closing.too_late`. */
export const reopenCompany = (deps: Deps, actor: Actor, commit: Committer): Promise<Result<undefined>> =>
  retryOnConflict(async () => {
    const [company, before] = await read(deps, actor);
    if (!company) return refuse('record.missing');
    if (!before || before.state === 'reopening') return ok(undefined);
    const now = deps.now();
    if (!canUndoClosure(before, now)) return refuse('closing.too_late');
    const db = tenantDb(deps.table, actor.company_id);
    return commit({
      writes: [
        db.change(Companies, company, { ...company, closing_at: undefined }),
        db.change(AccountClosures, before, { ...before, state: 'reopening', step_at: now, passes: 0 }),
      ],
      audit: { subject: actor.company_id },
      events: [companyReopened({})],
      answer: undefined,
    });
  });
