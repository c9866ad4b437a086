import type { SignedCall } from '../../../access/signed-call';
import type { Issue, Result } from '../../../base/result';
import { checkSeen } from '../../../store/check-seen';
import type { FieldEncryption } from '../../../store/field-encryption';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import { isHeld } from '../payments/online-money';
import { MOST_REFUNDS, type Payment, toFeeLeft, toFree } from '../payments/payment';
import { Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import { type ShownPayment, toShownPayment } from '../payments/receive-payment';
import { REFUNDS, sayFeeLeft, sayFree } from '../payments/refund-payment';
import { OnlineAccounts, readKey } from './online-account';
import type { OnlinePayments } from './online-payments';
import { findCharged } from './stripe-currencies';
import { takeMoney } from './take-money';

type Tools = RateTools & { online: OnlinePayments; seal: FieldEncryption };
type Asked = { id: PaymentId; version: number; amount: number; fee: number };

const findIssues = (payment: Payment, { amount, fee }: Asked): Issue[] => {
  const issues: Issue[] = [];
  if (amount > toFree(payment)) issues.push({ path: 'amount', message: sayFree(payment, REFUNDS) });
  if (fee > 0 && payment.disputes.some(isHeld)) issues.push({ path: 'fee', message: REFUNDS.disputed });
  else if (fee > toFeeLeft(payment).amount) issues.push({ path: 'fee', message: sayFeeLeft(payment) });
  if ((amount + fee) % (findCharged(payment.currency)?.step ?? 1) > 0)
    issues.push({ path: 'amount', message: 'Stripe can’t send an amount this small. Round it to the last digit.' });
  if (payment.refunds.length >= MOST_REFUNDS)
    issues.push({ path: 'amount', message: `A payment can have up to ${MOST_REFUNDS} refunds.` });
  return issues;
};

/**
 * Sends money of an online payment back through Stripe, up to what isn’t applied, and records it: once for each state of the payment, however
 * often it is asked for. What Stripe has against it is `online.refund_refused`. Source: R-ACC-051, V07.
 */
export const sendRefund = async (call: SignedCall<Tools>, asked: Asked): Promise<Result<ShownPayment>> => {
  const { actor, db, deps, commit } = call;
  const { id, version, amount, fee } = asked;
  const [stands, account] = await db.getMany(
    [
      { def: Payments, key: { id } },
      { def: OnlineAccounts, key: {} },
    ],
    true,
  );
  const seen = checkSeen(stands, version);
  if (!seen.ok) return seen;
  const { online_id: payment_intent, currency, deleted_at } = seen.value;
  if (deleted_at) return refuse('payment.deleted');
  if (!payment_intent || !account) return refuse('payment.not_online');
  const issues = findIssues(seen.value, asked);
  if (issues.length > 0) return refuse('payment.not_ready', { issues });
  const key = await readKey(deps.seal, db.company, account);
  const sent = await deps.online.refund(key, {
    ...{ payment_intent, currency, amount: amount + fee },
    // Two that are asked for at once are one.
    once: `${id}.refund.${version}`,
    about: { company_id: db.company, payment_id: id, fee: String(fee), sent_by: actor.name },
  });
  if (!sent.ok) {
    // Stripe remembers what it answered under a key: the next try has to have another one.
    if (sent.code === 'online.refund_refused') await db.transact([db.change(Payments, seen.value, seen.value)]);
    return sent.code === 'record.missing' ? refuse('payment.not_online') : sent;
  }
  const money = await deps.online.findMoney(key, payment_intent);
  if (!money.ok) return money;
  const taking = { db, company: actor.company, money: money.value, by: actor };
  const taken = await takeMoney({ deps, request_id: id }, taking);
  if (!taken.ok) return taken;
  const after = (await db.get(Payments, { id }, true)) ?? seen.value;
  return commit({
    writes: [],
    audit: { subject: id, action: 'payment.refund_sent', changes: { amount, fee } },
    answer: toShownPayment(after),
  });
};
