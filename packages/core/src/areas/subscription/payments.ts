import type { CompanyId } from '../../base/ids';
import type { Result } from '../../base/result';
import type { Money } from '../../base/values';
import type { Coupon } from './coupon';
import type { Choice } from './plans';
import type { Card, Receipt } from './subscription';

type At = string;
/** A subscription as the payment service holds it now. Times are instants. */
export type Held = {
  id: string;
  company_id: CompanyId;
  customer: string;
  /** `active`, `trialing`, `past_due`, `canceled` and the rarer ones of Stripe. */
  status: string;
  choice: Choice;
  period_ends: At;
  trial_ends?: At;
  cancels: boolean;
  /** The change that begins when the period ends. */
  next?: Choice;
  /** When the newest bill was made; the one that is open, when a payment failed. */
  billed_at?: At;
  /** That bill, and what is to be paid by it. */
  bill?: { id: string; due: Money };
};
/** What is to be paid at once for a change, and how much of it is credit for what was paid ahead. */
type ChangeCost = { due_now: Money };
/** What the payment service tells of its own accord: which subscription or customer to look at, and whether money came in. */
export type PaymentNews = {
  id: string;
  kind: 'paid' | 'changed' | 'card_added' | 'other';
  subscription?: string;
  customer?: string;
  /** The card that was put on file. */
  card?: string;
};

/** Whoever takes the money for plans: Stripe when deployed, its stand-in on one machine. Refuses `payment.unreachable`. */
export type Payments = {
  /** Opens a customer; the same company always gets the same one. */
  openCustomer(of: { company_id: CompanyId; name: string; email: string }): Promise<Result<string>>;
  /** Whose customer it is. */
  companyOf(customer: string): Promise<Result<CompanyId | undefined>>;
  /** The address where a card is typed in, outside of Wayline; it leads back to `back`. */
  cardPage(of: { customer: string; company_id: CompanyId; back: string }): Promise<Result<string>>;
  /** The cards of a customer; the one that is charged says so. */
  cards(customer: string): Promise<Result<Card[]>>;
  payWith(customer: string, card: string): Promise<Result<true>>;
  removeCard(card: string): Promise<Result<true>>;
  /** Bills that were paid or are open, the newest first. */
  receipts(customer: string): Promise<Result<Receipt[]>>;
  /** Tries an open bill once more. */
  payOpen(customer: string): Promise<Result<true>>;
  /** By the code that a person types. Refuses `coupon.unknown` or `coupon.expired`. */
  coupon(code: string): Promise<Result<Coupon>>;
  /** By the id that `coupon` gave. */
  couponById(id: string): Promise<Result<Coupon>>;
  held(subscription: string): Promise<Result<Held | undefined>>;
  /** Begins, and charges at once but for a trial until `trial_ends`. Refuses `payment.declined` or `payment.needs_bank`. */
  start(of: {
    customer: string;
    company_id: CompanyId;
    card: Card;
    choice: Choice;
    coupon?: string;
    trial_ends?: At;
    once: string;
  }): Promise<Result<Held>>;
  costOfChange(of: { held: Held; choice: Choice; coupon?: string; at: At }): Promise<Result<ChangeCost>>;
  /** Changes at once, with what is left of the period counted in. Refuses as `start` does. */
  changeNow(of: {
    held: Held;
    card: Card;
    choice: Choice;
    coupon?: string;
    at: At;
    once: string;
  }): Promise<Result<Held>>;
  /** Changes when the period ends; `undefined` takes back a change that was to come. */
  changeLater(of: { held: Held; choice: Choice | undefined; once: string }): Promise<Result<Held>>;
  /** Lets a subscription end with its period, or go on. */
  setRenewal(of: { held: Held; renews: boolean; once: string }): Promise<Result<Held>>;
  /** What a message of the payment service says, once its signature over the very bytes was checked. Refuses `payment.unsigned`. */
  news(raw: string, signature: string): Promise<Result<PaymentNews>>;
};
