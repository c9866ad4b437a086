import { ChecklistTemplateId, type TripId, type UserId } from '@wayline/core/base/ids';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let trip: TripId;
const asked = () => ({ as: world.people.advisor });
beforeEach(async () => {
  const draft = { trip_name: 'With tasks', start_date: '2031-05-01' };
  trip = (await world.call('trips.create', draft, asked())).body.trip.id;
});
const add = async (title: string, differs: object = {}, by = asked()) =>
  (await world.call('trips.checklists.create', { id: trip, title, ...differs }, by)).body.task;
const list = async () => (await world.call('trips.checklists.list', { id: trip }, asked())).body;
type Task = Awaited<ReturnType<typeof add>>;
const strike = (task: Task, struck: boolean) =>
  world.call('trips.checklists.update', { id: trip, task: task.id, version: task.version, strike: struck }, asked());

describe('the checklist of a trip', () => {
  it('R-TRIP-002 R-TRIP-064 R-TRIP-182 is kept by day, each task with strike and travelers', async () => {
    const person = { trip_id: trip, first_name: 'Mina', last_name: 'Okafor' };
    const { traveler } = (await world.call('trips.travelers.create', person, asked())).body;
    const later = await add('Send the documents', { due_day: '2031-04-01' });
    const first = await add('Check the passports', { due_day: '2031-02-01', travelers: [traveler.id] });
    const { tasks, not_complete } = await list();
    expect(tasks).toEqual([first, later]);
    expect(first).toMatchObject({ strike: false, travelers: [traveler.id] });
    expect(not_complete).toBe(2);
  });

  it('R-TRIP-061 R-TRIP-062 R-TRIP-063 a task is struck by a tick and back by another, and counted', async () => {
    const task = await add('Check the passports');
    const struck = (await strike(task, true)).body.task;
    expect([struck.strike, (await list()).not_complete]).toEqual([true, 0]);
    const again = (await strike(struck, false)).body.task;
    expect([again.strike, (await list()).not_complete]).toEqual([false, 1]);
  });

  it('a tick on what somebody else has changed is refused with the task as it stands', async () => {
    const task = await add('Check the passports');
    await strike(task, true);
    const late = await strike(task, true);
    expect([late.status, late.body.error?.current]).toMatchObject([409, { strike: true, version: 2 }]);
  });

  it('a task is for users of the company and travelers of its trip', async () => {
    const person = { trip_id: trip, first_name: 'Mina', last_name: 'Okafor' };
    const { traveler } = (await world.call('trips.travelers.create', person, asked())).body;
    const other = (await world.call('trips.create', { trip_name: 'Another' }, asked())).body.trip.id;
    const { stranger, standard } = world.people;
    const create = (id: TripId, named: object) =>
      world.call('trips.checklists.create', { id, title: 'Check the passports', ...named }, asked());
    for (const [id, named] of [
      [trip, { assigned_to: stranger.user_id }],
      [other, { travelers: [traveler.id] }],
    ] as const)
      expect((await create(id, named)).body.error?.code).toBe('record.missing');
    const named = { assigned_to: standard.user_id, travelers: [traveler.id] };
    const { task } = (await create(trip, named)).body;
    const change = (to: object) =>
      world.call('trips.checklists.update', { id: trip, task: task.id, version: task.version, ...to }, asked());
    expect((await change({ assigned_to: stranger.user_id })).body.error?.code).toBe('record.missing');
    expect((await change({ ...named, title: 'Check both passports' })).status).toBe(200);
  });

  it('a change of a task is told field by field, travelers by name and without the ids of users', async () => {
    const person = { trip_id: trip, first_name: 'Mina', last_name: 'Okafor' };
    const { traveler } = (await world.call('trips.travelers.create', person, asked())).body;
    const task = await add('Check the passports');
    const named = { assigned_to: world.people.standard.user_id, travelers: [traveler.id], due_day: '2031-02-01' };
    await world.call('trips.checklists.update', { id: trip, task: task.id, version: 1, ...named }, asked());
    const { entries } = (await world.call('trips.history.list', { trip_id: trip }, asked())).body;
    expect(entries[0]).toMatchObject({
      sentence: 'Adrian Moss changed a task',
      details: ['Due day: empty → February 1, 2031', 'Travelers: empty → Mina Okafor'],
      undoable: false,
    });
  });

  it('a task is removed once', async () => {
    const { id: task } = await add('Check the passports');
    const remove = () => world.call('trips.checklists.delete', { id: trip, task }, asked());
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('R-SHELL-187 tells the pages of the trip and of the company', async () => {
    const since = async (after: string) =>
      (await world.call('misc.events.since', { after: after as never }, asked())).body.events;
    const last = (await since(`evt_${'0'.repeat(26)}`)).at(-1)?.id ?? '';
    await add('Check the passports');
    const told = await since(last);
    expect(told.map((e) => [e.kind, e.trip_id])).toEqual(told.map(() => ['task_added_or_updated', trip]));
    expect(told.map((e) => e.channel.split('.')[0])).toEqual(['trip', 'company']);
  });

  it('R-SHELL-187 tells whose task it was or is, unless they did it themselves', async () => {
    const { contractor, owner, advisor } = world.people;
    const task = await add('Order the visas', { assigned_to: contractor.user_id });
    const move = { id: trip, task: task.id, version: task.version, assigned_to: owner.user_id as UserId };
    await world.call('trips.checklists.update', move, asked());
    await world.call('trips.checklists.delete', { id: trip, task: task.id }, { as: owner });
    await add('My own');
    await world.job('deliver-events', await streamBatch(world.table.name));
    const bell = async (as: Person) => {
      const { notifications } = (await world.call('misc.shell.get', {}, { as })).body;
      return notifications.filter(({ link }) => link === `/trips/${trip}/planner`).map(({ title }) => title);
    };
    const [added, changed] = [
      'Adrian Moss added the task Order the visas',
      'Adrian Moss changed the task Order the visas',
    ];
    expect(await bell(contractor)).toEqual([changed, added]);
    expect(await bell(owner)).toEqual([changed]);
    expect(await bell(advisor)).toEqual([]);
  });
});

describe('templates', () => {
  const DRAFT = { name: 'Before departure', tasks: [{ title: 'Passports', days_before: 90 }, { title: 'Thanks' }] };
  const make = async () => (await world.call('trips.checklist-templates.create', DRAFT, asked())).body.template;

  it('are put on a trip, due by its first day, and stay as they are', async () => {
    const { id: template } = await make();
    const put = await world.call('trips.checklists.apply', { id: trip, template }, asked());
    expect(put.body.tasks).toMatchObject([{ title: 'Passports', due_day: '2031-01-31' }, { title: 'Thanks' }]);
    const { tasks, templates } = await list();
    expect(tasks.map((t) => t.title)).toEqual(['Passports', 'Thanks']);
    expect(templates).toContainEqual({ id: template, name: 'Before departure' });
  });

  it('are changed and removed', async () => {
    const { id: template } = await make();
    const change = (version: number) =>
      world.call('trips.checklist-templates.update', { template, version, name: 'After' }, asked());
    expect((await change(1)).body.template).toMatchObject({ name: 'After', tasks: DRAFT.tasks, version: 2 });
    expect((await change(1)).status).toBe(409);
    const remove = () => world.call('trips.checklist-templates.delete', { template }, asked());
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('that are gone cannot be put on a trip', async () => {
    const template = ChecklistTemplateId.parse(`tpl_${'0'.repeat(26)}`);
    expect((await world.call('trips.checklists.apply', { id: trip, template }, asked())).status).toBe(404);
  });
});

describe('the tasks of all trips', () => {
  const titles = async (input: { of: 'own' | 'all'; state?: 'open' | 'done' }, as = world.people.advisor) =>
    (await world.call('trips.checklists.tasks', input, { as })).body.tasks
      .filter((t) => t.trip_id === trip)
      .map((t) => t.title);

  it('R-SHELL-046 own ones are those I was given or wrote for nobody else; all are those of the company', async () => {
    const { contractor, advisor } = world.people;
    await add('Given away', { assigned_to: contractor.user_id, due_day: '2031-01-02' });
    await add('Mine', { due_day: '2031-01-03' });
    await add('Given to me', { assigned_to: advisor.user_id, due_day: '2031-01-01' }, { as: contractor });
    expect(await titles({ of: 'own' })).toEqual(['Given to me', 'Mine']);
    expect(await titles({ of: 'own' }, contractor)).toEqual(['Given away']);
    expect(await titles({ of: 'all' })).toEqual(['Given to me', 'Given away', 'Mine']);
    expect(await titles({ of: 'all' }, world.people.stranger)).toEqual([]);
  });

  it('a struck one moves to those that are done, and names its trip as it is called now', async () => {
    const task = await add('Mine');
    await strike(task, true);
    await world.call('trips.update', { id: trip, version: 1, trip_name: 'Renamed' }, asked());
    expect([await titles({ of: 'all' }), await titles({ of: 'all', state: 'done' })]).toEqual([[], ['Mine']]);
    const done = (await world.call('trips.checklists.tasks', { of: 'all', state: 'done' }, asked())).body.tasks;
    expect(done.find((t) => t.id === task.id)).toMatchObject({ trip_name: 'Renamed', owner_name: expect.any(String) });
  });
});
