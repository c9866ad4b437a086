import { describe, expect, it } from 'vitest';
import { event, findingsOfRule, stay } from './checked.fixture';

const held = { reservation_status: 'Booked', confirmation_id: 'X1' } as const;
const open = { reservation_status: 'On Hold' } as const;
/** An event in May with the days by which something has to be done for it. */
const withDays = (days: object, parts: object = open) => event('2026-05-02', undefined, { ...parts, ...days });

it('TC-10 finds a payment due after the option ends, not one before', () => {
  const days = { option_expires_on: '2026-03-20', payment_due_date: '2026-03-21' };
  expect(findingsOfRule('TC-10', [withDays(days)])).toHaveLength(1);
  expect(findingsOfRule('TC-10', [withDays({ ...days, payment_due_date: '2026-03-20' })])).toEqual([]);
  expect(findingsOfRule('TC-10', [withDays(days, held)])).toEqual([]);
});
it('TC-11 finds a payment that is past due, not one of today or one that is paid', () => {
  expect(findingsOfRule('TC-11', [withDays({ payment_due_date: '2026-02-28' })])).toMatchObject([
    { severity: 'problem' },
  ]);
  expect(findingsOfRule('TC-11', [withDays({ payment_due_date: '2026-03-01' })])).toEqual([]);
  expect(findingsOfRule('TC-11', [withDays({ payment_due_date: '2026-02-28', payment_status: 'paid' })])).toEqual([]);
});
it('TC-12 finds an option that ends within a week or has ended, not a later one', () => {
  const ends = (option_expires_on: string, parts?: object) =>
    findingsOfRule('TC-12', [withDays({ option_expires_on }, parts)]);
  expect(ends('2026-03-08')).toMatchObject([{ severity: 'warning' }]);
  expect(ends('2026-02-28')).toMatchObject([{ severity: 'problem' }]);
  expect(ends('2026-03-09')).toEqual([]);
  expect(ends('2026-03-02', held)).toEqual([]);
});
it('TC-14 finds a last day to cancel within a week, not a later or a past one', () => {
  const by = (cancellation_deadline: string) => findingsOfRule('TC-14', [withDays({ cancellation_deadline })]);
  expect(by('2026-03-08')).toMatchObject([{ severity: 'note' }]);
  expect(by('2026-03-09')).toEqual([]);
  expect(by('2026-02-28')).toEqual([]);
});

describe('near the departure', () => {
  const today = '2026-04-18';
  it('TC-13 finds what begins within 14 days and is not booked', () => {
    expect(findingsOfRule('TC-13', [withDays({})], { today })).toMatchObject([
      { severity: 'problem', say: 'The event starts on 05/02/2026 and is still On Hold.' },
    ]);
    expect(findingsOfRule('TC-13', [withDays({ confirmation_id: 'X1' })], { today })).toMatchObject([
      { severity: 'warning', repair: { do: 'mark-booked' } },
    ]);
  });
  it('TC-13 is content with what is booked, further away, or over', () => {
    expect(findingsOfRule('TC-13', [withDays({}, held)], { today })).toEqual([]);
    expect(findingsOfRule('TC-13', [withDays({})], { today: '2026-04-17' })).toEqual([]);
    expect(findingsOfRule('TC-13', [withDays({})], { today: '2026-05-03' })).toEqual([]);
  });
});

