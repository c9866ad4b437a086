import { refuse } from '@wayline/core/areas/accounting/errors';
import { askAbout } from '@wayline/core/areas/accounting/online/ask-about';
import { PayAttempt } from '@wayline/core/areas/accounting/online/attempt';
import { onlineContracts } from '@wayline/core/areas/accounting/online/online.contract';
import { OnlineAccounts, readSecret } from '@wayline/core/areas/accounting/online/online-account';
import { takeMoneyNews } from '@wayline/core/areas/accounting/online/take-news';
import { CompanyId } from '@wayline/core/base/ids';
import { ok } from '@wayline/core/base/result';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';
import { onlineAdapter } from './online-adapter';
import { settleTools } from './tell-payer';

/** What a payment of ours brings back from Stripe. */
const Attempt = PayAttempt.pick({ invoice_id: true, n: true }).extend({ company_id: CompanyId });
const RECEIVED = { received: true as const };

/**
 * What Stripe tells of a payment or a payout. It is taken for a hint: what became of the payment is asked for, so that it doesn't matter in which order
 * news come, or how often. What is refused here is told again, later; of a company that has no account any more nothing is taken in.
 */
export const handler = endpoint(
  onlineContracts['public.payment-news'],
  async ({ deps, input, request }) => {
    const db = tenantDb(deps.table, input.company_id);
    const account = await db.get(OnlineAccounts, {}, true);
    if (!account) return ok(RECEIVED);
    const { body, signature } = request.signed();
    if (!signature) return refuse('online.unsigned');
    const news = await deps.online.news(body, signature, await readSecret(deps.seal, input.company_id, account));
    if (!news.ok) return news;
    if (!news.value) return ok(RECEIVED);
    const { about, at } = news.value;
    const of = Attempt.safeParse(about);
    const call = { deps: settleTools(deps, deps.rates), request_id: request.id };
    if (of.success && of.data.company_id === input.company_id) {
      const asked = await askAbout(call, { db, attempt: of.data, at });
      if (!asked.ok) return asked;
    }
    const taken = await takeMoneyNews(call, { db, account, news: news.value });
    // A key that may take payments and not read these is none that Stripe should tell again: the settings say so.
    return taken.ok || taken.code === 'online.key_refused' ? ok(RECEIVED) : taken;
  },
  { online: onlineAdapter, seal: encryptionAdapter, rates: ratesAdapter },
);
