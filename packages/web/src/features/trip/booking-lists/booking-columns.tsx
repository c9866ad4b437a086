import { HStack, Text } from '@chakra-ui/react';
import type { InlineItem } from '@wayline/core/areas/trip/booking-lists/inline-edit';
import { PAYMENT_STATUSES, RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { typeName } from '../../../lib/type-name';
import { BookingIcon } from '../../../ui/booking-icon';
import { moneyKey } from '../../../ui/table/sort-rows';
import type { Column } from '../../../ui/table/table-types';
import { EditorsMark } from '../../notifications/public';
import { approvalWords } from '../bookings/approval-words';
import type { ListedBooking } from './booking-list-queries';
import { EditedCell, formatInlineItem } from './components/edited-cells';
import { type Amount, formatBookingAmount } from './format-booking-amount';

const money = (key: string, label: string, of: Amount, hidden = true): Column<ListedBooking> => ({
  key,
  label,
  width: 124,
  align: 'end',
  hidden,
  show: (row) => formatBookingAmount(row, of),
  sortBy: (row) => moneyKey(row[of], row.currency),
});
/** Statuses go by how far a booking is, not by their letters. */
const SORT_KEYS: Partial<Record<InlineItem, Column<ListedBooking>['sortBy']>> = {
  reservation_status: (row) => RESERVATION_STATUSES.indexOf(row.reservation_status),
  payment_status: (row) => PAYMENT_STATUSES.indexOf(row.payment_status),
};
const edited = (
  key: string,
  label: string,
  item: InlineItem,
  width: number,
  hidden = false,
): Column<ListedBooking> => ({
  key,
  label,
  width,
  hidden,
  text: (row) => formatInlineItem(row, item),
  sortBy: SORT_KEYS[item] ?? ((row) => row[item]),
  show: (row) => <EditedCell row={row} item={item} />,
});
const text = (
  key: string,
  label: string,
  show: (row: ListedBooking) => string | number | undefined,
  differs: Partial<Column<ListedBooking>> = {},
): Column<ListedBooking> => ({ key, label, show, sortBy: show, width: 130, hidden: true, ...differs });

const SOURCES = { by_import: 'Import', manual: 'Manual', sabre: 'Sabre', awardwallet: 'AwardWallet' } as const;
/** The columns of figures that not everybody is shown. */
const FIGURES = new Set([
  'price_detail.total_commission_price',
  'price_detail.total_profit',
  'total_net_with_travelers',
  'markup_price',
]);
/** With the supplier once anything has been paid to them. */
const DEPOSITED = new Set(['deposit_paid', 'partially_paid', 'paid']);
/** Source: G-188. */
const DEPOSIT_WORDS = { unpaid: 'Unpaid', deposit_paid: 'Deposit paid' } as const;
const depositStatus = ({ payment_status }: ListedBooking): keyof typeof DEPOSIT_WORDS =>
  DEPOSITED.has(payment_status) ? 'deposit_paid' : 'unpaid';

/** The columns of the bookings table, in the spec's order. Source: R-TRIP-036 (G-127, G-187, G-188). */
export const BOOKING_COLUMNS: readonly Column<ListedBooking>[] = [
  text('start_date', 'Start', (row) => formatDate(row.start_date), {
    ...{ width: 98, hidden: false, always: true },
    sortBy: (row) => row.start_date,
    ordered: { ascending: { order: 'soonest' }, descending: { order: 'latest' } },
  }),
  {
    key: 'booking_type_name',
    label: 'Type',
    width: 160,
    text: (row) => typeName(row.booking_type),
    sortBy: (row) => typeName(row.booking_type),
    show: ({ booking_type }) => (
      <HStack gap="2">
        <BookingIcon type={booking_type} decorative />
        {typeName(booking_type)}
      </HStack>
    ),
  },
  edited('parent_category.sub_type', 'Sub type', 'sub_type', 120, true),
  text('lead_client', 'Lead client', ({ trip }) => trip?.lead_client, { hidden: false }),
  text('trip_code', 'Trip code', ({ trip }) => trip?.trip_code, { width: 90 }),
  text('trip_name', 'Trip', ({ trip }) => trip?.trip_name, { width: 150, hidden: false }),
  text('trip.type', 'Trip type', ({ trip }) => trip?.trip_type, { width: 100 }),
  text('trip_sub_type', 'Trip sub type', ({ trip }) => trip?.trip_sub_type, { width: 116 }),
  text('eTicketCount', 'E-tickets', (row) => row.e_ticket_count || '', { width: 88, align: 'end' }),
  edited('confirmation_id', 'Confirmation', 'confirmation_id', 128),
  text('sabre_pnr', 'Record locator', (row) => row.record_locator, { width: 124 }),
  money('price_detail.total_price', 'Total price', 'total_price', false),
  money('price_detail.total_commission_price', 'Commission', 'total_commission_price'),
  money('price_detail.processing_fee', 'Processing fee', 'processing_fee'),
  money('price_detail.total_profit', 'Profit', 'total_profit'),
  money('total_net_with_travelers', 'Net', 'total_net_cost'),
  money('markup_price', 'Markup', 'markup_price'),
  edited('booking_status', 'Status', 'reservation_status', 156),
  {
    key: 'newTitle',
    label: 'Title',
    width: 190,
    always: true,
    text: (row) => row.title,
    sortBy: (row) => row.title,
    link: (row) => PATHS.planner(row.trip_id),
    show: (row) => (
      <HStack gap="2">
        <Text as="span" truncate dir="auto">
          {row.title}
        </Text>
        <EditorsMark booking={row.id} />
      </HStack>
    ),
  },
  edited('payment_due_date', 'Payment due', 'payment_due_date', 112),
  edited('booking_supplier_name', 'Supplier', 'supplier_name', 148),
  edited('institution_name_booked_through', 'Booked through', 'booked_through', 130, true),
  text('destinations_formatted', 'Destinations', (row) => row.destinations.join(', '), { width: 150 }),
  text('note', 'Note', (row) => row.note, { width: 170 }),
  edited('payment_status', 'Payment status', 'payment_status', 136),
  text('headcount', 'Headcount', (row) => row.headcount, { width: 98, align: 'end' }),
  text('capacity', 'Capacity', (row) => row.capacity, { width: 90, align: 'end' }),
  text('includes', 'Includes', (row) => row.includes, { width: 160 }),
  text('created_by', 'Created by', (row) => row.created_by),
  text('additional_info', 'Additional info', (row) => row.additional_info, { width: 160 }),
  text('tags', 'Tags', (row) => row.tags?.join(', ')),
  text('venue_source', 'Source', (row) => row.venue_source ?? SOURCES[row.source], { width: 100 }),
  text('booking_company.deposit_status', 'Deposit', (row) => DEPOSIT_WORDS[depositStatus(row)], { width: 110 }),
  text('client_approval', 'Client approval', approvalWords, { width: 190, hidden: false }),
];

const WITHOUT_FIGURES = BOOKING_COLUMNS.filter(({ key }) => !FIGURES.has(key));
/** The columns that somebody chooses from, and takes into a file. */
export const bookingColumns = (seesFigures: boolean) => (seesFigures ? BOOKING_COLUMNS : WITHOUT_FIGURES);
