import { type Guard, guardRedirect } from '@wayline/core/identity/guards';
import { Navigate, Outlet } from 'react-router-dom';
import { guardSession, useCurrentUser } from '../lib/session';

/** Lets in who passes every guard, and sends everybody else where the first failing one says. Source: R-SHELL-061, R-SHELL-121. */
export const Guarded = ({ by }: { by: readonly Guard[] }) => {
  useCurrentUser();
  const redirect = guardRedirect(by, guardSession());
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
};
