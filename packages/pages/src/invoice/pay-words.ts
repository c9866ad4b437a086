import type { I18n } from '@lingui/core';
import type { OnlinePage } from '@wayline/core/areas/accounting/online/online-page';
import type { PayFields } from '@wayline/core/areas/accounting/online/pay-fields';
import { FEE_NAMES, type OnlineOffer, type PayWay } from '@wayline/core/areas/accounting/online/payable';
import type { OnlineMethod } from '@wayline/core/base/payment-lists';
import { invoiceMoney, rateText } from './invoice-words';

// What is said of paying online, on the page, before paying and in the receipt alike.

/** What was typed, and what is wrong with it: the amount, or something else. */
export type PayFault = { message: string; fields: PayFields; is_amount: boolean };
export type PayForm = { offer: OnlineOffer; action: string; fault?: PayFault | undefined };

const WAYS: Record<OnlineMethod, string> = { card: /*i18n*/ 'Card', bank: /*i18n*/ 'US bank account' };
export const wayName = (i18n: I18n, by: OnlineMethod): string => i18n._(WAYS[by]);

/** What a way costs besides, and how long it takes. */
export const wayHint = (i18n: I18n, { by, fee_rate }: PayWay): string => {
  const fee = fee_rate
    ? i18n._('A fee of {rate} is added', { rate: rateText(i18n, fee_rate) })
    : i18n._('No fee is added');
  return by === 'bank' ? `${fee} · ${i18n._('Takes about 4 business days')}` : fee;
};

const NEWS: Record<NonNullable<OnlinePage['news']>['kind'], [title: string, text: string]> = {
  confirming: [
    /*i18n*/ 'Thank you',
    /*i18n*/ 'Your payment of {amount} is being confirmed. It shows here within a few minutes; there’s no need to pay again.',
  ],
  under_way: [
    /*i18n*/ 'Thank you',
    /*i18n*/ 'Your bank payment of {amount} is on its way. It takes about 4 business days; there’s no need to pay again.',
  ],
  received: [/*i18n*/ 'Thank you', /*i18n*/ 'We’ve received your payment of {amount}.'],
  failed: [
    /*i18n*/ 'Your last payment failed',
    /*i18n*/ 'Your bank didn’t pay {amount}. Please pay again, or another way.',
  ],
};
/** What became of what somebody paid last. */
export const newsWords = (i18n: I18n, news: NonNullable<OnlinePage['news']>) => {
  const { kind, amount } = news;
  const [title, text] = NEWS[kind];
  return { title: i18n._(title), text: i18n._(text, { amount: invoiceMoney(i18n, news, amount) }) };
};

export type Paid = { by: OnlineMethod; currency: string; amount: number; fee: number };
type Row = [name: string, value: string];
/** What is paid, line by line; the last is the sum where there are several. */
const rowsOf = (i18n: I18n, { by, currency, amount, fee }: Paid, total: string): Row[] => {
  const money = (minor: number) => invoiceMoney(i18n, { currency }, minor);
  if (fee === 0) return [[total, money(amount)]];
  return [
    [i18n._('Toward the invoice'), money(amount)],
    [i18n._(FEE_NAMES[by]), money(fee)],
    [total, money(amount + fee)],
  ];
};
/** What somebody is about to pay. */
export const toPayRows = (i18n: I18n, paid: Paid): Row[] => rowsOf(i18n, paid, i18n._('You pay'));
/** What somebody paid. */
export const paidRows = (i18n: I18n, paid: Paid): Row[] => rowsOf(i18n, paid, i18n._('You paid'));
