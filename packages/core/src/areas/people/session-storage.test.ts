import { expect, it } from 'vitest';
import { SESSION_KEYS } from './session-storage';

it('keeps the session of a signed-in user under three keys, and the token of public pages under a fourth', () => {
  expect(Object.values(SESSION_KEYS)).toEqual(['authUser', 'sessionUser', 'currentUser', 'public_token']);
});
