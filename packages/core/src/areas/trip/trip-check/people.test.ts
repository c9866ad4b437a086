import { expect, it } from 'vitest';
import { event, findingsOfRule, flight, stay, traveler } from './checked.fixture';

const way = flight([{ from: 'BOS', leaves: '2026-05-01 07:00', to: 'LIS', arrives: '2026-05-01 19:00' }]);
const good = { dob: '1980-02-02', passport_expires: '2030-01-01' };

it('TC-07 finds a passport that ends before the trip does, or within six months of it', () => {
  const people = [traveler({ passport_expires: '2026-05-04' }), traveler({ passport_expires: '2026-10-31' })];
  expect(findingsOfRule('TC-07', [], { travelers: people })).toMatchObject([
    { severity: 'problem', traveler_id: people[0]?.id },
    { severity: 'warning', traveler_id: people[1]?.id },
  ]);
});
it('TC-07 counts from the return of the last booking, and leaves good and unknown passports and contacts alone', () => {
  const travelers = [traveler({ passport_expires: '2026-11-20' })];
  expect(findingsOfRule('TC-07', [], { travelers })).toEqual([]);
  expect(findingsOfRule('TC-07', [stay('2026-05-20', '2026-05-28')], { travelers })).toHaveLength(1);
  const others = [traveler(), traveler({ passport_expires: '2026-05-01', is_traveler: false })];
  expect(findingsOfRule('TC-07', [], { travelers: others })).toEqual([]);
});

it('TC-08 finds a passenger whose birth date or full name is missing', () => {
  expect(findingsOfRule('TC-08', [way], { travelers: [traveler({ first_name: 'M.' })] })).toMatchObject([
    {
      booking_id: way.id,
      say: 'M. Okafor: date of birth and full name as in the passport missing. The flight needs it.',
    },
  ]);
});
it('TC-08 takes a date of birth from the profile of the client', () => {
  const travelers = [traveler()];
  expect(findingsOfRule('TC-08', [way], { travelers })).toHaveLength(1);
  const dob_in_profile = travelers.map(({ id }) => id);
  expect(findingsOfRule('TC-08', [way], { travelers, dob_in_profile })).toEqual([]);
});
it('TC-08 asks nothing of whoever is complete, cancelled, not on the flight, or only stays', () => {
  const none = (travelers: ReturnType<typeof traveler>[], bookings = [way]) =>
    expect(findingsOfRule('TC-08', bookings, { travelers })).toEqual([]);
  none([traveler(good)]);
  none([traveler({ trip_traveler_status: 'cancelled' })]);
  none([traveler()], [{ ...way, guest_names: ['Mina Okafor'] }]);
  none([traveler()], [{ ...way, traveler_ids: [traveler().id] }]);
  none([traveler()], [stay('2026-05-01', '2026-05-05')]);
});

it('TC-09 finds a booking that names nobody while others do, and offers to fill it', () => {
  const mina = traveler(good);
  const bare = event('2026-05-03');
  for (const names of [{ traveler_ids: [mina.id] }, { guest_names: ['Grandma'] }, { traveler_names: ['Mina Okafor'] }])
    expect(findingsOfRule('TC-09', [event('2026-05-02', undefined, names), bare], { travelers: [mina] })).toMatchObject(
      [{ booking_id: bare.id, repair: { do: 'fill-travelers', traveler_ids: [mina.id] } }],
    );
});
it('TC-09 is content when all name somebody, or none does', () => {
  const named = event('2026-05-02', undefined, { guest_names: ['Mina Okafor'] });
  expect(findingsOfRule('TC-09', [named])).toEqual([]);
  expect(findingsOfRule('TC-09', [event('2026-05-02'), event('2026-05-03')])).toEqual([]);
});
