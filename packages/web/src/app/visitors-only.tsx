import { Navigate, Outlet } from 'react-router-dom';
import { useCurrentUser } from '../lib/session';
import { unsavedPage } from '../lib/unsaved-form';
import { THIS_LOAD, useRefused } from '../navigation/guard-refusal';
import { startPath } from '../navigation/start-path';

/**
 * Pages to sign in on: somebody who is signed in goes to the dashboard, or back to what they could not save, or to the page that asked
 * for the sign-in just now; whoever comes here anew does not. Source: R-SHELL-063, R-SHELL-064.
 */
export const VisitorsOnly = () => {
  const user = useCurrentUser();
  const refused = useRefused();
  const asked = refused?.load === THIS_LOAD ? refused.from : undefined;
  return user ? <Navigate to={unsavedPage() ?? asked ?? startPath(user)} replace /> : <Outlet />;
};
