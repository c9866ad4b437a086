import { sameValue } from '../../base/merge';
import { listPages } from '../../store/full-page';
import type { Projection } from '../../store/projection';
import { searchProjection } from '../../store/search/search.projection';
import { sumsProjection } from '../../store/sums-projection';
import { viewProjection } from '../../store/view-projection';
import { listClientIds } from '../clients/public';
import { listTripIds, Trips } from '../trip/public';
import { everyInvoice } from './invoices/every-invoice';
import { ClientInvoices, Invoices, ofClientMoney, ofTripMoney, TripInvoices } from './invoices/invoice.records';
import { InvoiceId } from './invoices/invoice-id';
import { readNames } from './invoices/invoice-names';
import { INVOICE_INDEX } from './invoices/invoice-search.index';
import { INVOICE_TOTALS, InvoiceTotals } from './invoices/invoice-totals';

const recordOf = ({ id }: Record<string, unknown>) => ({ id: InvoiceId.parse(id) });

export const ACCOUNTING_PROJECTIONS: readonly Projection[] = [
  {
    name: 'invoice-names',
    about: 'what each invoice says of its trip, of who works on it and of those who pay, as they are now',
    drift: async function* (db) {
      for await (const invoices of everyInvoice(db))
        for (const before of invoices) {
          const { trip, client, client_ids, member_ids } = before;
          const [kept, right] = [{ trip, client, client_ids, member_ids }, await readNames(db, before)];
          if (sameValue(kept, right)) continue;
          const where = `names of ${before.id}`;
          yield { where, kept, right, mend: [db.change(Invoices, before, { ...before, ...right })] };
        }
    },
  },
  searchProjection(
    { name: 'invoice-search', about: 'the words and filters that invoices are found by, with their rows' },
    INVOICE_INDEX,
    async function* (db) {
      for await (const records of everyInvoice(db)) yield { records, parent: undefined };
    },
  ),
  viewProjection({
    name: 'trip-invoices',
    about: 'which invoices each trip has',
    def: Invoices,
    row: TripInvoices,
    records: everyInvoice,
    stored: async function* (db) {
      for (const id of await listTripIds(db)) {
        const at = { partition: ofTripMoney(id), prefix: 'INVOICE#' };
        yield* listPages((cursor) => db.listPartition(TripInvoices, at, { cursor }));
      }
    },
    recordOf,
  }),
  viewProjection({
    name: 'client-invoices',
    about: 'which invoices each client pays',
    def: Invoices,
    row: ClientInvoices,
    records: everyInvoice,
    stored: async function* (db) {
      for (const id of await listClientIds(db)) {
        const at = { partition: ofClientMoney(id), prefix: 'INVOICE#' };
        yield* listPages((cursor) => db.listPartition(ClientInvoices, at, { cursor }));
      }
    },
    recordOf,
  }),
  sumsProjection({
    name: 'invoice-totals',
    about: 'what the issued invoices of each advisor come to, by the month they are due',
    def: Invoices,
    into: InvoiceTotals,
    records: everyInvoice,
    stored: async (db) => (await db.readPartition(INVOICE_TOTALS, { sums: InvoiceTotals }, { consistent: true })).sums,
  }),
  {
    name: 'issued-invoices',
    about: 'how many issued invoices keep each trip out of the trash',
    drift: async function* (db) {
      for (const id of await listTripIds(db)) {
        const at = { consistent: true };
        const [trip, { rows }] = await Promise.all([
          db.get(Trips, { id }, true),
          db.readPartition(ofTripMoney(id), { rows: TripInvoices }, at),
        ]);
        const [kept = 0, right] = [trip?.issued_invoices, rows.filter(({ state }) => state === 'issued').length];
        if (!trip || kept === right) continue;
        const expected = { issued_invoices: trip.issued_invoices };
        const mend = [db.updateIf(Trips, { id }, { set: { issued_invoices: right }, expected })];
        yield { where: `issued invoices of ${id}`, kept, right, mend };
      }
    },
  },
];
