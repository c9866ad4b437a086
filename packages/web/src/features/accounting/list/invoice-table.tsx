import { INVOICE_QUERY } from '@wayline/core/areas/accounting/invoices/invoice-query';
import { Receipt } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { RouterButton } from '../../../ui/router-button';
import { DataTable } from '../../../ui/table/data-table';
import { useListQuery } from '../../../ui/table/use-list-query';
import { invoiceColumns } from '../invoice-columns';
import { fetchInvoices, type InvoiceRow } from '../invoice-queries';
import { toInvoiceTitle } from '../invoice-words';
import type { OpenedInvoice } from '../use-opened';
import { AmountStrip } from './amount-strip';
import { InvoiceCard } from './invoice-card';
import { INVOICE_FILTERS } from './invoice-filter-words';

/** The invoices of the company, newest first, narrowed by the address. Source: R-ACC-011, R-ACC-027. */
export const InvoiceTable = ({ invoices }: { invoices: OpenedInvoice }) => {
  const list = useListQuery(INVOICE_QUERY);
  const { client, advisor } = list.filters;
  return (
    <>
      <AmountStrip asked={{ client, advisor }} narrow={list.narrow} />
      <DataTable<InvoiceRow>
        name="invoices"
        label="Invoices"
        columns={invoiceColumns('accounting', ({ id }) => invoices.addressOf(id))}
        rowId={({ id }) => id}
        rowName={toInvoiceTitle}
        fetchRows={fetchInvoices}
        {...list.table}
        exportAs="invoices"
        toolbar={<FilterBar controls={INVOICE_FILTERS} list={list} />}
        searchLabel="Search invoices"
        empty={
          <EmptyState
            icon={Receipt}
            title="No invoices yet"
            text="Invoices start from a trip: open its Money page to bill bookings, packages and fees in one step."
            action={<RouterButton to={PATHS.trips()}>Go to trips</RouterButton>}
          />
        }
        onOpen={({ id }) => invoices.open(id)}
        card={(row) => <InvoiceCard row={row} to={invoices.addressOf(row.id)} />}
      />
    </>
  );
};
