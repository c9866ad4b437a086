import { expect, it } from 'vitest';
import { entryRules } from '../../clients/entry-rules/entry-rule';
import { ClientId } from '../../clients/public-schemas';
import { checkPapers } from './check-papers';
import { checked, flight, stay, traveler } from './checked.fixture';
import { checkTrip } from './trip-check';

const rules = entryRules.schema.parse({});
const client_id = ClientId.parse(`cli_${'1'.repeat(26)}`);
const zones: [string, string] = ['America/New_York', 'Europe/Lisbon'];
const out = flight([{ from: 'BOS', leaves: '2026-05-01 07:00', to: 'LIS', arrives: '2026-05-01 19:00', zones }]);
const back = flight([
  {
    from: 'LIS',
    leaves: '2026-05-05 10:00',
    to: 'BOS',
    arrives: '2026-05-05 14:00',
    zones: ['Europe/Lisbon', 'America/New_York'],
  },
]);
const document = (parts: object) => ({
  id: `doc_${'1'.repeat(26)}` as never,
  client_id,
  kind: 'passport' as const,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...parts,
});
const papers = (...documents: object[]) => ({
  rules,
  profiles: new Map([[client_id, { documents: documents.map(document) }]]),
});
const find = (parts: Parameters<typeof checked>[0], ...documents: object[]) =>
  checkPapers(checked({ bookings: [out, back], ...parts }), papers(...documents));
const mina = (parts: object = {}) => traveler({ client_id, ...parts });

it('TC-07 asks of a passport in the profile what the countries of the bookings ask, and suggests a task in time', () => {
  const travelers = [mina()];
  expect(find({ travelers }, { country: 'USA', expiration: '2026-08-04' })).toMatchObject([
    {
      rule: 'TC-07',
      severity: 'warning',
      traveler_id: travelers[0]?.id,
      say: expect.stringContaining('Schengen area asks for 3 months after departure.'),
      repair: { do: 'add-task', title: 'Check and renew the passport of Mina Okafor', due_day: '2026-03-08' },
    },
  ]);
  expect(find({ travelers }, { country: 'USA', expiration: '2026-08-05' })).toEqual([]);
  expect(find({ travelers }, { country: 'Portugal', expiration: '2026-05-06' })).toEqual([]);
});
it('TC-07 counts what the trip says of a passport where no profile says more', () => {
  expect(find({ travelers: [mina({ passport_expires: '2026-08-04' })] })).toMatchObject([{ rule: 'TC-07' }]);
  expect(find({ travelers: [mina({ passport_expires: '2026-08-05' })] })).toEqual([]);
  expect(
    find({ travelers: [mina({ passport_expires: '2026-08-04' })] }, { country: 'USA', expiration: '2033-01-01' }),
  ).toEqual([]);
});
it('TC-21 finds who has no passport on file for a trip abroad, not who is not on the flight', () => {
  expect(find({ travelers: [mina()] })).toMatchObject([
    { rule: 'TC-21', severity: 'note', say: 'Mina Okafor has no passport on file, and the trip goes abroad.' },
  ]);
  const group = Array.from({ length: 5 }, () => mina());
  expect(find({ travelers: group })).toMatchObject([
    { say: expect.stringMatching(/^5 travelers have no passport on file.*: (Mina Okafor, ){3}2 more\.$/) },
  ]);
  const others = [out, back].map((booking) => ({ ...booking, guest_names: ['Grandma'] }));
  expect(find({ travelers: [mina()], bookings: others })).toEqual([]);
  expect(find({ travelers: [mina({ trip_traveler_status: 'cancelled' })] })).toEqual([]);
});
it('TC-22 compares the names on tickets with the passport', () => {
  const passport = { country: 'USA', expiration: '2033-01-01', names: 'OKAFOR WILHELMINA' };
  expect(find({ travelers: [mina()] }, passport)).toMatchObject([{ rule: 'TC-22' }]);
  const named = mina({ first_name: 'Wilhelmina' });
  expect(find({ travelers: [named] }, passport)).toEqual([]);
  const passengers = [{ name: 'Billie Okafor', traveler_id: named.id }];
  expect(find({ travelers: [named], bookings: [{ ...out, passengers }, back] }, passport)).toMatchObject([
    { say: expect.stringContaining('is booked as Billie Okafor') },
  ]);
});
it('TC-23 notes what countries ask besides, by the address of a hotel, the destination of the trip or one of its places', () => {
  const place = { name: 'Hotel Luna', formatted_address: '1 Main St, Cape Town, South Africa', source: 'manual' };
  const bookings = [stay('2026-05-01', '2026-05-05', { places: [place] })];
  const passport = { country: 'USA', expiration: '2033-01-01' };
  const note = { rule: 'TC-23', severity: 'note', say: expect.stringContaining('South Africa asks for 2 blank pages') };
  expect(find({ travelers: [mina()], bookings }, passport)).toMatchObject([note]);
  const trip = { start_date: '2026-05-01', end_date: '2026-05-05', trip_destinations: ['Cape Town, South Africa'] };
  expect(find({ travelers: [mina()], bookings: [], trip }, passport)).toMatchObject([note]);
  const seen = { ...trip, trip_destinations: [], places: [place] };
  expect(find({ travelers: [mina()], bookings: [], trip: seen }, passport)).toMatchObject([note]);
});
it('does not take a change of planes for a visit', () => {
  const way = flight([
    {
      from: 'BOS',
      leaves: '2026-05-01 07:00',
      to: 'DXB',
      arrives: '2026-05-02 06:00',
      zones: ['America/New_York', 'Asia/Dubai'],
    },
    {
      from: 'DXB',
      leaves: '2026-05-02 09:00',
      to: 'NRT',
      arrives: '2026-05-02 22:00',
      zones: ['Asia/Dubai', 'Asia/Tokyo'],
    },
  ]);
  expect(find({ travelers: [mina()], bookings: [way] }, { country: 'USA', expiration: '2026-05-06' })).toEqual([]);
});
it('is part of the trip check in place of the general rule', () => {
  const travelers = [mina({ passport_expires: '2026-08-05', dob: '1980-02-02' })];
  const rulesOf = (parts: object) =>
    checkTrip(checked({ bookings: [out, back], travelers, ...parts })).map(({ rule }) => rule);
  expect(rulesOf({})).toContain('TC-07');
  const found = find({ travelers });
  expect(rulesOf({ papers: found })).not.toContain('TC-07');
});
