import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../lib/session';
import { uiVersion } from '../lib/ui-version';
import { fakeFetch } from '../testing/fake-fetch';
import { sessionUser, TOKENS } from '../testing/people';
import { checkUiPreference } from './ui-preference';

const ASKED = 'GET /services/users/api/v1/ui_preference';
const prefers = (ui_preference: string) => ({ [ASKED]: { json: { success: true, ui_preference } } });
const send = vi.fn();

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  send.mockReset();
  history.replaceState(null, '', '/');
});
const at = (path: string) => history.replaceState(null, '', path);

it('R-SHELL-070 asks for the preference of a signed-in user', async () => {
  const sent = fakeFetch(prefers('new'));
  await checkUiPreference(send);
  expect(sent).toHaveLength(1);
});
it('R-SHELL-071 does not ask for a visitor', async () => {
  localStorage.clear();
  const sent = fakeFetch(prefers('new'));
  await checkUiPreference(send);
  expect(sent).toEqual([]);
});
it('R-SHELL-072 sends a user who prefers the new layout to the same path without /v1', async () => {
  fakeFetch(prefers('new'));
  at('/v1/trips?status=PAID#top');
  await checkUiPreference(send);
  expect(send.mock.calls).toEqual([['/trips?status=PAID#top']]);
});
it('R-SHELL-073 leaves anybody else where they are', async () => {
  fakeFetch(prefers('old'));
  at('/v1/trips');
  await checkUiPreference(send);
  expect(send).not.toHaveBeenCalled();
});
it('R-SHELL-072 sends nobody who is not under /v1', async () => {
  fakeFetch(prefers('new'));
  at('/v1x/trips');
  await checkUiPreference(send);
  expect(send).not.toHaveBeenCalled();
});
it.each([
  ['old', 'new', 'old'],
  ['new', 'old', 'new'],
  ['newest', 'old', 'old'],
])('R-SHELL-070 shows the layout %s that the server keeps, where the browser had %s', async (kept, had, shown) => {
  localStorage.setItem('wayline.ui-version', had);
  fakeFetch(prefers(kept));
  await checkUiPreference(send);
  expect(uiVersion()).toBe(shown);
});
it('R-SHELL-074 changes nothing when the check fails', async () => {
  fakeFetch({ [ASKED]: { status: 500 } });
  at('/v1/trips');
  await expect(checkUiPreference(send)).resolves.toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});
