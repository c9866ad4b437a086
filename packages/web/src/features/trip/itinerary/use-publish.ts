import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { itineraryQueries } from './itinerary-queries';
import { savingKey } from './use-saves-in-turn';

/**
 * Publishes an itinerary as it stands. `publish` takes the itinerary that is on screen; `isWaiting` while something is still being saved
 * that belongs into what is published.
 */
export const usePublish = (tripId: TripId, tiId: ItineraryId, onPublished?: () => void) => {
  const client = useQueryClient();
  const publishing = useMutation({
    mutationFn: ({ version }: Pick<Itinerary, 'version'>) => call('trips.itinerary.publish', { tripId, tiId, version }),
    onSuccess: ({ itinerary, pictures_lost: lost }) => {
      notify({ kind: 'success', title: `Published as version ${itinerary.published_version}` });
      if (lost > 0)
        notify({
          kind: 'warning',
          title: `${countOf(lost, 'photo')} left out`,
          text: "We couldn't find the file. Upload it again and publish.",
        });
      onPublished?.();
    },
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: itineraryQueries.ofTrip(tripId).queryKey }),
  });
  const isWaiting = useIsMutating({ mutationKey: savingKey(tiId) }) > 0;
  return { publish: publishing.mutate, isPublishing: publishing.isPending, isWaiting };
};
