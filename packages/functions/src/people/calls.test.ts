import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

describe('the UI preference', () => {
  it('R-SHELL-245 says that it was read and which it is', async () => {
    const { body } = await world.call('users.ui-preference.get', {}, { as: world.people.advisor });
    expect(body).toEqual({ success: true, ui_preference: 'new' });
  });
  it('R-SHELL-094 is kept for the user who chose it, and for no one else', async () => {
    const { advisor, owner } = world.people;
    const prefers = async (as: typeof owner) =>
      (await world.call('users.ui-preference.get', {}, { as })).body.ui_preference;
    for (const ui_preference of ['old', 'old', 'new'] as const) {
      const { body } = await world.call('users.ui-preference.set', { ui_preference }, { as: advisor });
      expect(body).toEqual({ success: true, ui_preference });
      expect([await prefers(advisor), await prefers(owner)]).toEqual([ui_preference, 'new']);
    }
    const unknown = await world.send('users.ui-preference.set', { ui_preference: 'newest' }, { as: advisor });
    expect([unknown.status, await prefers(advisor)]).toEqual([400, 'new']);
  });
});
