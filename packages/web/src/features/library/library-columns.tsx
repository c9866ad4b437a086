import { HStack } from '@chakra-ui/react';
import type { LibraryRow } from '@wayline/core/areas/library/library-item';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { typeName } from '../../lib/type-name';
import { BookingIcon } from '../../ui/booking-icon';
import { moneyKey } from '../../ui/table/sort-rows';
import type { Column } from '../../ui/table/table-types';

/** How long it takes, in the words of its kind. */
export const formatLibraryLength = ({ booking_type, days }: LibraryRow): string =>
  booking_type === 'Accommodation' ? countOf(Math.max(1, days - 1), 'night') : countOf(days, 'day');
export const formatLibraryPrice = ({ total_price: minor, currency }: LibraryRow): string =>
  minor === undefined || !currency ? '' : formatMoney({ minor, currency });

/** The columns of the bookings table without a trip and without a sale. Source: R-ACC-044 (G-156). */
export const libraryColumns = (actions: Column<LibraryRow>['show']): readonly Column<LibraryRow>[] => [
  {
    key: 'booking_type_name',
    label: 'Type',
    width: 150,
    text: (row) => typeName(row.booking_type),
    sortBy: (row) => typeName(row.booking_type),
    show: ({ booking_type }) => (
      <HStack gap="2">
        <BookingIcon type={booking_type} decorative />
        {typeName(booking_type)}
      </HStack>
    ),
  },
  {
    key: 'parent_category.sub_type',
    label: 'Sub type',
    width: 120,
    hidden: true,
    show: (row) => row.sub_type,
    sortBy: (row) => row.sub_type,
  },
  {
    key: 'newTitle',
    label: 'Title',
    grow: true,
    width: 180,
    always: true,
    show: (row) => row.title,
    sortBy: (row) => row.title,
    link: (row) => PATHS.libraryItem(row.id),
  },
  { key: 'destinations_formatted', label: 'Place', width: 150, show: (row) => row.place, sortBy: (row) => row.place },
  {
    key: 'booking_supplier_name',
    label: 'Supplier',
    width: 130,
    show: (row) => row.supplier_name,
    sortBy: (row) => row.supplier_name,
  },
  { key: 'length', label: 'Duration', width: 96, show: formatLibraryLength, sortBy: (row) => row.days },
  {
    key: 'price_detail.total_price',
    label: 'Total price',
    width: 112,
    align: 'end',
    show: formatLibraryPrice,
    sortBy: (row) => moneyKey(row.total_price, row.currency),
  },
  { key: 'tags', label: 'Tags', width: 122, show: (row) => row.tags?.join(', ') },
  { key: 'includes', label: 'Includes', width: 160, hidden: true },
  { key: 'created_by', label: 'Created by', width: 130, hidden: true, sortBy: (row) => row.created_by },
  {
    key: 'updated_at',
    label: 'Changed',
    width: 98,
    hidden: true,
    show: (row) => formatDate(row.updated_at),
    sortBy: (row) => row.updated_at,
  },
  { key: 'actions', label: 'Actions', width: 176, always: true, show: actions },
];
