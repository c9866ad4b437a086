import { afterEach, expect, it } from 'vitest';
import { sessionUser, TOKENS } from '../testing/people';
import { currentUser, forgetSession, signIn } from './session';

afterEach(() => localStorage.clear());

it('R-SHELL-122 keeps tokens, derived user and server user under their keys', () => {
  signIn(TOKENS, sessionUser());
  expect(JSON.parse(localStorage.getItem('authUser') ?? '')).toEqual(TOKENS);
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(sessionUser());
  expect(JSON.parse(localStorage.getItem('sessionUser') ?? '')).toMatchObject({
    name: 'Northlight Travel',
    tier: 'Advance',
    role: 'Master Admin',
  });
});
it('gives the same user object until it changes', () => {
  signIn(TOKENS, sessionUser());
  expect(currentUser()).toBe(currentUser());
});
it('knows nobody after the session is forgotten, or when what is stored cannot be read', () => {
  signIn(TOKENS, sessionUser());
  forgetSession();
  expect(currentUser()).toBeUndefined();
  signIn(TOKENS, sessionUser());
  localStorage.setItem('currentUser', '{broken');
  expect(currentUser()).toBeUndefined();
});
