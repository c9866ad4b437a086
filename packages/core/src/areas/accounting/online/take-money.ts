import { toActor } from '../../../access/actor';
import type { Company } from '../../../access/company';
import { PEOPLE, Users } from '../../../access/people.records';
import type { UserId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import { localAt } from '../../../base/zoned-time';
import { committer, writeTogether } from '../../../store/commit';
import { commitContext, type Deps } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import { type OpenBooks, postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import type { Invoice } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { Invoices } from '../invoices/invoice.records';
import type { InvoiceId } from '../invoices/invoice-id';
import type { RateTools } from '../invoices/issue-invoice';
import { saveInvoices } from '../payments/apply-payment';
import { toWorth } from '../payments/money-moved';
import type { Payment } from '../payments/payment';
import { onlineMoneyEvents } from '../payments/payment.events';
import { OnlinePaymentKeys, Payments } from '../payments/payment.records';
import { followFirstPart } from '../payments/payment-names';
import { ReminderPauses } from '../reminders/payer-reminders.records';
import { findNextChange, type NextChange } from './next-change';
import type { StandingMoney } from './online-payments';

/** Who acts where a client paid, or something became of it at Stripe: no user of ours. */
export const STRIPE = { user_id: 'stripe', name: 'Stripe' };

type Call = { deps: Deps & RateTools; request_id: string };
type Taking = {
  db: TenantDb;
  company: Company;
  money: StandingMoney;
  /** Who sent a refund from here, and so needn’t hear of it. */
  by?: { user_id: string; name: string } | undefined;
};

/** Invoices that are owed again by something at Stripe are reminded of once somebody says so: their reminders are paused, unless they are. */
const pauseReminders = async ({ deps }: Call, db: TenantDb, { invoices }: NextChange) => {
  const owed = invoices.map(({ after }) => after).filter(({ state }) => state === 'issued');
  const pauses = await db.getMany(
    owed.map(({ id }) => ({ def: ReminderPauses, key: { invoice_id: id } })),
    true,
  );
  const paused = owed.filter((_, i) => !pauses[i]);
  const pause = { paused_at: deps.now(), paused_by: STRIPE.name };
  return {
    writes: paused.map(({ id }) => db.put(ReminderPauses, { invoice_id: id, ...pause })),
    events: paused.map((invoice) => invoiceEvents.reminders_paused(invoice)),
  };
};

const readInvoices = async (db: TenantDb, { applied }: Payment): Promise<Map<InvoiceId, Invoice>> => {
  const ids = [...new Set(applied.map(({ invoice_id }) => invoice_id))];
  const found = await db.getMany(
    ids.map((id) => ({ def: Invoices, key: { id } })),
    true,
  );
  return new Map(found.flatMap((invoice) => (invoice ? [[invoice.id, invoice] as const] : [])));
};

/** Who hears of it: those who look after the Stripe account, and who advises on what was paid. */
const listTold = async (
  { deps }: Call,
  { db, company, by }: Taking,
  invoices: ReadonlyMap<InvoiceId, Invoice>,
): Promise<UserId[]> => {
  const { users } = await db.readPartition(PEOPLE, { users: Users });
  const keepers = users
    .filter(({ is_active }) => is_active)
    .map((user) => toActor(user, company, deps.now()))
    .filter(({ permissions }) => permissions.has('Payment Collection'))
    .map(({ user_id }) => user_id);
  const told = new Set([...keepers, ...[...invoices.values()].map(({ advisor_id }) => advisor_id)]);
  return [...told].filter((id) => id !== by?.user_id);
};

/** The entries of a change. Lines in the currency of the payment carry the rate at which it came. */
const postChange = (call: Call, { db }: Taking, { payment, entries }: NextChange, books: OpenBooks) => {
  const { currency, rate } = payment;
  const posted = entries
    .filter(({ lines }) => lines.length > 0)
    .map((entry) =>
      toEventEntry(
        { actor: STRIPE, deps: call.deps },
        {
          ...entry,
          lines: entry.lines.map((line) => ({
            ...line,
            ...(line.currency === currency && currency !== books.currency && rate && { rate }),
          })),
        },
      ),
    );
  return posted.length > 0 ? postEntries(db, posted, books) : ok([]);
};

/** Takes in what is next, and says whether there was anything. */
const takeNext = (call: Call, taking: Taking, isLate: boolean): Promise<Result<boolean>> =>
  retryOnConflict(async () => {
    const { deps, request_id } = call;
    const { db, company, money } = taking;
    const key = await db.get(OnlinePaymentKeys, { online_id: money.payment_intent }, true);
    const before = key && (await db.get(Payments, { id: key.payment_id }, true));
    if (!before || before.deleted_at) return ok(false);
    const [invoices, books] = await Promise.all([readInvoices(db, before), readOwnBooks({ db, actor: { company } })]);
    const toLocal = (instant: string) => localAt(instant, company.timezone).date;
    const today = toLocal(deps.now());
    const change = await findNextChange(before, money, {
      ...{
        company_id: company.id,
        invoices,
        stripe: STRIPE.name,
        today,
        newId: deps.newId,
        toDay: isLate ? () => today : toLocal,
      },
      findWorth: async (amount, currency, day) => {
        const rate = await deps.findRate(day, currency, before.books);
        return rate.ok && rate.value ? toWorth(amount, currency, { books: before.books, rate: rate.value }) : undefined;
      },
    });
    if (!change) return ok(false);
    const posted = postChange(call, taking, change, books);
    if (!posted.ok) return posted;
    const after = change.invoices.length > 0 ? await followFirstPart(db, change.payment) : change.payment;
    const { event } = change;
    if (!event) {
      const written = await writeTogether(db, [db.change(Payments, before, after), ...posted.value]);
      return written.ok ? ok(true) : written;
    }
    const [tell, pauses] = await Promise.all([listTold(call, taking, invoices), pauseReminders(call, db, change)]);
    const who = { company: company.id, actor_id: STRIPE.user_id, actor_name: STRIPE.name, request_id };
    return committer(commitContext(deps, who))({
      writes: [
        db.save(Payments, before, after, { as: (saved) => onlineMoneyEvents[event]({ ...saved, tell }) }),
        ...saveInvoices(db, change.invoices, 'payment_detached'),
        ...posted.value,
        ...pauses.writes,
      ],
      events: pauses.events,
      answer: true,
    });
  });

/** As many things as become of one payment, and more. */
const MOST_CHANGES = 500;
/**
 * Takes in what became of a payment at Stripe, as it stands there now: what Stripe keeps, refunds and disputes, each once, in a transaction of
 * its own. Of payments that aren’t here nothing is taken in. Books that were closed meanwhile take it in today. Source: V03, V11, V19, law 10.
 */
export const takeMoney = async (call: Call, taking: Taking): Promise<Result<undefined>> => {
  for (let n = 0; n < MOST_CHANGES; n++) {
    const inTime = await takeNext(call, taking, false);
    const isClosed = !inTime.ok && inTime.code === 'ledger.period_closed';
    const taken = isClosed ? await takeNext(call, taking, true) : inTime;
    // Another run has posted it just now.
    if (!taken.ok && taken.code === 'ledger.posted_already') continue;
    if (!taken.ok) return taken;
    if (!taken.value) return ok(undefined);
  }
  throw new Error('There is no end to what becomes of a payment.');
};
