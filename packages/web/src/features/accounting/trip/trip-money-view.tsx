import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { Plus, Receipt } from 'lucide-react';
import { usePermission } from '../../../lib/use-permission';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Delayed, TableSkeleton } from '../../../ui/skeletons';
import { DataTable } from '../../../ui/table/data-table';
import type { FetchRows } from '../../../ui/table/table-types';
import { InvoiceOver } from '../drawer/invoice-over';
import { invoiceColumns } from '../invoice-columns';
import { type InvoiceRow, tripMoneyQuery } from '../invoice-queries';
import { toInvoiceTitle } from '../invoice-words';
import { InvoiceCard } from '../list/invoice-card';
import type { PaymentPreset } from '../payment/payment-form';
import { RecordPaymentButton } from '../payment/record-payment-button';
import { TripSuppliers } from '../suppliers/trip-suppliers';
import { toNamedClient } from '../use-known-client';
import { useOpenedInvoice } from '../use-opened';
import { ToCreditNotice } from './to-credit-notice';
import { TripFigures } from './trip-figures';
import { UninvoicedList } from './uninvoiced-list';

/** A payment begins with who owes something on the trip, for that before what else they owe. */
const toPreset = (invoices: readonly InvoiceRow[]): PaymentPreset => {
  const owed = invoices.find(({ state, total_amount_due }) => state === 'issued' && total_amount_due > 0);
  return owed
    ? { client: toNamedClient(owed.client_id, owed.client_name), currency: owed.currency, invoice: owed.id }
    : {};
};

/** What a trip comes to, its invoices, and what of it is on none yet. */
export const TripMoneyView = ({ trip, name }: { trip: TripId; name: string }) => {
  const client = useQueryClient();
  const invoices = useOpenedInvoice();
  const mayEdit = usePermission('Edit Invoices');
  const { data, error, refetch } = useQuery(tripMoneyQuery(trip));
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Delayed>
        <TableSkeleton rows={4} />
      </Delayed>
    );
  const fetchRows: FetchRows<InvoiceRow> = async () => {
    const { invoices: rows } = await client.fetchQuery(tripMoneyQuery(trip));
    return { rows, total: rows.length };
  };
  const create = mayEdit && (
    <Button onClick={invoices.openNew}>
      <Plus size={16} aria-hidden /> New invoice
    </Button>
  );
  const uninvoiced = data.billable.filter(({ left_out }) => left_out !== 'invoiced');
  return (
    <Stack gap="6">
      {data.totals.length > 0 && <TripFigures totals={data.totals} />}
      <ToCreditNotice canceled={data.to_credit ?? []} invoices={invoices} />
      <Stack as="section" gap="3" aria-labelledby="trip-invoices">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Heading as="h2" id="trip-invoices" textStyle="section">
            Invoices
          </Heading>
          {data.invoices.length > 0 && (
            <HStack gap="2" wrap="wrap">
              <RecordPaymentButton variant="outline" preset={toPreset(data.invoices)} />
              {create}
            </HStack>
          )}
        </Flex>
        {data.invoices.length > 0 ? (
          <DataTable<InvoiceRow>
            name="trip-invoices"
            label="Invoices of this trip"
            columns={invoiceColumns('planner', ({ id }) => invoices.addressOf(id))}
            rowId={({ id }) => id}
            rowName={toInvoiceTitle}
            fetchRows={fetchRows}
            filters={{ trip }}
            exportAs="trip-invoices"
            empty={null}
            onOpen={({ id }) => invoices.open(id)}
            card={(row) => <InvoiceCard row={row} to={invoices.addressOf(row.id)} />}
          />
        ) : (
          <EmptyState
            icon={Receipt}
            title="Bill this trip"
            text="An invoice starts with every booking and package that has a price, for the lead client. Change what you like before you issue it."
            action={create}
          />
        )}
      </Stack>
      <Stack as="section" gap="3">
        <Heading as="h2" textStyle="section">
          Not invoiced yet
        </Heading>
        {uninvoiced.length > 0 ? (
          <UninvoicedList billable={uninvoiced} />
        ) : (
          <Text color="fg.muted">
            {data.billable.length > 0 ? 'Everything on this trip is invoiced.' : 'This trip has no bookings yet.'}
          </Text>
        )}
      </Stack>
      <TripSuppliers trip={trip} name={name} />
      <InvoiceOver invoices={invoices} trip={trip} />
    </Stack>
  );
};
