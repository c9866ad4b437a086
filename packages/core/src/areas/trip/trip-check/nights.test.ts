import { expect, it } from 'vitest';
import { booking, place } from '../itinerary/bookings.fixture';
import { event, findingsOfRule, flight, leg, stay } from './checked.fixture';
import { bedlessNights } from './nights';

const may = (day: number) => `2026-05-0${day}`;
const all = stay(may(1), may(5));

it('TC-01 finds nights without a bed, those in a row as one', () => {
  expect(findingsOfRule('TC-01', [stay(may(1), may(2))])).toMatchObject([
    {
      severity: 'problem',
      date: may(2),
      say: 'No lodging booked for 3 nights, from 05/02/2026 to 05/04/2026.',
      repair: { do: 'add-booking', date: may(2), start: { booking_type: 'Accommodation', until: may(5) } },
    },
  ]);
  expect(findingsOfRule('TC-01', [stay(may(1), may(2)), stay(may(3), may(5))])).toMatchObject([
    { say: 'No lodging booked for the night of 05/02/2026.', repair: { date: may(2), start: { until: may(3) } } },
  ]);
});
it('TC-01 finds the nights of an empty trip, as soon as it has dates', () => {
  expect(findingsOfRule('TC-01', [])).toMatchObject([
    { say: 'No lodging booked for 4 nights, from 05/01/2026 to 05/04/2026.' },
  ]);
  expect(findingsOfRule('TC-01', [], { trip: {} })).toEqual([]);
});
it('TC-01 is content with beds for all nights', () => {
  expect(findingsOfRule('TC-01', [all])).toEqual([]);
});
it('TC-01 takes a night flight, a sleeper train and a ship for beds, and a cancelled stay for none', () => {
  const night = flight([{ from: 'BOS', leaves: `${may(1)} 21:00`, to: 'LIS', arrives: `${may(2)} 08:00` }]);
  const sleeper = booking('Rail', {
    transportations: [{ from: place('Rome'), to: place('Paris'), start_date: may(2), end_date: may(3) }],
  });
  const cruise_days = [3, 4, 5].map((n) => ({ day: n - 2, date: may(n) }));
  const ship = booking('Cruise', { cruise_days });
  expect(findingsOfRule('TC-01', [night, sleeper, ship])).toEqual([]);
  expect(findingsOfRule('TC-01', [{ ...all, reservation_status: 'Cancelled' }])).toHaveLength(1);
});
it('needs no bed for the day a ship comes home, but for the night after it', () => {
  const ship = booking('Cruise', { cruise_days: [1, 2].map((day) => ({ day, date: may(day) })) });
  expect(bedlessNights({ start_date: may(1), end_date: may(3), bookings: [ship] })).toEqual([may(2)]);
});

it('TC-02 finds two stays in the same nights', () => {
  const second = stay(may(3), may(6), { title: 'Villa Sole' });
  expect(findingsOfRule('TC-02', [all, second])).toMatchObject([
    {
      severity: 'warning',
      booking_id: second.id,
      date: may(3),
      say: 'Hotel Luna and Villa Sole are both booked for 2 nights starting 05/03/2026.',
    },
  ]);
});
it('TC-02 lets stays follow each other, and stand side by side for different people', () => {
  expect(findingsOfRule('TC-02', [stay(may(1), may(3)), stay(may(3), may(5))])).toEqual([]);
  const of = (name: string) => stay(may(1), may(5), { guest_names: [name] });
  expect(findingsOfRule('TC-02', [of('Mina Okafor'), of('Jonas Okafor')])).toEqual([]);
  expect(findingsOfRule('TC-02', [of('Mina Okafor'), of('mina  okafor')])).toHaveLength(1);
});

it('TC-06 finds a check-in before the day of arrival', () => {
  const night = flight([{ from: 'BOS', leaves: `${may(1)} 21:00`, to: 'LIS', arrives: `${may(2)} 08:00` }]);
  expect(findingsOfRule('TC-06', [night, all])).toMatchObject([
    {
      booking_id: all.id,
      say: "Hotel Luna starts on 05/01/2026, but The flight arrives on 05/02/2026: you're paying for a night no one will use.",
    },
  ]);
});
it('TC-06 is content with a check-in on the day of arrival, and with a bed at the airport the night before', () => {
  const day = flight([{ from: 'BOS', leaves: `${may(2)} 07:00`, to: 'LIS', arrives: `${may(2)} 19:00` }]);
  expect(findingsOfRule('TC-06', [day, stay(may(2), may(5))])).toEqual([]);
  expect(findingsOfRule('TC-06', [day, stay(may(1), may(2))])).toEqual([]);
});

