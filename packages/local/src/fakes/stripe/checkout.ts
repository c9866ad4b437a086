import { missing } from './refusal';
import type { Route } from './route';
import type { Invoice, PaymentMethod, Session } from './shapes';
import type { StripeStore } from './stripe-store';
import { TEST_CARDS } from './test-cards';

/** The page a card is typed into, as Checkout makes one in mode setup. */
export const CHECKOUT: readonly Route[] = [
  [
    'POST',
    '/v1/checkout/sessions',
    ({ input, books, origin }) => {
      const id = books.idFor('checkout.session');
      return books.put({
        id,
        object: 'checkout.session',
        mode: 'setup',
        status: 'open',
        customer: books.get('customer', input.text('customer')).id,
        success_url: input.text('success_url'),
        cancel_url: input.text('cancel_url'),
        url: `${origin}/pay/${id}`,
        metadata: input.texts('metadata'),
        _asking: null,
      });
    },
  ],
];

const putOnFile = (
  books: StripeStore,
  session: Session,
  number: string,
  expiry: [month: number, year: number],
): string => {
  const card: PaymentMethod = {
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

type Typed = { number: string; expiry: string };
/** What became of a card that was typed in: back to the shop, to the bank's question, or a sentence that says what is wrong. */
export type Outcome = { to: string } | { says: string };

const expiryOf = (text: string): [number, number] | undefined => {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? [Number(month), 2000 + Number(year)] : undefined;
};

export const openSession = (books: StripeStore, id: string): Session => {
  const session = books.get('checkout.session', id);
  if (session.status !== 'open') throw missing('checkout session', id);
  return session;
};

/** Takes a card that was typed into the page. Only test cards are taken: no real number may end up on this machine. */
export const takeCard = (books: StripeStore, origin: string, id: string, typed: Typed): Outcome => {
  const session = openSession(books, id);
  const number = typed.number.replace(/\D/g, '');
  const card = TEST_CARDS[number];
  const expiry = expiryOf(typed.expiry);
  if (!card) return { says: 'Only the test cards below work here. Never type a real card.' };
  if (!expiry) return { says: 'Please enter the expiry as month and year, such as 12/34.' };
  if (new Date(Date.UTC(expiry[1], expiry[0])).getTime() / 1000 < books.at()) return { says: 'Your card has expired.' };
  if (card.on_file === 'declined') return { says: 'Your card was declined. Please use another one.' };
  if (card.on_file === 'asks') {
    books.put({ ...session, _asking: `${number}|${expiry.join('/')}` });
    return { to: `${origin}/3ds/${id}` };
  }
  return { to: putOnFile(books, session, number, expiry) };
};

/** The bank's question, answered. */
export const answerBank = (books: StripeStore, origin: string, id: string, yes: boolean): Outcome => {
  const session = openSession(books, id);
  const [number = '', expiry = ''] = session._asking?.split('|') ?? [];
  const [month, year] = expiry.split('/').map(Number);
  if (!month || !year) return { to: `${origin}/pay/${id}` };
  if (yes) return { to: putOnFile(books, session, number, [month, year]) };
  books.put({ ...session, _asking: null });
  return { says: 'We are unable to authenticate your payment method. Please choose another card and try again.' };
};

/** What a bill's page shows. */
export const getReceipt = (books: StripeStore, id: string): { invoice: Invoice; name: string } => {
  const invoice = books.get('invoice', id);
  return { invoice, name: books.get('customer', invoice.customer).name };
};
