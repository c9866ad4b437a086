import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const token = (client_id: string, client_secret: string) =>
  world.call('public.token.create', {
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    scope: 'public/read',
  });

describe('the token of programs', () => {
  it('is given for client credentials, to be used and to be refreshed', async () => {
    const { id = '', secret = '' } = world.standins?.publicClient ?? {};
    const { status, body } = await token(id, secret);
    expect([status, typeof body.access_token, typeof body.refresh_token]).toEqual([200, 'string', 'string']);
    const asUser = await world.call('users.current.get', {}, { token: body.access_token });
    expect([asUser.status, asUser.body.error?.code]).toEqual([401, 'session.ended']);
  });

  it('is refused for others in the words of the spec', async () => {
    const { id = '' } = world.standins?.publicClient ?? {};
    for (const refused of [await token(id, 'wrong'), await token('nobody', 'wrong')])
      expect([refused.status, refused.body.error?.message]).toEqual([401, 'Wrong Client Credentials!']);
    const other = await world.send('public.token.create', {
      grant_type: 'password',
      client_id: id,
      client_secret: 'x',
    });
    expect(other.status).toBe(400);
  });
});

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
