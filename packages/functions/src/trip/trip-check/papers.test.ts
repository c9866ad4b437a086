import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { entryRules } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import type { TripId } from '@wayline/core/base/ids';
import { movable as clock } from '@wayline/local/clock';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOk } from '../../sweeps/expect-ok';

let world: World;
let owner: Person;
const TODAY = '2031-05-20';
beforeAll(async () => {
  world = await startWorld({ standins: true });
  owner = world.people.owner;
  clock.waylineClockOffset = Date.parse(`${TODAY}T12:00:00Z`) - Date.now();
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const asked = (as: Person = owner) => ({ as });
const MARA = { first_name: 'Mara', last_name: 'Lindqvist', citizenship: 'United States', dob: '1984-06-02' };
let client_id: ClientId;
let trip_id: TripId;
beforeEach(async () => {
  client_id = expectOk(await world.call('crm.individuals.create', MARA, asked())).client.id;
  const draft = {
    trip_name: 'Tuscany',
    start_date: '2031-07-01',
    end_date: '2031-07-10',
    trip_destinations: ['Florence, Italy'],
  };
  trip_id = expectOk(await world.call('trips.create', draft, asked())).trip.id;
  expectOk(await world.call('trips.travelers.create', { trip_id, client_id }, asked()));
});
const addPassport = async (parts: object) =>
  expectOk(
    await world.call('crm.documents.create', { client_id, kind: 'passport', country: 'USA', ...parts }, asked()),
  );
const check = async (as?: Person) => expectOk(await world.call('trips.papers.check', { trip_id }, asked(as))).findings;
const rules = async (as?: Person) => (await check(as)).map(({ rule }) => rule);

it('TC-21 asks for a passport until the profile has one', async () => {
  expect(await rules()).toEqual(['TC-21']);
  await addPassport({ expiration: '2033-01-01', names: 'LINDQVIST MARA ELIN' });
  expect(await rules()).toEqual([]);
});
it('TC-07 TC-22 checks the passport of the profile against the destination and the name of the traveler', async () => {
  await addPassport({ expiration: '2031-10-09', names: 'LINDQVIST MARGARETA' });
  expect((await check()).map(({ rule, say }) => `${rule} ${say}`)).toEqual([
    'TC-07 The passport of Mara Lindqvist expires on 10/09/2031. Schengen area asks for 3 months after departure. Check before you rely on it.',
    'TC-22 Mara Lindqvist is not the name on the passport, which says LINDQVIST MARGARETA. Tickets need the name on the passport.',
  ]);
});
it('TC-07 follows the rules as the company has changed them', async () => {
  await addPassport({ expiration: '2031-10-11' });
  expect(await rules()).toEqual([]);
  const { entries, default_months } = entryRules.schema.parse({});
  const value = {
    default_months,
    entries: entries.map((rule) => (rule.id === 'schengen' ? { ...rule, months: 4 } : rule)),
  };
  const section = 'entry_rules' as const;
  expectOk(await world.call('users.settings.save', { section, version: 0, value }, asked()));
  expect(await rules()).toEqual(['TC-07']);
  const wrong = await world.call(
    'users.settings.save',
    { section, version: 1, value: { entries: [{ ...entries[0], countries: ['XX'] }] } },
    asked(),
  );
  expect([wrong.status, wrong.body.error?.issues]).toMatchObject([
    400,
    [{ message: 'Choose a country from the list.' }],
  ]);
  expectOk(await world.call('users.settings.save', { section, version: 1, value: {} }, asked()));
  expect(await rules()).toEqual([]);
});
it('TC-07 knows before the dates change what the destination asks then, in each way to change them', async () => {
  await addPassport({ expiration: '2031-10-20' });
  const hotel = { checkin_date: '2031-07-02', checkout_date: '2031-07-09' };
  expectOk(
    await world.call(
      'book.bookings.create',
      { trip_id, booking_type: 'Accommodation', title: 'Hotel Luna', accommodation: hotel },
      asked(),
    ),
  );
  const then = async (end_date: string, mode: 'move_all' | 'days_only') => {
    const start_date = end_date.replace('-10', '-01');
    const { findings } = expectOk(
      await world.call('trips.papers.check', { trip_id, start_date, end_date, mode }, asked()),
    );
    return findings.map(({ say }) => say);
  };
  expect(await rules()).toEqual([]);
  expect(await then('2031-08-10', 'move_all')).toEqual([
    'The passport of Mara Lindqvist expires on 10/20/2031. Schengen area asks for 3 months after departure. Check before you rely on it.',
  ]);
  expect(await then('2031-07-10', 'days_only')).toEqual([]);
  const reversed = { trip_id, start_date: '2031-07-11', end_date: '2031-07-10' };
  expect((await world.call('trips.papers.check', reversed, asked())).body.error?.code).toBe('trip.dates_reversed');
  expect(await rules()).toEqual([]);
});
it('TC-08 knows a date of birth once the profile has it, whatever the trip copied', async () => {
  const known = async () =>
    expectOk(await world.call('trips.papers.check', { trip_id }, asked())).dob_in_profile.length;
  expect(await known()).toBe(1);
  const { client } = expectOk(await world.call('crm.individuals.create', { first_name: 'Ole' }, asked()));
  expectOk(await world.call('trips.travelers.create', { trip_id, client_id: client.id }, asked()));
  expect(await known()).toBe(1);
  expectOk(
    await world.call('crm.individuals.update', { id: client.id, version: client.version, dob: '1990-05-05' }, asked()),
  );
  expect(await known()).toBe(2);
});
it('TC-21 suggests a task until it is on the checklist', async () => {
  const [finding] = await check();
  expect(finding?.repair).toMatchObject({ title: 'Ask Mara Lindqvist for passport details', due_day: '2031-05-27' });
  const task = { title: String(finding?.repair?.title), due_day: finding?.repair?.due_day };
  expectOk(await world.call('trips.checklists.create', { id: trip_id, ...task }, asked()));
  expect((await check())[0]).not.toHaveProperty('repair');
});
it('says nothing of the papers of a client whom the reader does not see', async () => {
  const { standard } = world.people;
  await addPassport({ expiration: '2031-10-09', names: 'LINDQVIST MARGARETA' });
  expectOk(await world.call('trips.assign', { ids: [trip_id], advisor_id: standard.user_id }, asked()));
  const says = (await check(standard)).map(({ say }) => say).join();
  expect(says).not.toContain('MARGARETA');
});
it('lists what is found for the next trips of a client, and nothing of trips that are over', async () => {
  const list = async () => expectOk(await world.call('trips.client-papers.list', { client_id }, asked())).trips;
  expect(await list()).toMatchObject([{ id: trip_id, trip_name: 'Tuscany', findings: [{ rule: 'TC-21' }] }]);
  const past = { trip_id, start_date: '2031-04-01', end_date: '2031-04-10' };
  expectOk(await world.call('trips.start-date.set', past, asked()));
  expect(await list()).toEqual([]);
  expect(await check()).toEqual([]);
});
