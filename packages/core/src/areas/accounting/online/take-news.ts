import { Companies } from '../../../access/people.records';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { FieldEncryption } from '../../../store/field-encryption';
import type { TenantDb } from '../../../store/tenant-db';
import type { RateTools } from '../invoices/issue-invoice';
import { OnlinePaymentKeys } from '../payments/payment.records';
import { type OnlineAccount, readKey } from './online-account';
import type { OnlineNews, OnlinePayments } from './online-payments';
import { takeMoney } from './take-money';
import { takePayout } from './take-payout';

type Call = { deps: Deps & RateTools & { online: OnlinePayments; seal: FieldEncryption }; request_id: string };
type Told = { db: TenantDb; account: OnlineAccount; news: OnlineNews };

/**
 * Takes in what became of a payment or a payout of which there are news: it is read from Stripe as it stands by now. What isn’t here, as other
 * business of that account, is ignored.
 */
export const takeMoneyNews = async (call: Call, { db, account, news }: Told): Promise<Result<undefined>> => {
  const { payment_intent, payout } = news;
  const { online, seal } = call.deps;
  const [company, known] = await Promise.all([
    db.get(Companies, {}, true),
    payment_intent ? db.get(OnlinePaymentKeys, { online_id: payment_intent }, true) : undefined,
  ]);
  if (!company || (!known && !payout)) return ok(undefined);
  const key = await readKey(seal, company.id, account);
  if (payout) {
    const standing = await online.findPayout(key, payout);
    // One of another account isn’t there, however often it is told.
    if (!standing.ok) return standing.code === 'record.missing' ? ok(undefined) : standing;
    return takePayout(call, { db, company, key, account_id: account.account_id }, standing.value);
  }
  const money = await online.findMoney(key, payment_intent ?? '');
  return money.ok ? takeMoney(call, { db, company, money: money.value }) : money;
};
