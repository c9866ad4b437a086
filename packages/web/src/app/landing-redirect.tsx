import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { basename } from '../lib/navigation';
import { PATHS } from '../lib/paths';
import { useCurrentUser } from '../lib/session';
import { startPath } from '../navigation/start-path';

const openLanding = () => location.replace(PATHS.landing());

/** `/` itself is a page outside the app. Who is signed in goes on to the dashboard; under /v1 a visitor goes to the landing page. Source: R-SHELL-063. */
export const LandingRedirect = ({ leave = openLanding }: { leave?: () => void }) => {
  const user = useCurrentUser();
  const outside = !user && basename() !== '';
  useEffect(() => {
    if (outside) leave();
  }, [outside, leave]);
  if (outside) return null;
  return <Navigate to={user ? startPath(user) : PATHS.login()} replace />;
};
