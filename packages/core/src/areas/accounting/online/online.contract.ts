import * as z from 'zod';
import { CompanyId } from '../../../base/ids';
import { byId, contract } from '../../../contract/contract';
import { InvoiceToken } from '../links/invoice-link';
import { ShownAccount } from './online-account';
import { ShownPayout } from './payout';

const manage = {
  kind: 'signed_in',
  permissions: ['Payment Collection'],
  action: 'change how clients pay online',
} as const;
const ACCOUNT = '/api/v1/payment_account';
const LONGEST_KEY = 300;

const get = contract({
  id: 'book.payment-account.get',
  service: 'book',
  method: 'GET',
  path: ACCOUNT,
  handler: 'accounting/get-payment-account',
  summary:
    'The account that clients pay into online, if one is connected, with the payouts that were made by hand at Stripe, of which nothing is posted. Its key is never told.',
  access: manage,
  input: z.object({}),
  output: z.object({ account: ShownAccount.optional(), unlisted_payouts: z.array(ShownPayout) }),
});
const connect = contract({
  id: 'book.payment-account.connect',
  service: 'book',
  method: 'POST',
  path: ACCOUNT,
  handler: 'accounting/connect-payment-account',
  summary:
    'Connect an account at Stripe by a secret or restricted key of it, or give the connected one another key. The key is checked and kept encrypted, and Stripe tells us from then on what clients pay.',
  access: manage,
  uses: ['online', 'seal'],
  input: z.object({
    api_key: z
      .string()
      .trim()
      .max(LONGEST_KEY, 'That’s too long for a key.')
      .regex(/^(sk|rk)_/, 'Enter a secret key, which starts with sk_, or a restricted key, which starts with rk_.')
      .regex(/^\w+$/, 'A key has only letters, digits and underscores. Copy it again.'),
  }),
  output: z.object({ account: ShownAccount }),
  errors: [
    'online.connected_already',
    'online.key_refused',
    'online.not_ready',
    'online.not_heard',
    'online.unreachable',
    'record.missing',
    'record.stale',
  ],
});
const disconnect = contract({
  id: 'book.payment-account.disconnect',
  service: 'book',
  method: 'DELETE',
  path: ACCOUNT,
  handler: 'accounting/disconnect-payment-account',
  summary: 'Disconnect the account that clients pay into online. Its key is forgotten; payments that came stay.',
  access: manage,
  uses: ['online', 'seal'],
  input: z.object({}),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale', 'online.under_way', 'online.unreachable'],
});
const pay = contract({
  id: 'public.invoice.pay',
  service: 'public',
  method: 'POST',
  path: '/api/v1/invoices/{token}',
  handler: 'accounting/pay-invoice',
  effect: 'read',
  summary:
    'Begin to pay an invoice online, as a browser sends the form on its page. Answers with a page that says what is paid and leads to Stripe, or with the same page and what is wrong.',
  access: { kind: 'public' },
  uses: ['online', 'seal', 'rates'],
  takesForms: true,
  produces: 'text/html',
  input: z.object({ token: InvoiceToken, fields: z.array(z.tuple([z.string(), z.string()])).max(20) }),
  output: z.object({ body: z.string(), status: z.int().optional() }),
});
const news = contract({
  id: 'public.payment-news',
  service: 'public',
  method: 'POST',
  path: '/api/v1/payment_news/{company_id}',
  handler: 'accounting/take-payment-news',
  effect: 'read',
  summary: 'Takes in what Stripe tells of payments into the account of a company.',
  access: { kind: 'public' },
  uses: ['online', 'seal', 'rates'],
  input: z.object({ company_id: CompanyId }),
  output: z.object({ received: z.literal(true) }),
  errors: [
    ...(['online.unsigned', 'online.key_refused', 'online.unreachable'] as const),
    ...(['record.missing', 'record.stale', 'record.exists', 'invoice.no_rate', 'payment.not_ready'] as const),
    ...(['ledger.not_balanced', 'ledger.period_closed', 'ledger.posted_already'] as const),
  ],
});

export const onlineContracts = byId(get, connect, disconnect, pay, news);
