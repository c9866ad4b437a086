import { missingParam, type Params, readParams } from './params';
import type { PayBy, PaymentSession } from './payment-shapes';
import { invalid } from './refusal';
import type { Asked } from './route';
import { soldIn } from './sold-lines';
import type { StripeStore } from './stripe-store';

const MINUTE = 60;
const SOONEST = 30 * MINUTE;
const LATEST = 24 * 60 * MINUTE;
const LONGEST = { reference: 200, suffix: 22 };
/** What a statement of a card may not show. */
const NOT_ON_STATEMENT = /[<>\\'"*]/;
const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );

const PAY_BY: readonly PayBy[] = ['card', 'us_bank_account'];
const KNOWN = [
  'mode',
  'line_items',
  'allowed_payment_method_types',
  'success_url',
  'cancel_url',
  'customer_email',
  'client_reference_id',
  'locale',
  'metadata',
  'payment_intent_data',
  'expires_at',
];

const emailIn = (params: Params): string | null => {
  const email = params.maybe('customer_email') ?? null;
  if (email !== null && !/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'customer_email', 'email_invalid');
  return email;
};
const referenceIn = (params: Params): string | null => {
  const reference = params.maybe('client_reference_id') ?? null;
  if (reference && reference.length > LONGEST.reference)
    throw invalid(`Invalid string: must be at most ${LONGEST.reference} characters`, 'client_reference_id');
  return reference;
};
const suffixIn = (data: Params): string | null => {
  const suffix = data.maybe('statement_descriptor_suffix') ?? null;
  const path = data.path('statement_descriptor_suffix');
  if (suffix === null) return null;
  if (suffix.length > LONGEST.suffix)
    throw invalid(`The statement descriptor suffix must be at most ${LONGEST.suffix} characters.`, path);
  if (NOT_ON_STATEMENT.test(suffix) || !/[a-z]/i.test(suffix))
    throw invalid('The statement descriptor suffix must have a letter and none of < > \\ \' " *.', path);
  return suffix;
};
const intentIn = (params: Params): PaymentSession['_intent'] => {
  const data = params.inside('payment_intent_data', ['description', 'metadata', 'statement_descriptor_suffix']);
  return {
    description: data.maybe('description') ?? null,
    metadata: data.metadata('metadata'),
    statement_descriptor_suffix: suffixIn(data),
  };
};

const expiryIn = (params: Params, now: number): number => {
  const at = params.whole('expires_at') ?? now + LATEST;
  if (at < now + SOONEST)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  if (at > now + LATEST)
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return at;
};
const waysIn = (params: Params, currency: string): { allowed: PayBy[] | null; ways: PayBy[] } => {
  const allowed = params.someOf('allowed_payment_method_types', PAY_BY) ?? null;
  if (allowed?.includes('us_bank_account') && currency !== 'usd')
    throw invalid(
      `The currency provided (${currency}) is invalid for one or more payment methods. Payments with us_bank_account support the following currencies: usd.`,
      'allowed_payment_method_types',
    );
  return { allowed, ways: allowed ?? PAY_BY.filter((way) => way === 'card' || currency === 'usd') };
};

/** A page for one payment, as it is asked for. */
export const createPaymentSession = ({ fields, books, origin }: Asked): PaymentSession => {
  const params = readParams(fields, KNOWN);
  const now = books.at();
  const { lines, currency, total } = soldIn(params);
  const success_url = params.url('success_url');
  if (!success_url) throw missingParam('success_url');
  const { allowed, ways } = waysIn(params, currency);
  const email = emailIn(params);
  const id = books.idFor('checkout.session');
  const session: PaymentSession = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    ui_mode: 'hosted_page',
    created: now,
    expires_at: expiryIn(params, now),
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: total,
    amount_total: total,
    currency,
    allowed_payment_method_types: allowed,
    payment_method_types: ways,
    customer: null,
    customer_email: email,
    customer_details: email ? { email, name: null, phone: null, address: null } : null,
    client_reference_id: referenceIn(params),
    locale: params.oneOf('locale', LOCALES) ?? null,
    success_url,
    cancel_url: params.url('cancel_url') ?? null,
    url: `${origin}/pay/${id}`,
    metadata: params.metadata('metadata'),
    payment_intent: null,
    _lines: lines,
    _intent: intentIn(params),
    _asking: null,
  };
  books.wait(id, session.expires_at);
  return books.put(session);
};

/** Ends a page that nobody paid at, and tells of it. */
export const expireSession = (books: StripeStore, session: PaymentSession): PaymentSession => {
  books.stopWaiting(session.id);
  const expired = books.put({ ...session, status: 'expired' as const, url: null, _asking: null });
  books.emit('checkout.session.expired', expired);
  return expired;
};
