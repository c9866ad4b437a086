import { PAYMENT_QUERY } from '@wayline/core/areas/accounting/payments/payment-query';
import { HandCoins } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { usePermission } from '../../../lib/use-permission';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { RestrictedNotice } from '../../../ui/restricted-notice';
import { DataTable } from '../../../ui/table/data-table';
import { useListQuery } from '../../../ui/table/use-list-query';
import { RecordPaymentButton } from '../payment/record-payment-button';
import { paymentColumns } from '../payment-columns';
import { fetchPayments, type PaymentRow } from '../payment-queries';
import type { OpenedPayment } from '../use-opened';
import { PaymentCard } from './payment-card';
import { PAYMENT_FILTERS } from './payment-filter-words';
import { PaymentStrip } from './payment-strip';

const toName = ({ paid_by_name, received_on }: PaymentRow) => `Payment of ${paid_by_name}, ${formatDate(received_on)}`;

/** The payments that came, the latest recorded first, narrowed by the address. Source: R-ACC-021, R-ACC-028, R-ACC-126 (G-137). */
export const ReceivedTable = ({ payments }: { payments: OpenedPayment }) => {
  const list = useListQuery(PAYMENT_QUERY);
  if (!usePermission('View Payments')) return <RestrictedNotice action="view payments" />;
  return (
    <>
      <PaymentStrip asked={{ client: list.filters.client }} />
      <DataTable<PaymentRow>
        name="payments"
        label="Payments"
        columns={paymentColumns(({ id }) => payments.addressOf(id))}
        rowId={({ id }) => id}
        rowName={toName}
        fetchRows={fetchPayments}
        {...list.table}
        exportAs="payments"
        toolbar={<FilterBar controls={PAYMENT_FILTERS} list={list} />}
        searchLabel="Search payments"
        empty={
          <EmptyState
            icon={HandCoins}
            title="No payments yet"
            text="Record what a client pays and apply it to their open invoices. What’s left stays with them for the next one."
            action={<RecordPaymentButton />}
          />
        }
        onOpen={({ id }) => payments.open(id)}
        card={(row) => <PaymentCard row={row} to={payments.addressOf(row.id)} />}
      />
    </>
  );
};
