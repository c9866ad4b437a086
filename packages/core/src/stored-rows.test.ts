import { describe, expect, it } from 'vitest';
import { LibraryRows } from './areas/library/library.records';
import { BookingRows } from './areas/trip/bookings/booking.records';
import { BookingDeadlineRows } from './areas/trip/bookings/booking-deadline.records';
import { TaskRows } from './areas/trip/checklists/checklist.records';
import { ReminderRows } from './areas/trip/reminders/reminder.records';
import { PaymentRows, TripRows } from './areas/trip/trips/trip.records';
import type { ListEntry, ListRow, PackedRow } from './store/list-row';

type Values = Record<string, unknown>;
type Stored = [
  what: string,
  form: ListRow<unknown> & { pack: (row: never) => PackedRow },
  entry: ListEntry,
  value: Values,
];

const id = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;
const [trip_id, user_id, booking_id] = [id('trp'), id('usr'), id('bkg')];
const SOURCE = { source: 'client', name: 'Mina Okafor', at: '2031-02-01T09:30:00.000Z' };
const entry = (partition: string, list_sk: string, cells: readonly unknown[], beside: Values = {}): ListEntry => ({
  pk: `C#${id('cmp')}#${partition}`,
  list_sk,
  row: { t: JSON.stringify(cells), ...beside },
});

const TRIP: Stored = [
  'trip',
  TripRows,
  entry(
    `TRIP#${trip_id}`,
    trip_id,
    [
      ...[
        'T-1042',
        'Amalfi',
        '2031-05-01',
        '2031-05-08',
        'PROPOSAL',
        user_id,
        'Olivia Vale',
        '2030-01-02T09:30:00.000Z',
      ],
      ...['Harbour', ['Ravello'], 'Adrian Moss', ['family'], 'Escorted', 'Group', id('usr'), 'AM-1'],
      [{ user_id, name: 'Mina Okafor', types: ['Air'] }],
      ...['2030-02-02T09:30:00.000Z', true],
    ],
    { trip_pax: 2, trip_reservations: 3, lead_traveler: 'Mina Okafor' },
  ),
  {
    id: trip_id,
    code: 'T-1042',
    trip_name: 'Amalfi',
    start_date: '2031-05-01',
    end_date: '2031-05-08',
    trip_status: 'PROPOSAL',
    user_id,
    advisor_name: 'Olivia Vale',
    created_at: '2030-01-02T09:30:00.000Z',
    organization_name: 'Harbour',
    trip_destinations: ['Ravello'],
    creator_name: 'Adrian Moss',
    tags: ['family'],
    trip_sub_type: 'Escorted',
    trip_group_kind: 'Group',
    advisor_id: id('usr'),
    custom_code: 'AM-1',
    collaborators: [{ user_id, name: 'Mina Okafor', types: ['Air'] }],
    archived_at: '2030-02-02T09:30:00.000Z',
    is_example: true,
    trip_pax: 2,
    trip_reservations: 3,
    lead_traveler: 'Mina Okafor',
  },
];

const BOOKING: Stored = [
  'booking',
  BookingRows,
  entry(`TRIP#${trip_id}`, `2031-05-02#${booking_id}`, [
    ...['Accommodation', 'Palazzo Sasso', 4, '2031-05-02', '2031-05-05', 'Sasso', 'QK7TLM', 'Booked', 'paid'],
    ...[128_000, 'EUR', ['Ravello'], 2, 'Sea view', 'by_import', 'Hotel', '2031-03-01', 'Olivia Vale', ['sea']],
    ...['Virtuoso', 100_000, 12_000, 16_000, 9_000, 1_500, 'ABC123', 1, 'Breakfast', 'Late check-in', 'manual', 4],
    ...['approved', SOURCE, '2031-02-01'],
  ]),
  {
    id: booking_id,
    trip_id,
    booking_type: 'Accommodation',
    title: 'Palazzo Sasso',
    version: 4,
    start_date: '2031-05-02',
    end_date: '2031-05-05',
    supplier_name: 'Sasso',
    confirmation_id: 'QK7TLM',
    reservation_status: 'Booked',
    payment_status: 'paid',
    total_price: 128_000,
    currency: 'EUR',
    destinations: ['Ravello'],
    headcount: 2,
    note: 'Sea view',
    source: 'by_import',
    sub_type: 'Hotel',
    payment_due_date: '2031-03-01',
    created_by: 'Olivia Vale',
    tags: ['sea'],
    booked_through: 'Virtuoso',
    total_net_cost: 100_000,
    total_commission_price: 12_000,
    total_profit: 16_000,
    markup_price: 9_000,
    processing_fee: 1_500,
    record_locator: 'ABC123',
    e_ticket_count: 1,
    includes: 'Breakfast',
    additional_info: 'Late check-in',
    venue_source: 'manual',
    capacity: 4,
    client_approval: 'approved',
    client_approval_source: SOURCE,
    client_approved_on: '2031-02-01',
  },
];

