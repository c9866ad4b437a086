import { unlinkAllAgencies } from '@wayline/core/areas/agencies/unlink-all-agencies';
import type { AccountClosure } from '@wayline/core/areas/closure/account-closure';
import { AccountClosures } from '@wayline/core/areas/closure/account-closure.records';
import { type DeleteTools, deleteCompany, type Stride, sendHome } from '@wayline/core/areas/closure/delete-company';
import type { Mailer } from '@wayline/core/areas/messaging/mail';
import type { CompanyId } from '@wayline/core/base/ids';
import { later } from '@wayline/core/base/later';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { deletedMail } from './closing-mails';
import { closeCompanyLinks, openCompanyLinks } from './company-links';
import { type PlanTools, stopPlan } from './stop-plan';

/** Longer than anybody's rights are kept in memory and a request runs: whoever shared a link meanwhile is done by then. */
const SETTLED_MS = 3 * 60_000;

/**
 * Goes on with the closing of a company when its time has come: links are closed at once and once more a little later, its plan ends with
 * the period that is paid, it waits for its 30 days, and is deleted. A closing that was taken back opens the links again and is forgotten. Safe to repeat.
 */
export const runClosing = async (
  tools: DeleteTools & PlanTools & { mailer: Mailer },
  company: CompanyId,
  closing: AccountClosure,
  stride?: Stride,
): Promise<void> => {
  const { table, now } = tools;
  const db = tenantDb(table, company);
  const links = { ...tools, now: () => now };
  const next = (after: AccountClosure) => db.transact([db.change(AccountClosures, closing, after)]);
  if (closing.state === 'closing') {
    await closeCompanyLinks(links, company);
    await stopPlan(tools, company, `closing-${company}-${closing.closed_at}`);
    const again = later(now, SETTLED_MS);
    const settled = closing.passes > 0;
    await next({
      ...closing,
      passes: settled ? 0 : 1,
      state: settled ? 'waiting' : 'closing',
      step_at: settled ? closing.delete_at : again,
    });
  } else if (closing.state === 'reopening') {
    await openCompanyLinks(links, company);
    await db.transact([db.deleteIfUnchanged(AccountClosures, closing, ['version'])]);
  } else if (closing.state === 'waiting') {
    // From here on it cannot be taken back: whoever does so now comes too late, or this does.
    await sendHome(tools, company);
    await unlinkAllAgencies(db);
    await next({ ...closing, state: 'deleting' });
  } else if (await deleteCompany(tools, company, closing, stride)) {
    await tools.mailer.send({ id: tools.newId('mail'), to: [closing.email], ...deletedMail(now) });
  }
};
