import { forgetActor } from '../../access/actor-cache';
import { ok, type Result } from '../../base/result';
import { committer } from '../../store/commit';
import { commitContext, type Deps } from '../../store/deps';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { SYSTEM_TENANT } from '../../store/system-tenant';
import { tenantDb } from '../../store/tenant-db';
import { freePageName } from './company-page';
import { openCompany } from './open-company';
import { PendingSignUps } from './sign-up.records';

/**
 * Opens the company of somebody whose address is confirmed, and answers whether there was one to open. One step, so that it is opened
 * once; where it broke off, the next sign-in does it.
 */
export const openPendingCompany = (deps: Deps, sub: string): Promise<Result<boolean>> =>
  retryOnConflict(async (): Promise<Result<boolean>> => {
    const db = tenantDb(deps.table, SYSTEM_TENANT);
    const pending = await db.get(PendingSignUps, { sub }, true);
    if (!pending) return ok(false);
    const company_id = deps.newId('company');
    const { writes, user } = openCompany(deps.table, {
      ...pending,
      type: pending.company_type,
      company_id,
      user_id: deps.newId('user'),
      page_name: await freePageName(deps.table, pending.company_name, company_id),
      now: deps.now(),
    });
    const by = { company: company_id, actor_id: user.id, request_id: `sign-up-${sub}` };
    const opened = await committer(commitContext(deps, by))({
      writes: [...writes, db.remove(PendingSignUps, { sub })],
      audit: { subject: user.id, action: 'company.opened' },
      answer: true,
    });
    // Whoever removed it first has opened it.
    if (!opened.ok && opened.code === 'record.missing') return ok(true);
    if (opened.ok) forgetActor(sub);
    return opened;
  });