const home = (leaves: string) => flight([{ from: 'LIS', leaves, to: 'BOS' }], { title: 'The flight home' });
const until = (checkout_time?: string) => ({
  ...all,
  accommodation: { checkin_date: may(1), checkout_date: may(5), ...(checkout_time && { checkout_time }) },
});
it('TC-19 finds a check-out by an hour at which the flight has left', () => {
  expect(findingsOfRule('TC-19', [until('11:00'), home(`${may(5)} 09:15`)])).toMatchObject([
    {
      severity: 'warning',
      date: may(5),
      say: 'The flight home leaves at 9:15 AM, before the check-out of Hotel Luna at 11:00 AM. Ask for an early check-out.',
    },
  ]);
  expect(findingsOfRule('TC-19', [until('11:00'), home(`${may(5)} 11:30`)])).toEqual([]);
  expect(findingsOfRule('TC-19', [until(), home(`${may(5)} 09:15`)])).toEqual([]);
});
it('TC-19 finds nights that are paid after the last departure, not after a journey that people come back from', () => {
  expect(findingsOfRule('TC-19', [until(), home(`${may(4)} 09:15`)])).toMatchObject([
    {
      booking_id: all.id,
      say: "Hotel Luna ends on 05/05/2026, but The flight home leaves on 05/04/2026: you're paying for a night no one will use.",
    },
  ]);
  expect(findingsOfRule('TC-19', [until(), home(`${may(2)} 09:15`), home(`${may(5)} 21:00`)])).toEqual([]);
});

const car = (until_at: string) =>
  booking('Transportation', {
    title: 'The Fiat',
    sub_type: 'Car Rental',
    transportations: [leg({ from: 'LIS', leaves: `${may(1)} 20:00`, to: 'LIS', arrives: until_at })],
  });
it('TC-19 finds a rental that goes on when its people have left, by day and by hour', () => {
  expect(findingsOfRule('TC-19', [car(`${may(5)} 12:00`), home(`${may(5)} 09:15`)])).toMatchObject([
    {
      date: may(5),
      say: 'The flight home leaves at 9:15 AM, before the drop-off of The Fiat at 12:00 PM. Plan an earlier drop-off.',
    },
  ]);
  expect(findingsOfRule('TC-19', [car(`${may(5)} 12:00`), home(`${may(4)} 09:15`)])).toMatchObject([
    {
      say: "The Fiat ends on 05/05/2026, but The flight home leaves on 05/04/2026: you're paying for a day no one will use.",
    },
  ]);
  expect(findingsOfRule('TC-19', [car(`${may(5)} 07:00`), home(`${may(5)} 09:15`)])).toEqual([]);
});
it('TC-03 lets people do other things while they have a rental, and meets them at its ends', () => {
  const rented = car(`${may(5)} 12:00`);
  expect(findingsOfRule('TC-03', [rented, event(`${may(3)} 10:00`, `${may(3)} 12:00`)])).toEqual([]);
  expect(findingsOfRule('TC-03', [rented, event(`${may(5)} 11:00`, `${may(5)} 13:00`)])).toHaveLength(1);
});

const there = flight([{ from: 'BOS', leaves: `${may(1)} 07:00`, to: 'LIS', arrives: `${may(1)} 19:00` }]);
const drive = (date: string, end_date?: string) =>
  booking('Transportation', {
    transportations: [{ from: place('LIS'), to: place('Hotel Luna'), start_date: date, ...(end_date && { end_date }) }],
  });
it('TC-20 hints at the ways between airport and hotel that nothing drives', () => {
  expect(findingsOfRule('TC-20', [there, all, home(`${may(5)} 12:00`)])).toMatchObject([
    { severity: 'note', date: may(1), say: 'No transfer booked from LIS to Hotel Luna on 05/01/2026.' },
    {
      date: may(5),
      say: 'No transfer booked from Hotel Luna to LIS on 05/05/2026.',
      repair: {
        ...{ do: 'add-booking', label: 'Add transfer', date: may(5) },
        start: { booking_type: 'Transportation' },
      },
    },
  ]);
});
it('TC-20 is content with a transfer for each, with a rental car for the whole stay, and without flights', () => {
  const ways = [there, all, home(`${may(5)} 12:00`)];
  expect(findingsOfRule('TC-20', [...ways, drive(may(1)), drive(may(5))])).toEqual([]);
  expect(findingsOfRule('TC-20', [...ways, drive(may(1), may(5))])).toEqual([]);
  expect(findingsOfRule('TC-20', [...ways, drive(may(1))])).toHaveLength(1);
  expect(findingsOfRule('TC-20', [all])).toEqual([]);
});
