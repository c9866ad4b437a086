import type { Company } from '@wayline/core/access/company';
import { queueMail } from '@wayline/core/areas/messaging/mail';
import { graceEnd } from '@wayline/core/areas/subscription/company-plan';
import { readCompany } from '@wayline/core/areas/subscription/evaluate-plan-change';
import { listPayers } from '@wayline/core/areas/subscription/payers';
import type { Held } from '@wayline/core/areas/subscription/payments';
import { getDunningKey, PaymentEvents } from '@wayline/core/areas/subscription/subscription.records';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write } from '@wayline/core/store/write';
import { renderUnpaidMail } from '@wayline/pages/mails/unpaid-mail';
import { setting } from '../kernel/environment';

/** The owner comes first, then the others, as many as go into one transaction with room to spare. */
const MOST_TOLD = 20;

/**
 * The mails that tell of a payment that failed: one to each of those who can see to it, once for each bill, however often its charge is tried
 * and told again. What is kept of that is written together with them.
 */
export const unpaidMails = async (db: TenantDb, deps: Deps, company: Company, held: Held): Promise<Write[]> => {
  const { bill, billed_at } = held;
  if (!bill || !billed_at) return [];
  const id = getDunningKey(bill.id);
  if (await db.get(PaymentEvents, { id }, true)) return [];
  const { users } = await readCompany(db);
  const now = deps.now();
  const told = listPayers(users, company, now).sort((a, b) => Number(b.is_owner) - Number(a.is_owner));
  const mail = renderUnpaidMail({
    company_name: company.company_name,
    plan: held.choice.plan,
    due: bill.due,
    billed_at,
    ends_at: graceEnd(billed_at),
    url: `${setting('ORIGIN')}/myaccount/subscription`,
  });
  return [
    db.insert(PaymentEvents, { id, at: now }),
    ...told
      .slice(0, MOST_TOLD)
      .map(({ user_id, email }) => queueMail(db, deps, { ...mail, user_id, about: 'notifications', to: [email] })),
  ];
};
