import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { RouterButton } from '../../../ui/router-button';

/** The way to the deleted trips, for whoever may bring them back. */
export const DeletedTripsLink = () =>
  usePermission('Delete Trips') ? (
    <RouterButton size="sm" variant="ghost" ms="auto" to={PATHS.deletedTrips()}>
      Deleted
    </RouterButton>
  ) : null;
