import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/bookings/booking';
import type { InlineItem } from '@wayline/core/bookings/lists/inline-edit';
import { call } from '../../lib/api';
import { asApiError } from '../../lib/api-error';
import { notifyError } from '../../ui/notify-error';
import type { RowsPage } from '../../ui/table/table-types';
import { notify } from '../../ui/toaster';
import { BOOKINGS_TABLE, type ListedBooking } from './booking-list-queries';

type Edit = { row: ListedBooking; item: InlineItem; value: string };
type Pages = RowsPage<ListedBooking>;

const WORDS: Record<InlineItem, string> = {
  reservation_status: 'status',
  payment_status: 'payment status',
  confirmation_id: 'confirmation number',
  supplier_name: 'supplier',
  payment_due_date: 'payment due date',
};
const quoted = (value: unknown) => (value ? `“${String(value)}”` : 'empty');

/** Saves a cell: shown at once, put back visibly when refused, with what somebody else wrote there in the meantime. Source: R-TRIP-189. */
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
          version: row.version,
        },
        { onMissing: 'stay' },
      ),
    onMutate: ({ row, item, value }) => show(row.id, { [item]: value || undefined }),
    onSuccess: ({ booking }, { row, item }) => {
      show(row.id, { [item]: booking[item], version: booking.version });
      void client.invalidateQueries({ queryKey: ['trips'] });
    },
    onError: (thrown, { row, item, value }) => {
      const error = asApiError(thrown);
      const current = error.code === 'record.stale' ? (error.current as Booking) : undefined;
      const standing = current ?? row;
      show(row.id, { [item]: standing[item], version: standing.version });
      if (!current) return notifyError(error);
      void client.invalidateQueries({ queryKey: BOOKINGS_TABLE });
      return notify({
        kind: 'warning',
        title: `${row.title}: somebody else was faster`,
        text: `The ${WORDS[item]} is now ${quoted(current[item])}. Yours, ${quoted(value)}, is not saved.`,
      });
    },
  });
  return (row: ListedBooking, item: InlineItem, value: string) => {
    if (value !== (row[item] ?? '')) mutate({ row, item, value });
  };
};
