import { afterEach, expect, it, vi } from 'vitest';
import { sessionUser, TOKENS } from '../testing/people';
import { broadcastLogout, hearLogout } from './logout-broadcast';
import { signIn } from './session';

afterEach(() => localStorage.clear());

const fromAnotherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'wayline.logout-at', newValue: '1790000000000' }));

it('R-SHELL-081 clears all local storage and reloads when another tab signs out', () => {
  signIn(TOKENS, sessionUser());
  localStorage.setItem('wayline.ui-version', 'old');
  const reload = vi.fn();
  const stop = hearLogout(reload);
  fromAnotherTab();
  expect(localStorage.length).toBe(0);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});
it('R-SHELL-081 reloads once, however the news comes', async () => {
  const reload = vi.fn();
  const stop = hearLogout(reload);
  const otherTab = new BroadcastChannel('wayline.logout');
  otherTab.postMessage('logout');
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  fromAnotherTab();
  expect(reload).toHaveBeenCalledOnce();
  stop();
  otherTab.close();
});
it('R-SHELL-081 tells the other tabs, and not the one that signs out', async () => {
  const reload = vi.fn();
  const stop = hearLogout(reload);
  const otherTab = new BroadcastChannel('wayline.logout');
  const told = new Promise((heard) => otherTab.addEventListener('message', heard, { once: true }));
  broadcastLogout();
  await told;
  expect(reload).not.toHaveBeenCalled();
  stop();
  otherTab.close();
});
it('hears nothing of other changes of the storage, or after it has stopped', () => {
  const reload = vi.fn();
  const stop = hearLogout(reload);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }));
  stop();
  fromAnotherTab();
  expect(reload).not.toHaveBeenCalled();
});
