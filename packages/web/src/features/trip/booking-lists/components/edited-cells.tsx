import { Box, HStack } from '@chakra-ui/react';
import { type InlineItem, isCancelling } from '@wayline/core/areas/trip/booking-lists/inline-edit';
import { PAYMENT_LABELS } from '@wayline/core/areas/trip/bookings/types/status-labels';
import { RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../../../lib/format';
import { PATHS } from '../../../../lib/paths';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { RouterLink } from '../../../../ui/router-link';
import { InlineCell } from '../../../../ui/table/inline-cell';
import type { InlineKind } from '../../../../ui/table/inline-input';
import { useBookingEditors, useOpenBooking, whoIs } from '../../../notifications/public';
import { ReservationStatus } from '../../bookings/components/reservation-status';
import { PAYMENT_OPTIONS } from '../../bookings/fields/common-specs';
import type { ListedBooking } from '../booking-list-queries';
import { useInlineEdit } from '../use-inline-edit';

const KINDS: Record<InlineItem, InlineKind & { words: string }> = {
  reservation_status: {
    words: 'Status',
    kind: 'choice',
    choices: RESERVATION_STATUSES.map((value) => ({ value, label: value })),
  },
  payment_status: {
    words: 'Payment status',
    kind: 'choice',
    choices: PAYMENT_OPTIONS,
  },
  confirmation_id: { words: 'Confirmation number', kind: 'text', maxLength: 80 },
  supplier_name: { words: 'Supplier', kind: 'text', maxLength: 255 },
  booked_through: { words: 'Booked through', kind: 'text', maxLength: 255 },
  sub_type: { words: 'Sub type', kind: 'text', maxLength: 80 },
  payment_due_date: { words: 'Payment due date', kind: 'date' },
};

/** The institution that an item names, where it is known which. */
const PROFILE_OF: Partial<Record<InlineItem, 'supplier_id' | 'booked_through_id'>> = {
  supplier_name: 'supplier_id',
  booked_through: 'booked_through_id',
};

/** Leads to the profile of whom a cell names, beside what is edited there. */
const ProfileLink = ({ row, item }: { row: ListedBooking; item: InlineItem }) => {
  const [field, sees] = [PROFILE_OF[item], usePermission('View Supplier Profiles')];
  const id = field && row[field];
  if (!id || !sees) return null;
  const words = `Open the profile of ${row[item]}`;
  return (
    <RouterLink to={PATHS.supplier(id)} aria-label={words} title={words} color="fg.muted" flexShrink="0">
      <ArrowUpRight size={14} aria-hidden />
    </RouterLink>
  );
};

/** An item of a booking in words. */
export const formatInlineItem = (row: ListedBooking, item: InlineItem): string | undefined => {
  if (item === 'payment_status') return PAYMENT_LABELS[row.payment_status];
  if (item === 'payment_due_date') return formatDate(row.payment_due_date);
  return row[item];
};

const shown = (row: ListedBooking, item: InlineItem): ReactNode => {
  if (item === 'reservation_status') return <ReservationStatus status={row.reservation_status} />;
  return formatInlineItem(row, item);
};

/** One item of a booking, edited where it stands; to cancel it leads to its cancellation. */
const EditedItem = ({ row, item }: { row: ListedBooking; item: InlineItem }) => {
  const mayEdit = useGuardedAction('Edit Reservations', 'edit reservations');
  const mayConfirm = useGuardedAction('Add Confirmation On Reservations', 'add confirmation on reservations');
  const allowed = item === 'confirmation_id' ? (act: () => void) => mayEdit(mayConfirm(act)) : mayEdit;
  const [edits, confirms] = [usePermission('Edit Reservations'), usePermission('Add Confirmation On Reservations')];
  const save = useInlineEdit();
  const go = useNavigate();
  // As it stood when editing began: what a colleague saves meanwhile arrives in the row, and must not be written over unseen.
  const [begun, setBegun] = useState<ListedBooking>();
  useOpenBooking(row.trip_id, begun?.id, item);
  const mark = whoIs(useBookingEditors(row.id, item), 'editing');
  const { words, ...kind } = KINDS[item];
  if (!edits || (item === 'confirmation_id' && !confirms)) return shown(row, item);
  const done = (from: ListedBooking, value: string) =>
    item === 'reservation_status' && isCancelling(from.reservation_status, value)
      ? go(PATHS.cancelBooking(from.trip_id, from.id))
      : save(from, item, value);
  return (
    <InlineCell
      {...kind}
      label={`${words} of ${row.title}`}
      value={(begun ?? row)[item] ?? ''}
      editing={begun !== undefined}
      onBegin={allowed(() => setBegun(row))}
      onDone={(typed) => {
        setBegun(undefined);
        if (begun && typed !== undefined) void done(begun, typed);
      }}
      mark={mark}
    >
      {shown(row, item)}
    </InlineCell>
  );
};

/** A cell with one item of a booking, and the way to the profile of whom it names. Source: R-TRIP-109, R-TRIP-189. */
export const EditedCell = (cell: { row: ListedBooking; item: InlineItem }) =>
  PROFILE_OF[cell.item] ? (
    <HStack gap="1">
      <Box flex="1" minW="0" truncate>
        <EditedItem {...cell} />
      </Box>
      <ProfileLink {...cell} />
    </HStack>
  ) : (
    <EditedItem {...cell} />
  );
