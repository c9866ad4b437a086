import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { currentUser, storedTokens } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { forgetPassword, rememberedPassword, rememberPassword } from './chosen-password';
import { ConfirmPage } from './pages/confirm-page';

const EMAIL = 'maya@example.com';
const CONFIRM = 'POST /services/users/signup/confirm';
const signedIn = { json: { ...TOKENS, user: sessionUser() } };

afterEach(() => {
  forgetPassword();
});

const open = () => renderInApp(<ConfirmPage />, { path: `/confirm?email=${EMAIL}` });
const enterCode = (code: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Code/ }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
};

describe('confirming a sign-up', () => {
  it('R-SHELL-019 signs in with the password typed a minute ago, without asking for it again', async () => {
    const sent = fakeFetch({ [CONFIRM]: signedIn });
    rememberPassword(EMAIL, 'Wayline-demo-1');
    open();
    expect(screen.queryByLabelText('Password', { exact: false, selector: 'input' })).toBeNull();
    enterCode('123 456');
    await waitFor(() => expect(currentUser()?.id).toBe(sessionUser().id));
    expect(sent[0]?.body).toEqual({ email: EMAIL, code: '123456', password: 'Wayline-demo-1' });
    expect(storedTokens()).toEqual(TOKENS);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'));
    expect(rememberedPassword(EMAIL)).toBeUndefined();
  });

  it('asks for the password where this tab does not know it, and keeps it out of every storage', async () => {
    const sent = fakeFetch({ [CONFIRM]: signedIn });
    rememberPassword('somebody@else.com', 'Wayline-demo-1');
    open();
    fireEvent.change(screen.getByLabelText('Password', { exact: false, selector: 'input' }), {
      target: { value: 'Wayline-demo-2' },
    });
    enterCode('123456');
    await waitFor(() => expect(currentUser()).toBeDefined());
    expect(sent[0]?.body).toMatchObject({ password: 'Wayline-demo-2' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Wayline-demo');
  });

  it('asks for the password when the code is that of another sign-up', async () => {
    fakeFetch({ [CONFIRM]: refusal(401, 'sign_in.refused', 'The email or password is wrong.') });
    rememberPassword(EMAIL, 'Wayline-demo-1');
    open();
    enterCode('123456');
    expect(await screen.findByLabelText('Password', { exact: false, selector: 'input' })).toBeTruthy();
    expect(currentUser()).toBeUndefined();
  });
});
