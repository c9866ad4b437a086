import { PAYMENT_STATUSES, RESERVATION_STATUSES } from '@wayline/core/bookings/booking-types';
import { type InlineItem, isCancelling } from '@wayline/core/bookings/lists/inline-edit';
import { PAYMENT_LABELS } from '@wayline/core/bookings/types/status-labels';
import { showDate } from '@wayline/core/kernel/days';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { useAllowed } from '../../../lib/use-may';
import { StatusBadge, type Tone } from '../../../ui/status-badge';
import type { ListedBooking } from '../booking-list-queries';
import { useInlineEdit } from '../use-inline-edit';
import { InlineCell } from './inline-cell';
import type { InlineKind } from './inline-input';

const STATUS_TONES: Partial<Record<ListedBooking['reservation_status'], Tone>> = {
  Booked: 'success',
  Paid: 'success',
  'Client Approved (Confirmed)': 'success',
  'On Hold': 'warning',
  'On Request': 'warning',
  Cancelled: 'error',
  Rejected: 'error',
};

const KINDS: Record<InlineItem, InlineKind & { words: string }> = {
  reservation_status: {
    words: 'Status',
    kind: 'choice',
    choices: RESERVATION_STATUSES.map((value) => ({ value, label: value })),
  },
  payment_status: {
    words: 'Payment status',
    kind: 'choice',
    choices: PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_LABELS[value] })),
  },
  confirmation_id: { words: 'Confirmation number', kind: 'text', maxLength: 80 },
  supplier_name: { words: 'Supplier', kind: 'text', maxLength: 255 },
  payment_due_date: { words: 'Payment due date', kind: 'date' },
};

/** An item of a booking in words. */
export const wordsOf = (row: ListedBooking, item: InlineItem): string | undefined => {
  if (item === 'payment_status') return PAYMENT_LABELS[row.payment_status];
  if (item === 'payment_due_date') return showDate(row.payment_due_date);
  return row[item];
};

const shown = (row: ListedBooking, item: InlineItem): ReactNode => {
  if (item === 'reservation_status')
    return <StatusBadge tone={STATUS_TONES[row.reservation_status] ?? 'neutral'}>{row.reservation_status}</StatusBadge>;
  return wordsOf(row, item);
};

/** One item of a booking in its cell, edited where it stands; to cancel it leads to its cancellation. Source: R-TRIP-109, R-TRIP-189. */
export const EditedCell = ({ row, item }: { row: ListedBooking; item: InlineItem }) => {
  const mayEdit = useAllowed('Edit Reservations', 'edit reservations');
  const mayConfirm = useAllowed('Add Confirmation On Reservations', 'add confirmation on reservations');
  const allowed = item === 'confirmation_id' ? (act: () => void) => mayEdit(mayConfirm(act)) : mayEdit;
  const save = useInlineEdit();
  const go = useNavigate();
  const { words, ...kind } = KINDS[item];
  return (
    <InlineCell
      {...kind}
      label={`${words} of ${row.title}`}
      value={row[item] ?? ''}
      allowed={allowed}
      onSave={(value) =>
        item === 'reservation_status' && isCancelling(row.reservation_status, value)
          ? go(PATHS.cancelBooking(row.trip_id, row.id))
          : save(row, item, value)
      }
    >
      {shown(row, item)}
    </InlineCell>
  );
};
