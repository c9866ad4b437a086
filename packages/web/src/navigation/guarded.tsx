import { failingGuard, GUARDS, type Guard } from '@wayline/core/navigation/guards';
import type { AppPath } from '@wayline/core/navigation/routes';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { guardSession, useCurrentUser } from '../lib/session';
import { type Refused, THIS_LOAD } from './guard-refusal';

type Props = { by: readonly Guard[]; path?: AppPath; children?: ReactNode };

/**
 * Lets in who passes every guard, and sends everybody else where the first failing one says, with what that page needs to explain it.
 * Source: R-SHELL-061, R-SHELL-121.
 */
export const Guarded = ({ by, path, children = <Outlet /> }: Props) => {
  useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const guard = failingGuard(by, guardSession());
  if (!guard) return children;
  const refused: Refused = { guard, path, from: pathname + search + hash, load: THIS_LOAD };
  return <Navigate to={GUARDS[guard].redirect} replace state={{ refused }} />;
};
