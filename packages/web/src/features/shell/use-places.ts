import { holds } from '@wayline/core/identity/permissions';
import { useCurrentUser } from '../../lib/session';
import type { Place } from './areas';

/** The places the signed-in user may go to. */
export const usePlaces = (places: readonly Place[]): readonly Place[] => {
  const held = useCurrentUser()?.permissions_data ?? [];
  return places.filter(({ permission }) => holds(held, permission));
};
