import { PAYABLE_QUERY } from '@wayline/core/areas/accounting/suppliers/payable-query';
import { Banknote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { DataTable } from '../../../ui/table/data-table';
import { useListQuery } from '../../../ui/table/use-list-query';
import { TOUCH } from '../touch-target';
import { PayButton } from './pay-button';
import { toPayItem } from './pay-form';
import { PayableCard } from './payable-card';
import { PAYABLE_COLUMNS } from './payable-columns';
import { PayableStrip } from './payable-strip';
import { PAYABLE_FILTERS } from './supplier-filter-words';
import { fetchPayables, type PayableRow } from './supplier-queries';

const PaySupplier = lazy(async () => ({ default: (await import('./pay-supplier')).PaySupplier }));

/** Whether anything is left to record: a client who paid too much settles that with the supplier. */
const canMove = ({ left, paid_to }: PayableRow): boolean => left > 0 || (left < 0 && paid_to === 'agency');

/** What is to be paid to suppliers, what is due first before the rest, narrowed by the address; several are paid at once. */
export const PayableTable = () => {
  const list = useListQuery(PAYABLE_QUERY);
  const mayEdit = usePermission('Edit Payments');
  const [paid, setPaid] = useState<PayableRow>();
  return (
    <>
      <PayableStrip narrow={list.narrow} />
      <DataTable<PayableRow>
        name="payables"
        label="Payments due to suppliers"
        columns={PAYABLE_COLUMNS}
        rowId={({ booking_id }) => booking_id}
        rowName={({ supplier_name, title }) => `${supplier_name}, ${title}`}
        fetchRows={fetchPayables}
        {...list.table}
        exportAs="payables"
        toolbar={<FilterBar controls={PAYABLE_FILTERS} list={list} />}
        searchLabel="Search what’s due"
        selectionActions={
          mayEdit ? ({ rows, clear }) => <PayButton items={rows.map(toPayItem)} size="sm" onDone={clear} /> : undefined
        }
        onOpen={mayEdit ? (row) => canMove(row) && setPaid(row) : undefined}
        empty={
          <EmptyState
            icon={Banknote}
            title="Nothing to pay"
            text="Once you issue an invoice, what suppliers get for its bookings is listed here by the day it’s due."
          />
        }
        card={(row) => (
          <PayableCard
            row={row}
            action={<PayButton {...TOUCH} items={canMove(row) ? [toPayItem(row)] : []} variant="outline" size="sm" />}
          />
        )}
      />
      {paid && (
        <Suspense fallback={null}>
          <PaySupplier items={[toPayItem(paid)]} onClose={() => setPaid(undefined)} />
        </Suspense>
      )}
    </>
  );
};
