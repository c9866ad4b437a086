import { HStack } from '@chakra-ui/react';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { typeName } from '../../../lib/type-name';
import { BookingIcon } from '../../../ui/booking-icon';
import { StatusBadge } from '../../../ui/status-badge';
import { moneyKey } from '../../../ui/table/sort-rows';
import type { Column } from '../../../ui/table/table-types';
import type { WaitingBooking } from './booking-list-queries';

const priceOf = ({ price_detail: price }: WaitingBooking['booking']) =>
  price ? formatMoney({ minor: price.total_price, currency: price.currency }) : '';

/** The booking columns that make sense without a trip, and where it came from; the last one holds what can be done. Source: G-200. */
export const unclaimedColumns = (actions: Column<WaitingBooking>['show']): readonly Column<WaitingBooking>[] => [
  {
    key: 'start_date',
    label: 'Start',
    width: 98,
    show: ({ booking }) => formatDate(bookingSpan(booking)?.first),
    sortBy: ({ booking }) => bookingSpan(booking)?.first,
  },
  {
    key: 'booking_type_name',
    label: 'Type',
    width: 160,
    sortBy: ({ booking }) => typeName(booking.booking_type),
    show: ({ booking: { booking_type } }) => (
      <HStack gap="2">
        <BookingIcon type={booking_type} decorative />
        {typeName(booking_type)}
      </HStack>
    ),
  },
  {
    key: 'newTitle',
    label: 'Title',
    grow: true,
    width: 180,
    always: true,
    show: ({ booking }) => booking.title,
    sortBy: ({ booking }) => booking.title,
  },
  {
    key: 'confirmation_id',
    label: 'Confirmation',
    width: 120,
    show: ({ booking }) => booking.confirmation_id,
    sortBy: ({ booking }) => booking.confirmation_id,
  },
  {
    key: 'booking_supplier_name',
    label: 'Supplier',
    width: 140,
    show: ({ booking }) => booking.supplier_name,
    sortBy: ({ booking }) => booking.supplier_name,
  },
  { key: 'travelers', label: 'Travelers', width: 150, show: ({ booking }) => booking.traveler_names?.join(', ') },
  {
    key: 'total_price',
    label: 'Price',
    width: 110,
    align: 'end',
    hidden: true,
    show: ({ booking }) => priceOf(booking),
    sortBy: ({ booking: { price_detail: price } }) => moneyKey(price?.total_price, price?.currency),
  },
  { key: 'importer_name', label: 'Imported by', width: 130, sortBy: (row) => row.importer_name },
  {
    key: 'imported_at',
    label: 'Imported',
    width: 98,
    show: ({ imported_at }) => formatDate(imported_at),
    sortBy: (row) => row.imported_at,
  },
  { key: 'imported_from', label: 'From', width: 130, hidden: true },
  {
    key: 'claimed_by_name',
    label: 'Claim',
    width: 150,
    show: ({ claimed_by_name: name }) => name && <StatusBadge tone="warning">{`Requested by ${name}`}</StatusBadge>,
  },
  { key: 'actions', label: 'Actions', width: 150, always: true, show: actions },
];
