import { isInMenu } from '@wayline/core/access/company-denormalized';
import { holds } from '@wayline/core/access/permissions';
import { findAreaPermission } from '@wayline/core/navigation/area-permissions';
import { useCurrentUser } from '../../lib/session';
import type { Place } from './areas';

/** The places the signed-in user may go to, without what their company has left out of its menu. */
export const usePlaces = (places: readonly Place[]): readonly Place[] => {
  const user = useCurrentUser();
  const held = user?.permissions_data ?? [];
  const shown = (area: Place['area']) => !area || isInMenu(area, user?.usercompany.platform, user?.roles ?? []);
  const isOpen = ({ permission, to }: Place) =>
    [permission, findAreaPermission(to) ?? permission].every((needed) => holds(held, needed));
  return places.filter((place) => isOpen(place) && shown(place.area));
};
