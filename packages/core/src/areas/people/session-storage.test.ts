import { expect, it } from 'vitest';
import { SESSION_KEYS } from './session-storage';

it('keeps the session of a signed-in user under three keys', () => {
  expect(Object.values(SESSION_KEYS)).toEqual(['authUser', 'sessionUser', 'currentUser']);
});
