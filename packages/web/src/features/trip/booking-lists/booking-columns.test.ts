import { expect, it } from 'vitest';
import { BOOKING_COLUMNS, bookingColumns } from './booking-columns';
import type { ListedBooking } from './booking-list-queries';
import { CONFIRMATION_COLUMNS } from './confirmation-columns';

it('R-TRIP-036 the bookings table has these columns, in this order', () => {
  expect(BOOKING_COLUMNS.map(({ key }) => key)).toEqual([
    'start_date',
    'booking_type_name',
    'parent_category.sub_type',
    'lead_client',
    'trip_code',
    'trip_name',
    'trip.type',
    'trip_sub_type',
    'eTicketCount',
    'confirmation_id',
    'sabre_pnr',
    'price_detail.total_price',
    'price_detail.total_commission_price',
    'price_detail.processing_fee',
    'price_detail.total_profit',
    'total_net_with_travelers',
    'markup_price',
    'booking_status',
    'newTitle',
    'payment_due_date',
    'booking_supplier_name',
    'institution_name_booked_through',
    'destinations_formatted',
    'note',
    'payment_status',
    'headcount',
    'capacity',
    'includes',
    'created_by',
    'additional_info',
    'tags',
    'venue_source',
    'booking_company.deposit_status',
    'client_approval',
  ]);
});
it('R-TRIP-037 a usual set of columns is shown, the rest on request', () => {
  const shown = BOOKING_COLUMNS.filter(({ hidden }) => !hidden).map(({ key }) => key);
  expect(shown).toContain('confirmation_id');
  expect(shown).not.toContain('additional_info');
  expect(shown.length).toBeLessThan(15);
});
it('R-TRIP-035 the booking-flow confirmations have these columns, in this order', () => {
  expect(CONFIRMATION_COLUMNS.map(({ key }) => key)).toEqual([
    'booking_flow_order_id',
    'trip_name',
    'ti_name',
    'lead_traveler_name',
    'email',
    'pax',
    'paid_amount',
    'total_amount',
    'invoice_number',
    'phone_no',
  ]);
});

it.each([
  ['unpaid', 'Unpaid'],
  ['deposit_paid', 'Deposit paid'],
  ['paid', 'Deposit paid'],
])('R-TRIP-036 says of a booking that is %s: %s (G-188)', (payment_status, words) => {
  const column = BOOKING_COLUMNS.find(({ key }) => key === 'booking_company.deposit_status');
  expect(column?.show?.({ payment_status } as ListedBooking)).toBe(words);
});
it('R-SHELL-231 has no column of commission, profit, net cost or markup for whoever lacks View Commissions', () => {
  const labels = bookingColumns(false).map(({ label }) => label);
  expect(bookingColumns(true)).toBe(BOOKING_COLUMNS);
  expect(labels).toHaveLength(BOOKING_COLUMNS.length - 4);
  expect(labels.filter((label) => /commission|profit|net|markup/i.test(label))).toEqual([]);
  expect(labels).toEqual(expect.arrayContaining(['Total price', 'Processing fee']));
});
