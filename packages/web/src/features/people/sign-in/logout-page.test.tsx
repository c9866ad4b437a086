import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { navigateTo, setNavigator } from '../../../lib/navigation';
import { currentUser, signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { LogoutPage } from './pages/logout-page';

const Navigator = () => {
  const navigate = useNavigate();
  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate]);
  return null;
};

it('R-SHELL-067 who is sent to sign out once more while the sign-in is still loading comes to it all the same', async () => {
  signIn(TOKENS, sessionUser());
  fakeFetch({ 'POST /services/users/logout': { json: { status: 'success' } } });
  let loaded: (() => void) | undefined;
  let asked = 0;
  const SignIn = lazy(() => {
    asked += 1;
    return new Promise<{ default: () => string }>((done) => {
      loaded = () => done({ default: () => 'Welcome back' });
    });
  });
  renderInApp(
    <Suspense>
      <Navigator />
      <Routes>
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/login" element={<SignIn />} />
      </Routes>
    </Suspense>,
    { path: '/logout' },
  );
  await waitFor(() => expect(asked).toBe(1));
  expect(currentUser()).toBeUndefined();
  expect(screen.getByText('Signing you out.')).toBeTruthy();
  act(() => navigateTo('/logout'));
  await act(async () => loaded?.());
  expect(await screen.findByText('Welcome back')).toBeTruthy();
});
