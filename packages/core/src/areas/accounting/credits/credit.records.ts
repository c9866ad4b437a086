import * as z from 'zod';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { listRow } from '../../../store/list-row';
import { record, view } from '../../../store/record';
import { ClientId } from '../../clients/public-schemas';
import { ofClientMoney } from '../invoices/invoice.records';
import { type Credit, Credit as CreditSchema } from './credit';
import { creditEvents } from './credit.events';
import { CreditId } from './credit-id';

export const CREDIT_LIST = ['CREDITS'] as const;
export const ofCredit = (id: string) => ['CREDIT', id] as const;

/** How all credits of a company are listed, also those that were taken back. */
export const CreditRows = listRow(z.object({ id: CreditId }), {
  columns: [],
  keyed: { id: ({ order: [id = ''] }) => CreditId.parse(id) },
});

/** That a client has a credit. What of it is left is read from the credit. */
export const ClientCredits = record({
  name: 'client_credit',
  schema: z.object({ client_id: ClientId, id: CreditId }),
  key: ['client_id', 'id'],
  partition: (k) => ofClientMoney(k.client_id),
  sort: (k) => ['CREDIT', k.id],
});

/** Credit of a client. One that was taken back stays and is no client's any more: what it posted stays too. */
export const Credits = record({
  name: 'credit',
  schema: CreditSchema,
  key: ['id'],
  partition: (k) => ofCredit(k.id),
  sort: () => ['CREDIT'],
  list: ({ id }) => ({ list: CREDIT_LIST, order: [id], row: CreditRows.pack({ id }) }),
  due: ({ expire_at }) => expire_at,
  label: ({ amount, currency, client }: Credit) => `${formatMoney(money(amount, currency))} credit of ${client.name}`,
  history: ({ id }: Credit) => id,
  facts: { created: creditEvents.granted, changed: creditEvents.changed, deleted: creditEvents.taken_back },
  unaudited: ['client', 'spent', 'expired', 'created_by', 'expire_at', 'moved_on', 'expiries'],
  views: [view(ClientCredits, ({ client_id, id, deleted_at }: Credit) => (deleted_at ? [] : [{ client_id, id }]))],
});