describe('totals', () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  const priced = [
    withDays({ price_detail: { price_per_person: 'Total Price', total_price: 100_000, currency: 'USD' } }),
  ];
  const terms = (final?: number, deposits: number[] = []) => ({
    trip: {
      start_date: '2026-05-01',
      end_date: '2026-05-05',
      trip_data_mapper: final === undefined ? {} : { final_total_amount: usd(final) },
      trip_deposits: deposits.map((minor) => ({ due_date: '2026-03-10', amount: usd(minor) })),
    },
  });
  it('TC-15 finds terms that are not what the bookings come to', () => {
    expect(findingsOfRule('TC-15', priced, terms(70_000, [20_000]))).toMatchObject([
      { say: 'The bookings total $1,000.00, but the payment terms total $900.00.' },
    ]);
    expect(findingsOfRule('TC-15', priced, terms(undefined, [120_000]))).toHaveLength(1);
  });
  it('TC-15 is content when the final amount is the whole or the rest, and without terms', () => {
    expect(findingsOfRule('TC-15', priced, terms(100_000, [20_000]))).toEqual([]);
    expect(findingsOfRule('TC-15', priced, terms(80_000, [20_000]))).toEqual([]);
    expect(findingsOfRule('TC-15', priced, terms())).toEqual([]);
  });
});

describe('the days of the trip', () => {
  it('TC-16 finds a booking outside of them and offers dates that hold all', () => {
    expect(findingsOfRule('TC-16', [event('2026-04-29'), stay('2026-05-04', '2026-05-07')])).toMatchObject([
      { say: 'The event starts on 04/29/2026, before the trip starts on 05/01/2026.' },
      {
        say: 'Hotel Luna ends on 05/07/2026, after the trip ends on 05/05/2026.',
        repair: { do: 'set-dates', start_date: '2026-04-29', end_date: '2026-05-07' },
      },
    ]);
  });
  it('TC-16 offers the days of the bookings where the trip has none', () => {
    expect(findingsOfRule('TC-16', [event('2026-04-29')], { trip: {} })).toMatchObject([
      { severity: 'note', repair: { start_date: '2026-04-29', end_date: '2026-04-29' } },
    ]);
  });
  it('TC-16 is content with bookings inside, and without any', () => {
    expect(findingsOfRule('TC-16', [stay('2026-05-01', '2026-05-05')])).toEqual([]);
    expect(findingsOfRule('TC-16', [], { trip: {} })).toEqual([]);
  });
});

it('TC-17 finds a booked one without a confirmation number, not one with it or one that is still open', () => {
  expect(findingsOfRule('TC-17', [withDays({}, { reservation_status: 'Booked' })])).toMatchObject([
    { repair: { do: 'edit-booking', field: 'confirmation_id' } },
  ]);
  expect(findingsOfRule('TC-17', [withDays({}, held)])).toEqual([]);
  expect(findingsOfRule('TC-17', [withDays({})])).toEqual([]);
  expect(findingsOfRule('TC-17', [withDays({}, { booking_type: 'Dining', reservation_status: 'Booked' })])).toEqual([]);
});

it('TC-18 finds the same thing twice, the later one', () => {
  const first = event('2026-05-02 19:00');
  const second = event('2026-05-02 19:00', undefined, { created_at: '2026-01-02T00:00:00.000Z' });
  expect(findingsOfRule('TC-18', [second, first])).toMatchObject([
    { booking_id: second.id, repair: { do: 'remove-booking' } },
  ]);
});
it('TC-18 lets two of a kind be for different people, at other times, or confirmed apart', () => {
  const dinner = (time: string, parts: object = {}) => event(`2026-05-02 ${time}`, undefined, parts);
  expect(findingsOfRule('TC-18', [dinner('19:00'), dinner('20:00')])).toEqual([]);
  expect(
    findingsOfRule('TC-18', [dinner('19:00', { confirmation_id: 'A' }), dinner('19:00', { confirmation_id: 'B' })]),
  ).toEqual([]);
  expect(
    findingsOfRule('TC-18', [
      dinner('19:00', { title: 'Wine', confirmation_id: 'A' }),
      dinner('19:00', { confirmation_id: 'A' }),
    ]),
  ).toEqual([]);
  const of = (name: string) => dinner('19:00', { guest_names: [name] });
  expect(findingsOfRule('TC-18', [of('Mina Okafor'), of('Ada Okafor')])).toEqual([]);
});
