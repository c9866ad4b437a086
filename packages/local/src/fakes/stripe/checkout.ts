import { missingParam, readParams } from './params';
import { createPaymentSession, expireSession } from './payment-sessions';
import { invalid } from './refusal';
import type { Asked, Route } from './route';
import type { Session, SetupSession } from './shapes';

const KNOWN = ['mode', 'customer', 'allowed_payment_method_types', 'success_url', 'cancel_url', 'metadata'];

const createSetupSession = ({ fields, books, origin }: Asked): SetupSession => {
  const params = readParams(fields, KNOWN);
  params.someOf('allowed_payment_method_types', ['card']);
  const [success_url, cancel_url] = [params.url('success_url'), params.url('cancel_url')];
  if (!success_url) throw missingParam('success_url');
  const id = books.idFor('checkout.session');
  return books.put({
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: 'open',
    customer: books.get('customer', params.text('customer')).id,
    success_url,
    cancel_url: cancel_url ?? null,
    url: `${origin}/pay/${id}`,
    metadata: params.metadata('metadata'),
    _asking: null,
  });
};

const expire = ({ ids, fields, books }: Asked): Session => {
  readParams(fields, []);
  const session = books.get('checkout.session', ids.id ?? '');
  if (session.status !== 'open' || session.mode !== 'payment')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return expireSession(books, session);
};

/** Checkout's pages: where a card is typed in to stay on file, and where something is paid. */
export const CHECKOUT: readonly Route[] = [
  [
    'POST',
    '/v1/checkout/sessions',
    (asked) => {
      const mode = asked.input.maybe('mode');
      if (mode === undefined) throw missingParam('mode');
      if (mode === 'payment') return createPaymentSession(asked);
      if (mode === 'setup') return createSetupSession(asked);
      throw invalid('Invalid mode: must be one of payment, or setup (subscription is not simulated)', 'mode');
    },
  ],
  [
    'GET',
    '/v1/checkout/sessions/:id',
    ({ ids, fields, books, origin }) => {
      readParams(fields, []);
      const session = books.get('checkout.session', ids.id ?? '');
      // The port may be another one than when it was made.
      return { ...session, url: session.url && `${origin}/pay/${session.id}` };
    },
  ],
  ['POST', '/v1/checkout/sessions/:id/expire', expire],
];