const LIBRARY: Stored = [
  'library booking',
  LibraryRows,
  entry('LIBRARY', `palazzo%23sasso#${id('lib')}`, [
    ...['Accommodation', 'Palazzo#Sasso', 4, 2, '2030-01-02T09:30:00.000Z', 'Olivia Vale', 'Ravello', 'Sasso'],
    ...[128_000, 'EUR', 'Hotel', ['sea'], 'Breakfast'],
  ]),
  {
    id: id('lib'),
    booking_type: 'Accommodation',
    title: 'Palazzo#Sasso',
    days: 4,
    version: 2,
    updated_at: '2030-01-02T09:30:00.000Z',
    created_by: 'Olivia Vale',
    place: 'Ravello',
    supplier_name: 'Sasso',
    total_price: 128_000,
    currency: 'EUR',
    sub_type: 'Hotel',
    tags: ['sea'],
    includes: 'Breakfast',
  },
];

const TASK: Stored = [
  'task',
  TaskRows,
  entry(`CHECKLIST#${trip_id}`, `2031-02-01#${id('tsk')}`, ['Pay', '2031-02-01', user_id, 3, id('usr'), true]),
  {
    id: id('tsk'),
    trip_id,
    title: 'Pay',
    due_day: '2031-02-01',
    user_id,
    version: 3,
    assigned_to: id('usr'),
    strike: true,
  },
];

const REMINDER: Stored = [
  'reminder',
  ReminderRows,
  entry(`TRIP#${trip_id}`, `2031-02-01T09:00:00.000Z#${id('rmd')}`, [booking_id, user_id, '2031-02-01T09:00:00.000Z']),
  { id: id('rmd'), trip_id, booking_id, user_id, due_at: '2031-02-01T09:00:00.000Z' },
];

const DEADLINE: Stored = [
  'deadline of a booking',
  BookingDeadlineRows,
  entry(`DEADLINES#${trip_id}`, `2031-02-01#${booking_id}#payment_due_date`, [
    ...['payment_due_date', trip_id, '2031-02-01', booking_id, 'Dining', 'Luna'],
  ]),
  { kind: 'payment_due_date', trip_id, day: '2031-02-01', booking_id, booking_type: 'Dining', title: 'Luna' },
];

const PAYMENT: Stored = [
  'final payment',
  PaymentRows,
  entry('DEPARTURES', `2031-02-01#${trip_id}`, [
    ...['final_payment', trip_id, '2031-02-01', null, null, null, user_id, { minor: 100, currency: 'EUR' }],
  ]),
  {
    kind: 'final_payment',
    trip_id,
    day: '2031-02-01',
    advisor_id: user_id,
    amount: { minor: 100, currency: 'EUR' },
  },
];

/** Rows with all their columns, as they lie in tables. A new column is appended to its row; nothing else ever changes here. */
describe.each([TRIP, BOOKING, LIBRARY, TASK, REMINDER, DEADLINE, PAYMENT])(
  'the stored row of a %s',
  (_, form, stored, value) => {
    it('is read as what was written', () => {
      expect(form.unpack(stored)).toEqual(value);
    });
    it('is written so again', () => {
      expect(form.pack(value as never)).toEqual(stored.row);
    });
  },
);
