import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InlineItem } from '@wayline/core/areas/trip/booking-lists/inline-edit';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { askWhichStays } from '../../../ui/ask-which-stays';
import { notifyError } from '../../../ui/notify-error';
import type { RowsPage } from '../../../ui/table/table-types';
import { BOOKINGS_TABLE, type ListedBooking } from './booking-list-queries';

type Edit = { row: ListedBooking; item: InlineItem; value: string };
type Pages = RowsPage<ListedBooking>;

const WORDS: Record<InlineItem, string> = {
  reservation_status: 'status',
  payment_status: 'payment status',
  confirmation_id: 'confirmation number',
  supplier_name: 'supplier',
  booked_through: 'booked through',
  sub_type: 'sub type',
  payment_due_date: 'payment due date',
};

/** Saves a cell: shown at once, put back visibly when refused; where somebody else has written there meanwhile, asks which stays. Source: R-TRIP-189. */
export const useInlineEdit = () => {
  const client = useQueryClient();
  const show = (id: string, differs: Partial<ListedBooking>) =>
    client.setQueriesData<Pages>(
      { queryKey: BOOKINGS_TABLE },
      (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...differs } : row)) },
    );
  const { mutate } = useMutation({
    mutationFn: ({ row, item, value }: Edit) =>
      call(
        'misc.inline-edit.update',
        {
          object: 'booking',
          item,
          id: row.id,
          value,
          nested_object: { object: 'trip', id: row.trip_id },
          was: row[item] ?? '',
          version: row.version,
        },
        { onMissing: 'stay' },
      ),
    onMutate: ({ row, item, value }) => show(row.id, { [item]: value || undefined }),
    onSuccess: ({ booking }, { row, item }) => {
      if (booking) show(row.id, { [item]: booking[item], version: booking.version });
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
    onError: async (thrown, { row, item, value }) => {
      const error = asApiError(thrown);
      const current = error.code === 'record.stale' ? (error.current as Booking) : undefined;
      const standing = { ...row, ...(current && { [item]: current[item], version: current.version }) };
      show(row.id, { [item]: standing[item], version: standing.version });
      void client.invalidateQueries({ queryKey: BOOKINGS_TABLE });
      if (!current) {
        notifyError(error);
        return;
      }
      const clash = { field: WORDS[item], theirs: current[item], mine: value };
      if (await askWhichStays(row.title, [clash])) mutate({ row: standing, item, value });
    },
  });
  return (row: ListedBooking, item: InlineItem, value: string) => {
    if (value !== (row[item] ?? '')) mutate({ row, item, value });
  };
};
