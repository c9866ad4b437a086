import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../../base/group-by';
import { sum } from '../../../base/sum';
import type { Money } from '../../../base/values';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { type Client, type ClientId, Clients, moneyOfClient } from '../../clients/public';
import { toCreditLeft } from '../credits/credit';
import { ClientCredits, Credits } from '../credits/credit.records';
import { ClientInvoices, Invoices, ofClientMoney } from '../invoices/invoice.records';
import { lessWrittenOff } from '../invoices/write-off';
import { ClientPayments } from '../payments/payment.records';
import { toAtSupplier } from '../statement/open-invoices';

type Amount = { currency: string; amount: number };
/** Amounts added up by currency, in the order of their names; without those that come to nothing. */
const addUp = (amounts: readonly Amount[]): Money[] =>
  [...groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, those]) => ({ minor: sum(those.map(({ amount }) => amount)), currency }))
    .filter(({ minor }) => minor !== 0)
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));

type Balance = Required<Pick<Client, 'balance_due' | 'client_credit'>>;
/**
 * What a client owes on issued invoices, to the agency and at suppliers, and what they have with the agency, as the books say on 1100 and
 * 1910, and on 2100 and 2110: credit is theirs until it was posted as expired.
 */
export const readClientBalance = async (db: TenantDb, client_id: ClientId): Promise<Balance> => {
  const kinds = { invoices: ClientInvoices, payments: ClientPayments, credits: ClientCredits };
  const found = await db.readPartition(ofClientMoney(client_id), kinds, { consistent: true });
  const [invoices, credits] = await Promise.all([
    db.getMany(
      found.invoices.map(({ id }) => ({ def: Invoices, key: { id } })),
      true,
    ),
    db.getMany(
      found.credits.map(({ id }) => ({ def: Credits, key: { id } })),
      true,
    ),
  ]);
  const owed = invoices.flatMap((invoice) =>
    invoice?.state === 'issued'
      ? lessWrittenOff(invoice)
          .shares.filter((_, i) => invoice.client_ids[i] === client_id)
          .map((share) => ({
            currency: invoice.currency,
            amount: share.amount - share.received + toAtSupplier(share),
          }))
      : [],
  );
  return {
    balance_due: addUp(owed),
    client_credit: addUp([
      ...found.payments.map(({ currency, unapplied_amount: amount }) => ({ currency, amount })),
      ...credits.flatMap((one) =>
        one && !one.deleted_at ? [{ currency: one.currency, amount: toCreditLeft(one).amount }] : [],
      ),
    ]),
  };
};

type Planned = { kept: Balance; right: Balance; mend: Write };
/** The step by which a client says what they owe and have; undefined where they do, or are gone. */
export const planClientBalance = async (db: TenantDb, id: ClientId): Promise<Planned | undefined> => {
  const [client, right] = await Promise.all([db.get(Clients, { id }, true), readClientBalance(db, id)]);
  if (!client) return undefined;
  const kept = { balance_due: client.balance_due ?? [], client_credit: client.client_credit ?? [] };
  return isDeepStrictEqual(kept, right)
    ? undefined
    : { kept, right, mend: db.updateIf(Clients, { id }, moneyOfClient(right, client)) };
};
