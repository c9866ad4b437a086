import { queryOptions } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../../lib/api';
import { tripQueries } from '../trip-queries';

/** What is fetched of a trip when its dialog is opened; an event of the trip makes it old with the trip. */
export const detailQueries = {
  collaborators: (id: TripId) =>
    queryOptions({
      queryKey: [...tripQueries.all(), id, 'collaborators'] as const,
      queryFn: ({ signal }) => call('trips.collaborators.list', { id }, { signal }),
    }),
  files: (id: TripId) =>
    queryOptions({
      queryKey: [...tripQueries.all(), id, 'files'] as const,
      queryFn: ({ signal }) => call('trips.attachments.list', { id }, { signal }),
    }),
};
