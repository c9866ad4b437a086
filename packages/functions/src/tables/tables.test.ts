import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('R-TRIP-037 the columns and views of a table', () => {
  it('are kept for one user, each apart, until the usual ones are wanted again', async () => {
    const kept = async (as = world.people.owner) => (await world.call('users.tables.get', {}, { as })).body.tables;
    expect(await kept()).toEqual({});
    const view = { id: 'v1', name: 'Paid', filters: { status: 'PAID' }, hidden: ['tags'] };
    await world.call('users.tables.save', { table: 'trips', hidden: ['code'] }, { as: world.people.owner });
    await world.call('users.tables.save', { table: 'trips', views: [view] }, { as: world.people.owner });
    expect(await kept()).toEqual({ trips: { hidden: ['code'], views: [view] } });
    expect(await kept(world.people.advisor)).toEqual({});
    await world.call('users.tables.save', { table: 'trips', usual: true }, { as: world.people.owner });
    expect(await kept()).toEqual({ trips: { views: [view] } });
  });
});
