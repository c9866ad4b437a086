import { isInMenu } from '@wayline/core/access/company-denormalized';
import { holds } from '@wayline/core/access/permissions';
import { useCurrentUser } from '../../lib/session';
import type { Place } from './areas';

/** The places the signed-in user may go to, without what their company has left out of its menu. */
export const usePlaces = (places: readonly Place[]): readonly Place[] => {
  const user = useCurrentUser();
  const held = user?.permissions_data ?? [];
  const shown = (area: Place['area']) => !area || isInMenu(area, user?.usercompany.platform, user?.roles ?? []);
  return places.filter(({ permission, area }) => holds(held, permission) && shown(area));
};
