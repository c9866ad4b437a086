import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const add = (tag: string[], more: { is_place_tag?: boolean; request_for?: string; suggestions?: string[] } = {}) =>
  world.call(
    'misc.tags.create',
    {
      request_for: more.request_for ?? 'onlyStore',
      tags: {
        tag_type: 'Booking',
        tag,
        is_place_tag: more.is_place_tag,
        tag_id: 'bkg_1',
        suggestions: more.suggestions,
      },
    },
    asked(),
  );
const lists = async (as = world.people.owner) => (await world.call('crm.tags.all', {}, { as })).body.lists;
const titles = (tags: { title: string }[]) => tags.map(({ title }) => title);

it('R-SHELL-134 R-SHELL-249 R-SHELL-250 keeps titles for the whole company, each once, and says so', async () => {
  const made = await add(['Quiet', ' quiet ', 'Sea view']);
  expect(made.body).toEqual({ status: 'success', message: 'Tag added successfully' });
  expect((await add(['QUIET'])).body.status).toBe('success');
  await add(['Quiet'], { is_place_tag: true });
  const kept = await lists(world.people.advisor);
  expect(titles(kept.bookings)).toEqual(['Quiet', 'Sea view']);
  expect(titles(kept.bookings_and_places)).toEqual(['Quiet', 'Sea view']);
  expect(kept.bookings[0]).toMatchObject({ tag_type: 'Booking', tag_id: 'bkg_1', name: 'quiet', is_place_tag: false });
  expect(titles((await lists(world.people.stranger)).bookings)).toEqual([]);
});
it('R-SHELL-135 keeps further words that bring a tag up, with the tags that are new', async () => {
  await add(['Honeymoon', 'Quiet'], { suggestions: ['Wedding trip', 'Newlyweds'] });
  const { bookings } = await lists();
  const found = (name: string) => bookings.find((tag) => tag.name === name)?.suggestions;
  expect([found('honeymoon'), found('quiet')]).toEqual([['Wedding trip', 'Newlyweds'], []]);
  const { id } = bookings.find(({ name }) => name === 'honeymoon') as (typeof bookings)[number];
  await world.call('misc.tags.delete', { id }, asked());
});
it('R-SHELL-197 (G-060) answers status error to a request for anything but onlyStore, and keeps nothing', async () => {
  const made = await add(['Elsewhere'], { request_for: 'attach' });
  expect(made).toMatchObject({ status: 200, body: { status: 'error' } });
  expect(titles((await lists()).bookings)).not.toContain('Elsewhere');
});
it('R-SHELL-197 says that there are enough tags, and keeps none of those that are too many', async () => {
  const fifty = (from: number) => Array.from({ length: 50 }, (_, n) => `t${from + n}`);
  for (let from = 0; from < 950; from += 50) expect((await add(fifty(from))).body.status).toBe('success');
  const before = (await lists()).bookings.length;
  const more = await add(fifty(950));
  expect(more.body).toEqual({
    status: 'error',
    message: 'A company can have at most 1000 tags. Please delete some first.',
  });
  expect((await lists()).bookings).toHaveLength(before);
});
it('R-SHELL-196 deletes a tag of the company, and none of another', async () => {
  const [tag] = (await lists()).bookings;
  const { id } = tag as NonNullable<typeof tag>;
  expect((await world.call('misc.tags.delete', { id }, { as: world.people.stranger })).status).toBe(404);
  expect((await world.call('misc.tags.delete', { id }, { as: world.people.standard })).status).toBe(403);
  expect((await world.call('misc.tags.delete', { id }, asked())).body).toEqual({ status: 'success' });
  expect((await lists()).bookings.map((t) => t.id)).not.toContain(id);
  expect((await world.call('misc.tags.delete', { id }, asked())).status).toBe(404);
});
