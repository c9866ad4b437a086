import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteAnswer, noteNoNetwork } from '../../lib/connection';
import { renderInApp } from '../../testing/render-in-app';
import { OfflineBar } from './offline-bar';

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const said = () => screen.getByRole('status', { name: 'Connection' }).textContent;
afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

it('says that one is offline as soon as the browser knows, and goes when the connection is back', () => {
  renderInApp(<OfflineBar />);
  expect(said()).toBe('');
  setOnline(false);
  expect(said()).toBe('You’re offline. Showing what was loaded.');
  setOnline(true);
  expect(said()).toBe('');
});
it('says so too when a request finds no network, until the next one is answered', () => {
  renderInApp(<OfflineBar />);
  act(noteNoNetwork);
  expect(said()).toBe('We can’t reach Wayline. Showing what was loaded.');
  act(noteAnswer);
  expect(said()).toBe('');
});
