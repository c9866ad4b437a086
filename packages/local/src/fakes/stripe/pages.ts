import type { Accounts } from './accounts';
import { bankPage, cardPage, notFoundPage, receiptPage } from './card-pages';
import { payPage } from './pay-page';
import { StripeRefusal } from './refusal';
import type { StripeStore } from './stripe-store';
import { answerBank, getReceipt, type Outcome, openSession, takeTyped } from './take-typed';

type Visit = { method: string; url: URL; text: string; origin: string };
type Page = { status: number; to?: string; html?: string };

const shownOutcome = (outcome: Outcome, page: (says: string) => string): Page =>
  'to' in outcome ? { status: 303, to: outcome.to } : { status: 402, html: page(outcome.says) };

const sessionPage = (books: StripeStore, id: string, says?: string): string => {
  const session = openSession(books, id);
  return session.mode === 'payment' ? payPage(session, books.account.name, says) : cardPage(session.cancel_url, says);
};

const checkoutPage = (books: StripeStore, kind: string, id: string, { method, text, origin }: Visit): Page => {
  openSession(books, id);
  const again = (says?: string) => sessionPage(books, id, says);
  if (method !== 'POST') return { status: 200, html: kind === 'pay' ? again() : bankPage() };
  const fields = new URLSearchParams(text);
  const typed = (name: string) => fields.get(name) ?? '';
  const outcome =
    kind === 'pay'
      ? takeTyped(books, origin, id, {
          by: fields.get('by') ?? 'card',
          number: typed('number'),
          expiry: typed('expiry'),
          routing: typed('routing'),
          account: typed('account'),
        })
      : answerBank(books, origin, id, typed('answer') === 'yes');
  return shownOutcome(outcome, again);
};

/** The pages that a person sees: where a card is typed in or something is paid, where the bank asks, and a bill. */
export const getPage = (accounts: Accounts, visit: Visit): Page | undefined => {
  const [, kind, id = ''] = /^\/(pay|3ds|receipt)\/(\w+)$/.exec(visit.url.pathname) ?? [];
  if (!kind) return undefined;
  try {
    if (kind === 'receipt') return { status: 200, html: receiptPage(getReceipt(accounts.holding('invoice', id), id)) };
    return checkoutPage(accounts.holding('checkout.session', id), kind, id, visit);
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: 404, html: notFoundPage() };
    throw error;
  }
};
