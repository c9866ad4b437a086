import { ROUTES } from 'virtual:wayline/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUser, TOKENS } from '../testing/people';
import { type CallId, call } from './api';
import { setNavigator } from './navigation';
import { signIn, storedTokens } from './session';
import { takeUnsaved, watchUnsaved } from './unsaved-form';

/** Every save of the product that asks for a sign-in. */
const SAVES = Object.entries(ROUTES).flatMap(([id, [method, , access]]) =>
  method !== 'GET' && access === 'signed_in' ? [id as CallId] : [],
);
let gone: string[] = [];
beforeEach(() => {
  gone = [];
  setNavigator((to) => gone.push(to));
  signIn(TOKENS, sessionUser());
});
afterEach(() => {
  sessionStorage.clear();
});

describe.each([401, 406])('R-TRIP-206 a save that is answered %d', (status) => {
  beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { status })));

  it('treats the session as expired, whichever save it is', async () => {
    expect(SAVES).toContain('book.bookings.update');
    for (const id of SAVES) {
      gone = [];
      await expect(call(id, {} as never), id).rejects.toMatchObject({ status });
      expect(gone, id).toEqual(['/logout']);
      signIn(TOKENS, sessionUser());
    }
  });
  it('keeps what was typed for whoever signs in again', async () => {
    const stop = watchUnsaved('trip-note', () => ({ note: 'Half a note' }));
    await call('trips.update', {} as never).catch(() => undefined);
    stop();
    expect(storedTokens()).toBeDefined();
    expect(takeUnsaved('trip-note')).toEqual({ note: 'Half a note' });
  });
});
