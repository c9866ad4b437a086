import * as z from 'zod';
import { groupBy } from '../../../base/group-by';
import { TravelerId, type TripId } from '../../../base/ids';
import { sum } from '../../../base/sum';
import { CurrencyCode, Money } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import type { TenantDb } from '../../../store/tenant-db';
import { Clients } from '../../clients/public';
import { ClientId } from '../../clients/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';
import { readTripParts } from './read-trip-statuses';
import type { PaidPart } from './traveler-status';

const Minor = z.int();
/**
 * What issued invoices of a trip ask for a traveler, and what came, in minor units of each currency; whoever pays for several of them pays it
 * once. `paid_by` are those who pay, where that isn’t the traveler.
 */
export const TravelerMoney = z.object({
  traveler_id: TravelerId,
  amounts: z.array(z.object({ currency: CurrencyCode, invoiced: Minor, received: Minor, due: Minor })),
  invoice_ids: z.array(InvoiceId),
  paid_by: z.array(z.string()),
  client_id: ClientId.optional(),
  ...requiresPermission('View Payments', {
    /** What they have with the agency, whatever trip it is for; said to those who see all work. */
    client_credit: z.array(Money).optional(),
  }),
});
export type TravelerMoney = z.infer<typeof TravelerMoney>;

const addUp = (parts: readonly PaidPart[]): TravelerMoney['amounts'] =>
  [...groupBy(parts, ({ currency }) => currency)].map(([currency, those]) => {
    const [invoiced, received] = [sum(those.map(({ amount }) => amount)), sum(those.map((part) => part.received))];
    return { currency, invoiced, received, due: invoiced - received };
  });

/** The money of each traveler of a trip, by the invoices that the reader sees; undefined where they don’t see the trip. */
export const readTravelerMoney = async (db: TenantDb, id: TripId): Promise<TravelerMoney[] | undefined> => {
  const read = await readTripParts(db, id);
  if (!read) return undefined;
  const { whole, invoices, found } = read;
  const ids = [...new Set(whole.travelers.flatMap(({ client_id }) => client_id ?? []))];
  // What somebody has is of all their payments, which a reader who sees only their own work doesn’t see.
  const clients = db.table.scope ? [] : await db.getMany(ids.map((client) => ({ def: Clients, key: { id: client } })));
  const credits = new Map(clients.flatMap((client) => (client ? [[client.id, client.client_credit] as const] : [])));
  return whole.travelers.map(({ id: traveler_id, client_id }) => {
    const parts = (found.get(traveler_id)?.parts ?? []).filter(({ amount }) => amount > 0);
    const payers = parts.flatMap(({ invoice_id, payer_id }) => {
      const invoice = invoices.find((one) => one.invoice.id === invoice_id)?.invoice;
      const at = invoice?.shares.findIndex((share) => share.payer_id === payer_id) ?? -1;
      const share = invoice?.shares[at];
      return share && invoice.client_ids[at] !== client_id ? [share.name] : [];
    });
    return {
      ...{ traveler_id, amounts: addUp(parts), paid_by: [...new Set(payers)] },
      invoice_ids: [...new Set(parts.map(({ invoice_id }) => InvoiceId.parse(invoice_id)))],
      ...(client_id && { client_id, client_credit: credits.get(client_id) }),
    };
  });
};
