import { HELP_PAGES } from '@wayline/core/areas/tutorials/pages';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('R-SHELL-264 answers with the tutorials and the help tours of the page that was asked for', async () => {
  const as = world.people.advisor;
  const { tutorials } = (await world.call('misc.tutorials.page', { page: 'planner' }, { as })).body;
  const { help_tours } = (await world.call('misc.help-tours.page', { page: 'planner' }, { as })).body;
  expect(new Set([...tutorials, ...help_tours].map(({ page }) => page))).toEqual(new Set(['planner']));
  expect(help_tours[0]?.steps.length).toBeGreaterThan(2);
  expect((await world.call('misc.tutorials.page', { page: 'nowhere' }, { as })).body).toEqual({ tutorials: [] });
  for (const id of ['misc.tutorials.page', 'misc.help-tours.page'] as const)
    expect((await world.send(id, {}, { as })).status).toBe(400);
});
it('R-SHELL-265 answers with normalised tutorials and those of the header for the active page', async () => {
  const as = world.people.advisor;
  const asked = { active_page: 'trips' };
  const { active_page, tutorials } = (await world.call('misc.tutorials.normalised', asked, { as })).body;
  expect([active_page, Object.keys(tutorials)]).toEqual(['trips', [...HELP_PAGES]]);
  const header = (await world.call('misc.tutorials.header', asked, { as })).body;
  expect(header.tutorials).toEqual(tutorials.trips);
  expect(header.help_tours[0]?.id).toBe('tour-trips');
  for (const id of ['misc.tutorials.normalised', 'misc.tutorials.header'] as const)
    expect((await world.send(id, { page: 'trips' }, { as })).status).toBe(400);
});
it('remembers the tours a user has seen, each once, for that user alone', async () => {
  const { advisor, owner } = world.people;
  const seen = async (as = advisor) => (await world.call('misc.shell.get', {}, { as })).body.tours_seen;
  for (const tour of ['tour-trips', 'tour-planner', 'tour-trips'])
    expect((await world.call('misc.help-tours.seen', { tour }, { as: advisor })).status).toBe(200);
  expect(await seen()).toEqual(['tour-trips', 'tour-planner']);
  expect(await seen(owner)).toEqual([]);
  expect((await world.call('misc.help-tours.seen', { tour: 'tour-x' }, { as: advisor })).status).toBe(404);
});
