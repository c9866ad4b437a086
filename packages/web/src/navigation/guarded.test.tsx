import { act, screen } from '@testing-library/react';
import type { Guard } from '@wayline/core/navigation/guards';
import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LandingRedirect } from '../app/landing-redirect';
import { VisitorsOnly } from '../app/visitors-only';
import { signIn } from '../lib/session';
import { sessionUser, TOKENS } from '../testing/people';
import { renderInApp } from '../testing/render-in-app';
import { type Refused, THIS_LOAD } from './guard-refusal';
import { Guarded } from './guarded';

/** What the sign-in was told in an earlier load of the app. */
const BEFORE: Refused = { guard: 'signed-in', path: undefined, from: '/trips', load: THIS_LOAD - 1 };

const open = (path: string, by: readonly Guard[] = ['signed-in']) => {
  renderInApp(
    <Routes>
      <Route path="/" element={<LandingRedirect />} />
      <Route element={<VisitorsOnly />}>
        <Route path="/login" element={<h1>Sign in</h1>} />
      </Route>
      <Route element={<Guarded by={by} />}>
        <Route path="/trips" element={<h1>Trips</h1>} />
      </Route>
      <Route path="/asked-before" element={<Navigate to="/login" state={{ refused: BEFORE }} />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  );
  return screen.getByTestId('address').textContent;
};

it('R-SHELL-061 sends a visitor from a signed-in page to /login', () => {
  expect(open('/trips')).toBe('/login');
  expect(screen.getByRole('heading').textContent).toBe('Sign in');
});
it('R-SHELL-121 sends a visitor to /login before any other guard acts', () => {
  expect(open('/trips', ['not-free', 'manage-payroll'])).toBe('/login');
});
it('R-SHELL-062 lets a signed-in user in', () => {
  signIn(TOKENS, sessionUser());
  expect(open('/trips')).toBe('/trips');
  expect(screen.getByRole('heading').textContent).toBe('Trips');
});
it('sends a signed-in user whose plan is too small to the subscription', () => {
  signIn(TOKENS, sessionUser({ subscription: null }));
  expect(open('/trips', ['not-free'])).toBe('/myaccount/subscription');
});
it.each(['/', '/login'])('R-SHELL-063 R-SHELL-064 opens the dashboard for a signed-in user at %s', (path) => {
  signIn(TOKENS, sessionUser());
  expect(open(path)).toBe('/dashboard');
});
it('leads back to the page that asked for the sign-in', () => {
  open('/trips?status=PAID');
  act(() => signIn(TOKENS, sessionUser()));
  expect(screen.getByTestId('address').textContent).toBe('/trips?status=PAID');
});
it('R-SHELL-064 leads whoever comes to the sign-in anew to the dashboard, whatever they asked for before', () => {
  signIn(TOKENS, sessionUser());
  expect(open('/asked-before')).toBe('/dashboard');
});
it('R-SHELL-017 shows the sign-in page to a visitor', () => {
  expect(open('/login')).toBe('/login');
});
