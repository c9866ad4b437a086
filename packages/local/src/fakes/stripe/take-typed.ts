import { payByBank, payByCard } from './payments';
import { missing } from './refusal';
import type { CardMethod, Invoice, Session, SetupSession } from './shapes';
import type { StripeStore } from './stripe-store';
import { TEST_BANK_ACCOUNTS, TEST_CARDS, TEST_ROUTING } from './test-cards';

type Expiry = readonly [month: number, year: number];

const putOnFile = (books: StripeStore, session: SetupSession, number: string, expiry: Expiry): string => {
  const card: CardMethod = {
    id: books.idFor('payment_method'),
    object: 'payment_method',
    type: 'card',
    created: books.at(),
    customer: session.customer,
    card: {
      brand: TEST_CARDS[number]?.brand ?? 'visa',
      last4: number.slice(-4),
      exp_month: expiry[0],
      exp_year: expiry[1],
    },
    _number: number,
  };
  books.put(card);
  books.put({ ...session, status: 'complete', url: null, _asking: null });
  books.emit('payment_method.attached', card);
  return session.success_url;
};
const useCard = (books: StripeStore, session: Session, number: string, expiry: Expiry): string =>
  session.mode === 'payment' ? payByCard(books, session, number, expiry) : putOnFile(books, session, number, expiry);

/** What a person typed into one of the page's forms. */
export type Typed = { by: string; number: string; expiry: string; routing: string; account: string };
/** What became of it: back to the shop, to the bank's question, or a sentence that says what is wrong. */
export type Outcome = { to: string } | { says: string };

const DECLINED = 'Your card was declined. Please use another one.';

const expiryOf = (text: string): Expiry | undefined => {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? [Number(month), 2000 + Number(year)] : undefined;
};

export const openSession = (books: StripeStore, id: string): Session => {
  const session = books.get('checkout.session', id);
  if (session.status !== 'open') throw missing('checkout session', id);
  return session;
};

const takeCard = (books: StripeStore, origin: string, session: Session, typed: Typed): Outcome => {
  const number = typed.number.replace(/\D/g, '');
  const card = TEST_CARDS[number];
  const expiry = expiryOf(typed.expiry);
  if (!card) return { says: 'Only the test cards below work here. Never type a real card.' };
  if (!expiry) return { says: 'Please enter the expiry as month and year, such as 12/34.' };
  if (new Date(Date.UTC(expiry[1], expiry[0])).getTime() / 1000 < books.at()) return { says: 'Your card has expired.' };
  if (card.on_file === 'declined') return { says: DECLINED };
  if (session.mode === 'payment' && card.charged === 'declined') return { says: DECLINED };
  if (card.on_file === 'asks') {
    books.put({ ...session, _asking: `${number}|${expiry.join('/')}` });
    return { to: `${origin}/3ds/${session.id}` };
  }
  return { to: useCard(books, session, number, expiry) };
};
const takeAccount = (books: StripeStore, session: Session, typed: Typed): Outcome => {
  const [routing, account] = [typed.routing, typed.account].map((text) => text.replace(/\D/g, ''));
  if (session.mode !== 'payment' || routing !== TEST_ROUTING || !account || !TEST_BANK_ACCOUNTS[account])
    return { says: 'Only the test accounts below work here. Never type a real account.' };
  return { to: payByBank(books, session, account) };
};

/** Takes what was typed into the page. Only test cards and accounts are taken: no real number may end up on this machine. */
export const takeTyped = (books: StripeStore, origin: string, id: string, typed: Typed): Outcome => {
  const session = openSession(books, id);
  const ways = session.mode === 'payment' ? session.payment_method_types : ['card'];
  if (!ways.includes(typed.by)) return { says: 'Please choose one of the ways below.' };
  return typed.by === 'card' ? takeCard(books, origin, session, typed) : takeAccount(books, session, typed);
};

/** The bank's question, answered. */
export const answerBank = (books: StripeStore, origin: string, id: string, yes: boolean): Outcome => {
  const session = openSession(books, id);
  const [number = '', expiry = ''] = session._asking?.split('|') ?? [];
  const [month, year] = expiry.split('/').map(Number);
  if (!month || !year) return { to: `${origin}/pay/${id}` };
  if (yes) return { to: useCard(books, session, number, [month, year]) };
  books.put({ ...session, _asking: null });
  return { says: 'We are unable to authenticate your payment method. Please choose another card and try again.' };
};

/** What a bill's page shows. */
export const getReceipt = (books: StripeStore, id: string): { invoice: Invoice; name: string } => {
  const invoice = books.get('invoice', id);
  return { invoice, name: books.get('customer', invoice.customer).name };
};
