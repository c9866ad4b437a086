import { holds } from '@wayline/core/access/permissions';
import { type AppPath, PATH_PERMISSIONS } from '@wayline/core/navigation/routes';
import { lazy, type ReactNode } from 'react';
import { useCurrentUser } from '../lib/session';

const RestrictedNotice = lazy(async () => ({ default: (await import('../ui/restricted-notice')).RestrictedNotice }));

type Props = { path: AppPath; children: ReactNode };

/** Shows a page to those who hold what its address asks for, and says so to everybody else who types it. Source: R-TRIP-154. */
export const Permitted = ({ path, children }: Props) => {
  const user = useCurrentUser();
  const needed = PATH_PERMISSIONS[path];
  if (!needed || holds(user?.permissions_data ?? [], needed.permission)) return children;
  return <RestrictedNotice action={needed.action} />;
};
