import { Navigate, Outlet } from 'react-router-dom';
import { useCurrentUser } from '../lib/session';
import { unsavedPage } from '../lib/unsaved-form';
import { PATHS } from './paths';

/** Pages to sign in on: somebody who is signed in goes to the dashboard, or back to what they could not save. Source: R-SHELL-063, R-SHELL-064. */
export const VisitorsOnly = () =>
  useCurrentUser() ? <Navigate to={unsavedPage() ?? PATHS.dashboard()} replace /> : <Outlet />;
