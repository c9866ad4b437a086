import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTouches } from '../../../lib/last-touch';
import { setNavigator } from '../../../lib/navigation';
import { signIn } from '../../../lib/session';
import { takeUnsaved, watchUnsaved } from '../../../lib/unsaved-form';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { AutoLogout } from './components/auto-logout';

const MINUTE = 60_000;
const NOON = new Date('2031-05-01T12:00:00Z');
let gone: string[] = [];

// The question is loaded when it is asked; here it is known before the clock stands still.
beforeAll(() => import('./components/still-there'));
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  gone = [];
  setNavigator((to) => gone.push(to));
});
afterEach(() => {
  forgetTouches();
  sessionStorage.clear();
});

const open = (minutes: number | undefined) => {
  signIn(TOKENS, sessionUser({ auto_logout_minutes: minutes }));
  return renderInApp(<AutoLogout />);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByText('Are you still there?');

describe('a desk that nobody sits at', () => {
  it('is asked a minute before, and then signed out', async () => {
    open(10);
    await pass(8.9 * MINUTE);
    expect([question(), gone]).toEqual([null, []]);
    await pass(0.2 * MINUTE);
    expect(question()).toBeTruthy();
    expect(screen.getByText('You’ve been inactive for a while. We’ll sign you out in 54 seconds.')).toBeTruthy();
    await pass(MINUTE);
    expect(gone).toEqual(['/logout']);
  });
  it('stays signed in for as long as it is touched, and when it answers', async () => {
    open(10);
    for (let touched = 0; touched < 5; touched++) {
      await pass(8 * MINUTE);
      fireEvent.keyDown(document.body, { key: 'a' });
    }
    expect([question(), gone]).toEqual([null, []]);
    await pass(9.5 * MINUTE);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(question()).toBeNull();
    await pass(8 * MINUTE);
    expect(gone).toEqual([]);
  });
  it('counts a touch in any tab', async () => {
    open(10);
    await pass(9.5 * MINUTE);
    expect(question()).toBeTruthy();
    localStorage.setItem('wayline.touched-at', JSON.stringify(Date.now()));
    await pass(1000);
    expect([question(), gone]).toEqual([null, []]);
  });
  it('keeps what was typed and not saved for the same user', async () => {
    open(10);
    const stop = watchUnsaved('trip-note', () => ({ note: 'Half a note' }));
    await pass(11 * MINUTE);
    stop();
    expect(gone).toEqual(['/logout']);
    expect(takeUnsaved('trip-note')).toEqual({ note: 'Half a note' });
  });
  it('ends at once where the last touch was long ago, and a touch that comes too late keeps nobody in', async () => {
    localStorage.setItem('wayline.touched-at', JSON.stringify(NOON.getTime() - 20 * MINUTE));
    open(10);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(gone).toEqual(['/logout']);
  });
  it('is left alone where the setting is off', async () => {
    open(undefined);
    await pass(24 * 60 * MINUTE);
    expect([question(), gone]).toEqual([null, []]);
  });
});
