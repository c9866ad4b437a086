import type { CompanyId } from '../../base/ids';
import { later } from '../../base/later';
import { tenantDb } from '../../store/tenant-db';
import { unlinkAllAgencies } from '../agencies/public';
import type { ComposedMail, Mailer } from '../messaging/public';
import type { AccountClosure } from './account-closure';
import { AccountClosures } from './account-closure.records';
import { closeCompanyLinks, type LinkTools, openCompanyLinks } from './company-links';
import { type DeleteTools, deleteCompany, type Stride, sendHome } from './delete-company';
import { type PlanTools, stopPlan } from './stop-plan';

/** Longer than anybody's rights are kept in memory and a request runs: whoever shared a link meanwhile is done by then. */
const SETTLED_MS = 3 * 60_000;

/** `deletedMail` says that all is deleted. */
export type ClosingTools = DeleteTools &
  Omit<PlanTools, 'db'> &
  Omit<LinkTools, 'db' | 'now'> & { mailer: Mailer; deletedMail: (now: string) => ComposedMail };

/**
 * Goes on with the closing of a company when its time has come: links are closed at once and once more a little later, its plan ends with
 * the period that is paid, it waits for its 30 days, and is deleted. A closing that was taken back opens the links again and is forgotten. Safe to repeat.
 */
export const runClosing = async (
  tools: ClosingTools,
  company: CompanyId,
  closing: AccountClosure,
  stride?: Stride,
): Promise<void> => {
  const { table, now } = tools;
  const db = tenantDb(table, company);
  const links = { ...tools, db, now: () => now };
  const next = (after: AccountClosure) => db.transact([db.change(AccountClosures, closing, after)]);
  if (closing.state === 'closing') {
    await closeCompanyLinks(links);
    await stopPlan(links, `closing-${company}-${closing.closed_at}`);
    const again = later(now, SETTLED_MS);
    const settled = closing.passes > 0;
    await next({
      ...closing,
      passes: settled ? 0 : 1,
      state: settled ? 'waiting' : 'closing',
      step_at: settled ? closing.delete_at : again,
    });
  } else if (closing.state === 'reopening') {
    await openCompanyLinks(links);
    await db.transact([db.deleteIfUnchanged(AccountClosures, closing, ['version'])]);
  } else if (closing.state === 'waiting') {
    // From here on it cannot be taken back: whoever does so now comes too late, or this does.
    await sendHome(tools, company);
    await unlinkAllAgencies(db);
    await next({ ...closing, state: 'deleting' });
  } else if (await deleteCompany(tools, company, closing, stride)) {
    await tools.mailer.send({ id: tools.newId('mail'), to: [closing.email], ...tools.deletedMail(now) });
  }
};
