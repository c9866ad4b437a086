import type { ClientLanguage } from '../../../base/client-language';
import type { OnlineMethod } from '../../../base/payment-lists';
import type { Result } from '../../../base/result';
import type { DisputeState } from '../payments/online-money';

/** The account of a company at the payment service. */
export type AccountFound = { account_id: string; name: string; is_live: boolean };
/** What it takes to have news told, and to know that they are the service’s. */
export type NewsChannel = { webhook_id: string; webhook_secret: string };

/** What somebody is about to pay; amounts are minor units of `currency`. */
export type Basket = {
  /** The same for the same payment, however often it is asked for. */
  once: string;
  by: OnlineMethod;
  currency: string;
  amount: number;
  fee: number;
  /** What it is for, and what the fee is called, in the language of whoever pays. */
  title: string;
  fee_title: string;
  language: ClientLanguage;
  email?: string | undefined;
  /** What stands on the statement of their card, behind what the account always says. */
  statement?: string | undefined;
  /** Where they come back to: once it is paid, and without. */
  paid_url: string;
  back_url: string;
  expires_at: string;
  /** What the news of it bring back. */
  about: Record<string, string>;
};
export type Begun = { session_id: string; url: string };

/** What became of a payment that was begun. A bank takes days: until then its money is on its way. */
export type Standing = { currency: string; charged: number } & (
  | { state: 'open' | 'expired' | 'processing' }
  | { state: 'failed'; failure: string }
  | { state: 'paid'; payment_intent: string; paid_at?: string | undefined }
);

/**
 * What the payment service tells: of which payment, and, of one that arrived after days, when it did; and what it is called there of which
 * something became afterwards.
 */
export type OnlineNews = {
  about?: Record<string, string> | undefined;
  at?: string | undefined;
  payment_intent?: string | undefined;
  payout?: string | undefined;
};

/** A movement of the balance, in minor units of the currency that the account is kept in. */
export type StandingMove = { id: string; at: string; currency: string; amount: number; fee: number };
export type StandingRefund = {
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
  at: string;
  /** Minor units of the payment’s currency. */
  amount: number;
  failure: string;
  /** What we said of it, where it is ours. */
  about: Record<string, string>;
  /** How it moved the balance, and, where it failed, how that came back. */
  move?: StandingMove | undefined;
  failed?: StandingMove | undefined;
};
export type StandingDispute = {
  id: string;
  state: DisputeState;
  reason: string;
  at: string;
  amount: number;
  evidence_due_at?: string | undefined;
  moves: StandingMove[];
};
/** All that became of a payment at the payment service; `charged` is minor units of its currency, the fee that we added included. */
export type StandingMoney = {
  payment_intent: string;
  charge: string;
  currency: string;
  charged: number;
  move?: StandingMove | undefined;
  refunds: StandingRefund[];
  disputes: StandingDispute[];
};
/** A payout to the bank of the account; `moves` are undefined of one that was made by hand, of which the service doesn’t say what is in it. */
export type StandingPayout = {
  id: string;
  state: 'under_way' | 'paid' | 'failed';
  currency: string;
  amount: number;
  arrives_on: string;
  failure: string;
  moves?: PaidMove[] | undefined;
};
/** A movement in a payout: of which payment it is, or which payout came back with it. */
export type PaidMove = { id: string; payment_intent?: string | undefined; payout?: string | undefined };
/** From when, and until when where it isn’t now, movements are looked at, and since when disputes are. */
export type Span = { moved: string; until?: string | undefined; disputed: string };
/**
 * Payments and payouts of which something became, by what the service calls them. Where there is more than one look takes, that is what is
 * newest, back to `read_from`.
 */
export type Touched = { payment_intents: string[]; payouts: string[]; read_from?: string | undefined };
export type OnlineRefund = {
  payment_intent: string;
  currency: string;
  amount: number;
  once: string;
  about: Record<string, string>;
};

/**
 * Takes what clients pay through the account that a company has at a payment service, by its key. Refuses `online.key_refused` where the key
 * isn’t one, or isn’t one any more, and `online.unreachable`.
 */
export type OnlinePayments = {
  /** Whose key it is. Refuses `online.not_ready` where the account can’t take payments yet. */
  findAccount(key: string): Promise<Result<AccountFound>>;
  /** Has what happens told to an address. Refuses `online.not_heard` where it can’t be. */
  listen(key: string, url: string): Promise<Result<NewsChannel>>;
  /** Ends that; nothing is wrong where it ended before. */
  stopListening(key: string, webhook_id: string): Promise<Result<true>>;
  /** Opens a page of the service where somebody pays. Refuses `online.not_taken` with what the service says against it. */
  begin(key: string, basket: Basket): Promise<Result<Begun>>;
  find(key: string, session_id: string): Promise<Result<Standing>>;
  /** Closes a page that is open; on one that isn’t nothing happens. */
  end(key: string, session_id: string): Promise<Result<true>>;
  /** Has all that is told by now told to an address that listens already; nothing is wrong where it doesn’t any more. */
  listenToAll(key: string, webhook_id: string): Promise<Result<true>>;
  /** What became of a payment, by what the service calls it. */
  findMoney(key: string, payment_intent: string): Promise<Result<StandingMoney>>;
  findPayout(key: string, payout: string): Promise<Result<StandingPayout>>;
  /** Of what something became since a moment, and which disputes were opened since another. */
  listTouched(key: string, span: Span): Promise<Result<Touched>>;
  /** Sends money of a payment back, once for each `once`. Refuses `online.refund_refused` with what the service says against it. */
  refund(key: string, refund: OnlineRefund): Promise<Result<true>>;
  /** What a message says, once its signature over the very bytes was checked, where it is about a payment. Refuses `online.unsigned`. */
  news(raw: string, signature: string, secret: string): Promise<Result<OnlineNews | undefined>>;
};
