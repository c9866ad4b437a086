import { money, percentOf } from '../../../base/money';
import type { OnlineMethod } from '../../../base/payment-lists';
import type { PaymentOptions } from '../../settings/public';
import { type ClientInvoice, toNextDue } from '../links/client-invoice';
import { findCharged } from './stripe-currencies';

/** A way to pay online, with the fee for it: a percentage as a decimal text, none where nothing is added. */
export type PayWay = { by: OnlineMethod; fee_rate?: string | undefined };
/** What somebody can pay online now; amounts are minor units of the invoice. */
export type OnlineOffer = {
  /** What is asked for next, and all that is left. */
  next: number;
  rest: number;
  /** An amount of their own is from so much up to the rest. */
  least: number;
  ways: readonly PayWay[];
};

/** What is chosen before somebody chooses. */
export const toUsual = ({ next, rest }: Pick<OnlineOffer, 'next' | 'rest'>): 'next' | 'rest' =>
  next < rest ? 'next' : 'rest';

/** What the fee of a way is called, in English; marked for the catalogue. */
export const FEE_NAMES: Record<OnlineMethod, string> = {
  card: /*i18n*/ 'Card fee',
  bank: /*i18n*/ 'Bank payment fee',
};
/** The next lower amount that can be charged: thousandths come in tens. */
export const toCharged = (amount: number, currency: string): number =>
  amount - (amount % (findCharged(currency)?.step ?? 1));
/** The fee for paying so much. Source: V03. */
export const toFee = (amount: number, currency: string, { fee_rate }: Pick<PayWay, 'fee_rate'>): number =>
  fee_rate ? toCharged(percentOf(money(amount, currency), fee_rate).minor, currency) : 0;

/** The ways to pay in a currency. Banks are debited in dollars alone. */
const toWays = (options: PaymentOptions, currency: string): PayWay[] => {
  const { methods, online_methods, charges_fees, card_fee, bank_fee } = options;
  if (!methods.includes('strip_online_payment')) return [];
  const rates = { card: card_fee, bank: bank_fee };
  return online_methods
    .filter((by) => by === 'card' || currency === 'USD')
    .map((by) => ({ by, fee_rate: charges_fees && Number(rates[by]) > 0 ? rates[by] : undefined }));
};

type Shown = Pick<ClientInvoice, 'state' | 'due' | 'plan' | 'under_way' | 'currency'>;
/** What somebody can pay online now of an invoice as they see it; undefined where there is nothing to pay, or no way to. */
export const toOnlineOffer = (
  { state, due, plan, under_way, currency }: Shown,
  options: PaymentOptions,
): OnlineOffer | undefined => {
  const ways = toWays(options, currency);
  const charged = findCharged(currency);
  if (state !== 'issued' || ways.length === 0 || !charged) return undefined;
  const { least, step } = charged;
  const dearest = Math.max(0, ...ways.map(({ fee_rate }) => Number(fee_rate ?? 0)));
  const most = Math.floor(charged.most / (1 + dearest / 100)) - step;
  const rest = toCharged(Math.min(due - under_way, most), currency);
  if (rest < least) return undefined;
  const asked = toCharged(toNextDue({ plan, under_way })?.amount ?? rest, currency);
  return { next: asked < least || asked > rest ? rest : asked, rest, least, ways };
};
