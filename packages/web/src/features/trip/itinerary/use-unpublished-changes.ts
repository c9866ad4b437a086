import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { usePermission } from '../../../lib/use-permission';
import { itineraryQueries } from './itinerary-queries';

/** How much of each itinerary of a trip clients do not see yet, by its id. */
export const useUnpublishedChanges = (tripId: TripId, hasPublished: boolean): ReadonlyMap<string, number> => {
  const may = usePermission('View Client Itinerary');
  const { data } = useQuery({ ...itineraryQueries.ofTrip(tripId), enabled: may && hasPublished });
  return new Map(data?.itineraries.map(({ id, unpublished_changes = 0 }) => [id, unpublished_changes]));
};
