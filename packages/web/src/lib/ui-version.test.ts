import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { sessionUser, TOKENS } from '../testing/people';
import { signIn } from './session';
import { chooseUiVersion, uiVersion } from './ui-version';

const SET = 'PUT /services/users/api/v1/ui_preference';
const layout = () => document.documentElement.dataset.layout;

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  delete document.documentElement.dataset.layout;
});

it('R-SHELL-092 is new until somebody chooses', () => {
  expect(uiVersion()).toBe('new');
});
it('R-SHELL-094 stores the choice here and on the server, shows it and reloads', async () => {
  const sent = fakeFetch({ [SET]: { json: { success: true, ui_preference: 'old' } } });
  const reload = vi.fn();
  await chooseUiVersion('old', reload);
  expect([uiVersion(), layout()]).toEqual(['old', 'classic']);
  expect(sent.map(({ body }) => body)).toEqual([{ ui_preference: 'old' }]);
  await chooseUiVersion('old', reload);
  expect([sent.length, reload.mock.calls.length]).toEqual([1, 1]);
});
it('changes nothing where the server could not keep it', async () => {
  fakeFetch({ [SET]: { status: 500 } });
  const reload = vi.fn();
  await expect(chooseUiVersion('old', reload)).rejects.toThrow();
  expect([uiVersion(), layout(), reload.mock.calls.length]).toEqual(['new', undefined, 0]);
});
