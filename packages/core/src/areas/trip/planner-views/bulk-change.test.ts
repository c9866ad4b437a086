import { describe, expect, it } from 'vitest';
import { TripId } from '../../../base/ids';
import { booking } from '../itinerary/bookings.fixture';
import { bulkChange, copiesFor } from './bulk-change';

const on = (start_date: string, parts: object = {}) =>
  booking('Dining', { general_booking: { start_date, start_time: '19:00' }, ...parts });
const items = (...bookings: ReturnType<typeof on>[]) => bookings.map(({ id, version }) => ({ id, version }));

describe('several bookings at once', () => {
  it('move by days, each with its time', () => {
    const all = [on('2026-05-02'), on('2026-05-30')];
    const [first, second] = bulkChange(all, items(...all), { do: 'move', days: 3 });
    expect(first).toMatchObject({
      done: true,
      after: { general_booking: { start_date: '2026-05-05', start_time: '19:00' } },
    });
    expect(second).toMatchObject({ after: { general_booking: { start_date: '2026-06-02' } } });
  });
  it('leave as they were those that are gone, changed, without a day or beyond the calendar, and change the others', () => {
    const [good, changed, open, last] = [on('2026-05-02'), on('2026-05-02'), booking('Other'), on('2199-12-30')];
    const missing = on('2026-05-02');
    const asked = items(missing, changed, open, last, good);
    const outcomes = bulkChange([good, { ...changed, version: 7 }, open, last], asked, { do: 'move', days: 5 });
    expect(outcomes.map((o) => (o.done ? 'done' : o.why))).toEqual([
      'missing',
      'stale',
      'no_day',
      'beyond_calendar',
      'done',
    ]);
  });
  it('get a status, or each its own; a cancelled one has another way back', () => {
    const [a, b, gone] = [on('2026-05-02'), on('2026-05-02'), on('2026-05-02', { reservation_status: 'Cancelled' })];
    const asked = [...items(a), { id: b.id, version: 1, reservation_status: 'On Hold' as const }, ...items(gone)];
    const outcomes = bulkChange([a, b, gone], asked, { do: 'set-status', reservation_status: 'Booked' });
    expect(outcomes.map((o) => (o.done ? o.after.reservation_status : o.why))).toEqual([
      'Booked',
      'On Hold',
      'cancelled',
    ]);
  });
  it('stand in the order they are sent in', () => {
    const all = [on('2026-05-02'), on('2026-05-02')];
    const outcomes = bulkChange(all, items(...all).reverse(), { do: 'order' });
    expect(outcomes.map((o) => o.done && [o.id, o.after.day_order])).toEqual([
      [all[1]?.id, 0],
      [all[0]?.id, 1],
    ]);
  });
});

describe('copies for another trip', () => {
  const trip_id = TripId.parse(`trp_${'1'.repeat(26)}`);
  const traveler_id = `tvl_${'2'.repeat(26)}`;
  const made = on('2026-05-02');
  const copyOf = (original: ReturnType<typeof on>) =>
    copiesFor([original], { trip_id, days: 30, created_by: 'Ines', newId: () => made.id })[0];
  it('keep days and price, and nothing that is settled with the supplier', () => {
    const copy = copyOf(
      on('2026-05-02', {
        title: 'Dinner',
        confirmation_id: 'X1',
        reservation_status: 'Booked',
        payment_status: 'paid',
        payment_due_date: '2026-04-01',
        headcount: 4,
        price_detail: {
          price_per_person: 'Price Per Person',
          base_fare: 25,
          headcount: 4,
          total_price: 100,
          currency: 'USD',
        },
      }),
    );
    expect(copy).toMatchObject({
      id: made.id,
      trip_id,
      title: 'Dinner',
      general_booking: { start_date: '2026-06-01', start_time: '19:00' },
      reservation_status: 'Researching',
      payment_status: 'unpaid',
      price_detail: { total_price: 100, headcount: 4 },
    });
    expect(copy).not.toHaveProperty('version');
    expect(copy).not.toHaveProperty('confirmation_id');
    expect(copy).not.toHaveProperty('payment_due_date');
  });
  it('name nobody of the first trip, and carry none of their numbers, seats and rooms', () => {
    const secret = (n: number) => `SECRET-${n}`;
    const copy = copyOf(
      on('2026-05-02', {
        supplier_confirmations: [secret(1)],
        traveler_names: [secret(2)],
        passengers: [
          {
            name: secret(3),
            traveler_id,
            e_ticket_number: secret(4),
            frequent_flyer: secret(5),
            seats: [{ leg: 0, seat: secret(6) }],
          },
        ],
        flight_detail: { record_locator: secret(7), gds_record_locator: secret(8), baggage: '23 kg' },
        destinations: [
          { from: { name: 'A' }, to: { name: 'B' }, start_date: '2026-05-02', seat: secret(9), coach: secret(10) },
        ],
        cruise_detail: { ship: 'Aurora', cabin_number: secret(11) },
        transport_detail: { vehicle: 'Van', driver_name: secret(12), driver_phone: secret(13) },
        service_detail: { reservation_name: secret(14), policy_number: secret(15) },
        supplier_requests: { medical_conditions: secret(16) },
        accommodation: {
          checkin_date: '2026-05-02',
          checkout_date: '2026-05-04',
          room_types: [
            {
              room_type: 'Double',
              rooms: [
                {
                  room_no: secret(17),
                  confirmation_id: secret(18),
                  reward_program: secret(19),
                  client_request: secret(20),
                  guests: [{ name: secret(21), traveller_ids: [traveler_id] }],
                },
              ],
            },
          ],
        },
      }),
    );
    expect(JSON.stringify(copy)).not.toMatch(/SECRET|tvl_/);
    expect(copy).toMatchObject({
      flight_detail: { baggage: '23 kg' },
      cruise_detail: { ship: 'Aurora' },
      transport_detail: { vehicle: 'Van' },
      accommodation: { room_types: [{ room_type: 'Double', rooms: [{ guests: [] }] }] },
    });
  });
  it('stand where their days put them, and share their commission as their trip does', () => {
    const copy = copyOf(
      on('2026-05-02', {
        day_order: 3,
        unscheduled_from: '2026-05-02',
        host_agency_split: '40',
        advisor_split: '60',
        other_advisor_splits: [],
      }),
    );
    for (const field of ['day_order', 'unscheduled_from', 'host_agency_split', 'advisor_split', 'other_advisor_splits'])
      expect(copy).not.toHaveProperty(field);
  });
});
