import { CLIENT_LINK_PATHS } from '@wayline/core/navigation/routes-public';
import { Suspense } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { VISITOR_PATHS as AT, PATHS } from '../lib/paths';
import { useCurrentUser } from '../lib/session';
import { page } from '../navigation/page';
import { LandingRedirect } from './landing-redirect';
import { SHELL, SIGNED_IN_ROUTES } from './signed-in-routes';
import { VisitorsOnly } from './visitors-only';

const notFound = page(() => import('../features/shell/not-found-page'), 'NotFoundPage');
const clientLink = page(() => import('../features/coming/client-link-page'), 'ClientLinkPage');

/** Signing out needs nobody signed in: for a visitor it ends where the others do, at the sign-in. */
const FOR_VISITORS: RouteObject[] = [
  {
    element: <VisitorsOnly />,
    children: [
      { path: AT.login, element: page(() => import('../features/people/sign-in/pages/login-page'), 'LoginPage') },
      {
        path: AT.signUpType,
        element: page(() => import('../features/people/sign-in/pages/sign-up-type-page'), 'SignUpTypePage'),
      },
      { path: AT.signUp, element: page(() => import('../features/people/sign-in/pages/sign-up-page'), 'SignUpPage') },
    ],
  },
  { path: AT.confirm, element: page(() => import('../features/people/sign-in/pages/confirm-page'), 'ConfirmPage') },
  {
    path: AT.resendConfirmation,
    element: page(() => import('../features/people/sign-in/pages/resend-page'), 'ResendPage'),
  },
  {
    path: AT.forgotPassword,
    element: page(() => import('../features/people/sign-in/pages/forgot-page'), 'ForgotPage'),
  },
  {
    path: AT.newPassword,
    element: page(() => import('../features/people/sign-in/pages/new-password-page'), 'NewPasswordPage'),
  },
  { path: AT.invite, element: page(() => import('../features/people/users/pages/accept-page'), 'AcceptPage') },
  { path: PATHS.logout(), element: page(() => import('../features/people/sign-in/pages/logout-page'), 'LogoutPage') },
  ...CLIENT_LINK_PATHS.map((path) => ({ path, element: clientLink })),
];

const entry = page(() => import('../features/people/sign-in/components/entry-layout'), 'EntryLayout');
/** Whoever is signed in keeps the areas of the app around what is not there. */
const NotFoundFrame = () => (useCurrentUser() ? SHELL : entry);

/** Every page and who may open it. What is unknown leads to the not-found page (G-019). */
export const ROUTES: RouteObject[] = [
  { path: AT.landing, element: <LandingRedirect /> },
  {
    element: entry,
    children: FOR_VISITORS,
  },
  {
    element: <NotFoundFrame />,
    children: [AT.notFound, AT.notFoundAlias].map((path) => ({ path, element: notFound })),
  },
  SIGNED_IN_ROUTES,
  { path: '*', element: <Navigate to={PATHS.notFound()} replace /> },
];

/** The page of the address; its code loads on its own. */
export const AppRoutes = () => <Suspense fallback={null}>{useRoutes(ROUTES)}</Suspense>;
