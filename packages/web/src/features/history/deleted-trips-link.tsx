import { PATHS } from '../../app/paths';
import { useMay } from '../../lib/use-may';
import { RouterButton } from '../../ui/router-button';

/** The way to the deleted trips, for whoever may bring them back. */
export const DeletedTripsLink = () =>
  useMay('Delete Trips') ? (
    <RouterButton size="sm" variant="ghost" ms="auto" to={PATHS.deletedTrips()}>
      Deleted
    </RouterButton>
  ) : null;
