import { describePermission } from '@wayline/core/access/access';
import { holds } from '@wayline/core/access/permissions';
import { findAreaPermission } from '@wayline/core/navigation/area-permissions';
import { type AppPath, PATH_PERMISSIONS } from '@wayline/core/navigation/routes';
import { lazy, type ReactNode } from 'react';
import { useCurrentUser } from '../lib/session';

const RestrictedPage = lazy(async () => ({ default: (await import('./restricted-page')).RestrictedPage }));

type Props = { path: AppPath; children: ReactNode };

/**
 * Shows a page to those who hold what its area and its address ask for, and says so to everybody else who types it. Source: R-TRIP-154,
 * R-ACC-123.
 */
export const Permitted = ({ path, children }: Props) => {
  const held = useCurrentUser()?.permissions_data ?? [];
  const area = findAreaPermission(path);
  if (area && !holds(held, area)) return <RestrictedPage path={path} action={describePermission(area)} />;
  const needed = PATH_PERMISSIONS[path];
  if (!needed || holds(held, needed.permission)) return children;
  return <RestrictedPage path={path} action={needed.action} />;
};
