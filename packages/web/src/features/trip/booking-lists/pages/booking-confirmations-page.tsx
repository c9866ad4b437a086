import { TicketCheck } from 'lucide-react';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { PageHeader } from '../../../../ui/page-header';
import { DataTable } from '../../../../ui/table/data-table';
import type { FetchRows } from '../../../../ui/table/table-types';
import { BookingTabs } from '../components/booking-tabs';
import { CONFIRMATION_COLUMNS, type Confirmation } from '../confirmation-columns';

/** Nothing sells through the booking flow yet, so there is nothing to ask the server for. */
const fetchNone: FetchRows<Confirmation> = async () => ({ rows: [], total: 0 });

/** What clients have booked and paid through a trip's booking page. Source: R-TRIP-012, R-TRIP-035. */
export const BookingConfirmationsPage = () => {
  usePage({ title: 'Booking confirmations' });
  return (
    <>
      <PageHeader title="Booking confirmations" />
      <BookingTabs />
      <DataTable<Confirmation>
        name="booking-flow-confirmations"
        label="Booking confirmations"
        columns={CONFIRMATION_COLUMNS}
        rowId={(row) => row.booking_flow_order_id}
        fetchRows={fetchNone}
        empty={
          <EmptyState
            icon={TicketCheck}
            title="No confirmations yet"
            text="When a client books and pays on a trip’s booking page, the order appears here with its travelers and payments."
          />
        }
      />
    </>
  );
};
