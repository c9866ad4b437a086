import type { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import type { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { Person, World } from '@wayline/local/testing/world';

type Holder = { as: Person; client: ClientId };

/** The milestones of an invoice that is paid at once. */
export const ALL_OF_IT = [
  {
    ...{ id: 'm1', name: 'All of it', due: { kind: 'after_issue' as const, days: 7 } },
    part: { mode: 'rest' as const },
  },
];
export const paymentOf = ({ client }: Holder, amount: number, differs: object = {}) =>
  ({ client_id: client, transaction_type: 'check', currency: 'USD', amount, apply: [], ...differs }) as never;
/** How a payment differs that spends a credit. */
export const spending = (credit_id: CreditId, differs: object = {}) => ({
  ...{ transaction_type: 'credit_point', credit_id, ...differs },
});

/** What a client of a company pays in, keeps as credit, is given and spends. */
export const holdingCredit = (getWorld: () => World) => {
  const newClient = async (as: Person, first_name: string, last_name = 'Price') =>
    (await getWorld().call('crm.individuals.create', { first_name, last_name }, { as })).body.client.id;
  const receive = async (holder: Holder, amount: number, differs: object = {}) =>
    (await getWorld().call('book.payments.create', paymentOf(holder, amount, differs), { as: holder.as })).body.payment;
  const spend = (holder: Holder, credit_id: CreditId, amount: number, differs: object = {}) =>
    receive(holder, amount, spending(credit_id, differs));
  const convert = async (
    { as }: Holder,
    { id, version }: { id: PaymentId; version: number },
    amount: number,
    differs: object = {},
  ) => (await getWorld().call('book.client-credits.convert', { id, version, amount, ...differs }, { as })).body;
  const grant = async ({ as, client }: Holder, amount: number, differs: object = {}) => {
    const gift = { client_id: client, currency: 'USD', amount, reason: 'The late transfer', ...differs };
    return (await getWorld().call('book.client-credits.grant', gift, { as })).body.credit;
  };
  const listed = async ({ as, client }: Holder) =>
    (await getWorld().call('book.client-credits.list', { client_id: client }, { as })).body;
  return { newClient, receive, spend, convert, grant, listed };
};
