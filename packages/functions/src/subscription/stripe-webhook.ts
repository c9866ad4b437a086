import type { Company } from '@wayline/core/access/company';
import { Companies } from '@wayline/core/access/people.records';
import { isOver, isOwing, withPlan } from '@wayline/core/areas/subscription/company-plan';
import type { Held, PaymentNews, Payments } from '@wayline/core/areas/subscription/payments';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { paymentSucceeded, planChanged } from '@wayline/core/areas/subscription/subscription.events';
import { PaymentEvents } from '@wayline/core/areas/subscription/subscription.records';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok, type Result } from '@wayline/core/base/result';
import { committer } from '@wayline/core/store/commit';
import { commitContext, type Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';
import { unpaidMails } from './unpaid-mails';

const RECEIVED = { received: true as const };
type With = Deps & { payments: Payments };
/** Whose company it is, and what becomes of it. */
type Meant = { company_id: CompanyId; after: (company: Company) => Company; held?: Held };

/** What news of a subscription mean: the subscription is read anew, so it does not matter in which order news come. */
const ofSubscription = async ({ payments }: With, id: string): Promise<Result<Meant | undefined>> => {
  const found = await payments.held(id);
  if (!found.ok) return found;
  const held = found.value;
  if (!held) return ok(undefined);
  // The end of an earlier subscription says nothing of the one that came after it.
  const after = (company: Company) =>
    isOver(held) && company.stripe_subscription_id !== held.id ? company : withPlan(company, held);
  return ok({ company_id: held.company_id, after, held });
};

/** A card that was added is charged from now on, and with it what is still owing. */
const ofCard = async ({ payments }: With, customer: string, card: string): Promise<Result<Meant | undefined>> => {
  const company_id = await payments.companyOf(customer);
  if (!company_id.ok) return company_id;
  if (!company_id.value) return ok(undefined);
  const used = await payments.payWith(customer, card);
  if (!used.ok) return used;
  const paid = await payments.payOpen(customer);
  return paid.ok ? ok({ company_id: company_id.value, after: (company) => company }) : paid;
};

const meant = (deps: With, { kind, subscription, customer, card }: PaymentNews): Promise<Result<Meant | undefined>> => {
  if (kind === 'card_added' && customer && card) return ofCard(deps, customer, card);
  return subscription ? ofSubscription(deps, subscription) : Promise.resolve(ok(undefined));
};

const takeIn = async (deps: With, request_id: string, news: PaymentNews): Promise<Result<typeof RECEIVED>> => {
  const found = await meant(deps, news);
  if (!found.ok) return found;
  if (!found.value) return ok(RECEIVED);
  const { company_id, after, held } = found.value;
  const db = tenantDb(deps.table, company_id);
  const [company, known] = await db.getMany([
    { def: Companies, key: {} },
    { def: PaymentEvents, key: { id: news.id } },
  ]);
  if (!company || known) return ok(RECEIVED);
  const changed = after(company);
  const mails = held && isOwing(held) ? await unpaidMails(db, deps, changed, held) : [];
  const commit = committer(commitContext(deps, { company: company_id, actor_id: 'stripe', request_id }));
  return commit({
    writes: [
      db.insert(PaymentEvents, { id: news.id, at: deps.now() }),
      db.change(Companies, company, changed),
      ...mails,
    ],
    audit: { action: `subscription.told_${news.kind}` },
    events: [
      news.kind === 'paid'
        ? paymentSucceeded({ owner: company.owner_user_id, subscription: changed.subscription })
        : planChanged({}),
    ],
    answer: RECEIVED,
  });
};

/** Taken in once for each event; what is refused here is told again by the payment service, later. */
export const handler = endpoint(
  subscriptionContracts['users.stripe-webhook'],
  async ({ deps, request }) => {
    const { body, signature } = request.signed();
    const news = await deps.payments.news(body, signature);
    if (!news.ok) return news;
    return retryOnConflict(() => takeIn(deps, request.id, news.value));
  },
  { payments: paymentsAdapter },
);
