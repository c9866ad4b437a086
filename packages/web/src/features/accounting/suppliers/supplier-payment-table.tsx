import { Flex, Text } from '@chakra-ui/react';
import { SUPPLIER_PAYMENT_QUERY } from '@wayline/core/areas/accounting/suppliers/supplier-payment-query';
import { formatMoney } from '@wayline/core/base/money-text';
import { Banknote } from 'lucide-react';
import { formatDate, formatDateTime } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { RouterLink } from '../../../ui/router-link';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-types';
import { useListQuery } from '../../../ui/table/use-list-query';
import { PAYMENT_METHOD_WORDS } from '../payment-words';
import type { OpenedSupplierPayment } from '../use-opened';
import { SUPPLIER_PAYMENT_FILTERS } from './supplier-filter-words';
import { fetchSupplierPayments, type SupplierPaymentRow } from './supplier-queries';
import { KIND_WORDS } from './supplier-words';

type Key = keyof SupplierPaymentRow;
type PaidColumn = Column<SupplierPaymentRow> & { key: Key };
const text = (key: Key, label: string, width: number): PaidColumn => ({
  ...{ key, label, width },
  sortBy: (row) => row[key],
});
/** Amounts are ordered within their currency: a table of several never says that one is more than another. */
const amount = (key: 'settled_amount' | 'commission_kept', label: string): PaidColumn => ({
  ...{ key, label, width: 116, align: 'end' },
  show: (row) => formatMoney({ minor: row[key], currency: row.currency }),
});

const columns = (toPayment: (row: SupplierPaymentRow) => string): readonly PaidColumn[] => [
  {
    ...text('paid_on', 'Paid', 104),
    show: ({ paid_on }) => formatDate(paid_on),
    link: toPayment,
    always: true,
  },
  { ...text('supplier_name', 'Supplier', 160), grow: true },
  { ...text('bookings', 'For', 180), grow: true },
  { ...text('trip_name', 'Trip', 150), grow: true, link: ({ trip_id }) => PATHS.tripMoney(trip_id) },
  { ...text('trip_code', 'Trip code', 88), hidden: true },
  {
    ...text('kind', 'Paid by', 160),
    show: ({ kind }) => KIND_WORDS[kind],
    sortBy: ({ kind }) => KIND_WORDS[kind],
  },
  {
    ...text('payment_method', 'Method', 130),
    show: ({ payment_method }) => PAYMENT_METHOD_WORDS[payment_method],
    sortBy: ({ payment_method }) => PAYMENT_METHOD_WORDS[payment_method],
  },
  text('confirmation_code', 'Reference', 130),
  { ...text('remark', 'Note', 150), hidden: true },
  { ...amount('commission_kept', 'Commission kept'), hidden: true },
  { ...amount('settled_amount', 'Amount'), always: true },
  { ...text('recorded_by_name', 'Recorded by', 140), hidden: true },
  { ...text('created_at', 'Recorded', 150), show: ({ created_at }) => formatDateTime(created_at), hidden: true },
];

const Card = ({ row, to }: { row: SupplierPaymentRow; to: string }) => (
  <Flex direction="column" gap="1" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <Flex gap="3" align="baseline" justify="space-between">
      <RouterLink to={to} color="fg" fontWeight="600" py="2" my="-2" dir="auto">
        {row.supplier_name}
      </RouterLink>
      <Text textStyle="figures" fontWeight="600">
        {formatMoney({ minor: row.settled_amount, currency: row.currency })}
      </Text>
    </Flex>
    <Text color="fg.muted" textStyle="small" dir="auto" overflowWrap="anywhere">
      {[formatDate(row.paid_on), KIND_WORDS[row.kind], row.confirmation_code].filter(Boolean).join(' · ')}
    </Text>
    <Text textStyle="small" dir="auto" overflowWrap="anywhere">
      {[row.bookings, row.trip_name].join(' · ')}
    </Text>
  </Flex>
);

/** The payments to suppliers, the latest recorded first, narrowed by the address. */
export const SupplierPaymentTable = ({ payments }: { payments: OpenedSupplierPayment }) => {
  const list = useListQuery(SUPPLIER_PAYMENT_QUERY);
  return (
    <DataTable<SupplierPaymentRow>
      name="supplier-payments"
      label="Payments to suppliers"
      columns={columns(({ id }) => payments.addressOf(id))}
      rowId={({ id }) => id}
      rowName={({ supplier_name, paid_on }) => `Payment to ${supplier_name}, ${formatDate(paid_on)}`}
      fetchRows={fetchSupplierPayments}
      {...list.table}
      exportAs="supplier-payments"
      toolbar={<FilterBar controls={SUPPLIER_PAYMENT_FILTERS} list={list} />}
      searchLabel="Search payments"
      empty={
        <EmptyState
          icon={Banknote}
          title="No payments to suppliers yet"
          text="Choose what’s due under To pay and record what you paid. Deposits before the invoice are recorded on the trip’s Money page."
        />
      }
      onOpen={({ id }) => payments.open(id)}
      card={(row) => <Card row={row} to={payments.addressOf(row.id)} />}
    />
  );
};
