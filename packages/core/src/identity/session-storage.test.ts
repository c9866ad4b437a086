import { describe, expect, it } from 'vitest';
import { pageMode, SESSION_KEYS } from './session-storage';

describe('session storage', () => {
  it('R-SHELL-122 keeps the session under four keys', () => {
    expect(Object.values(SESSION_KEYS)).toEqual(['authUser', 'sessionUser', 'public_token', 'currentUser']);
  });
  it('R-SHELL-042 a public token alone is public page mode', () => {
    expect(pageMode({ user: false, public_token: true })).toBe('public');
  });
  it('R-SHELL-043 a signed-in user is not, with or without a public token', () => {
    expect(pageMode({ user: true, public_token: true })).toBe('signed_in');
    expect(pageMode({ user: true, public_token: false })).toBe('signed_in');
  });
  it('R-SHELL-044 neither is not public page mode', () => {
    expect(pageMode({ user: false, public_token: false })).toBe('signed_out');
  });
});
