import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { setNavigator } from '../lib/navigation';
import { currentUser, signIn, storedTokens } from '../lib/session';
import { fakeFetch, refusal } from '../testing/fake-fetch';
import { sessionUser } from '../testing/people';
import { renderInApp } from '../testing/render-in-app';
import { bringsToken, useUserToken } from './user-token';

const CURRENT = 'GET /services/users/api/v1/current_user';
const REFRESH = 'POST /services/users/token/refresh';
const Entering = () => <p>{useUserToken() ? 'entering' : 'in'}</p>;
const open = (query: string) => {
  history.replaceState(null, '', `/trips${query}`);
  setNavigator(() => undefined);
  renderInApp(<Entering />, { path: '/trips' });
};
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('R-SHELL-065 R-SHELL-066 stores a good token as access and refresh token and opens the dashboard', async () => {
  const sent = fakeFetch({ [CURRENT]: { json: sessionUser() } });
  open('?userToken=tok.en-1&tab=days');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(storedTokens()).toEqual({ access_token: 'tok.en-1', refresh_token: 'tok.en-1' });
  expect(currentUser()?.email).toBe('marta@northlight.travel');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer tok.en-1');
});
it('R-SHELL-065 takes the token out of the address before anything is sent (G-027)', async () => {
  const sent = fakeFetch({ [CURRENT]: { json: sessionUser() } });
  open('?userToken=tok.en-1&tab=days');
  expect(location.search).toBe('?tab=days');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(JSON.stringify(sent.map(({ headers }) => [...headers])).match(/userToken/)).toBeNull();
});
it('R-SHELL-065 trusts no token that the server refuses (G-027)', async () => {
  const ended = refusal(401, 'session.ended', 'Your session has ended.');
  fakeFetch({ [CURRENT]: ended, [REFRESH]: ended });
  open('?userToken=forged');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(storedTokens()).toBeUndefined();
});
const OWN = { access_token: 'own', refresh_token: 'own-2' };
it('R-SHELL-065 keeps who is signed in where the token is no good', async () => {
  signIn(OWN, sessionUser());
  const ended = refusal(401, 'session.ended', 'Your session has ended.');
  const sent = fakeFetch({ [CURRENT]: ended, [REFRESH]: ended });
  open('?userToken=forged');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(storedTokens()).toEqual(OWN);
  expect(currentUser()?.email).toBe('marta@northlight.travel');
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer forged']);
  await screen.findByText('This link can’t sign you in anymore.');
});
it.each([
  { answer: 'Stay signed in', kept: OWN },
  { answer: 'Switch account', kept: { access_token: 'theirs', refresh_token: 'theirs' } },
])('R-SHELL-065 asks who is signed in before another account takes its place: $answer', async ({ answer, kept }) => {
  signIn(OWN, sessionUser());
  fakeFetch({ [CURRENT]: { json: sessionUser({ id: 'usr_other', email: 'else@where.test' } as never) } });
  open('?userToken=theirs');
  await screen.findByText('Sign in as else@where.test?');
  expect(storedTokens()).toEqual(OWN);
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(storedTokens()).toEqual(kept);
});
it('does nothing without the parameter', () => {
  const sent = fakeFetch({});
  open('?tab=days');
  expect(screen.getByText('in')).toBeTruthy();
  expect(sent).toEqual([]);
});
it('R-SHELL-065 knows an address that brings a token, so that nothing is asked for as the one signed in before', () => {
  expect(bringsToken('?tab=days&userToken=tok.en-1')).toBe(true);
  expect(bringsToken('?tab=days')).toBe(false);
});
