import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { itineraryQueries } from './itinerary-queries';
import { getKnownItinerary } from './known-itinerary';
import { savingKey } from './use-saves-in-turn';

/** Publishes an itinerary as its page knows it. `isWaiting` while something is still being saved that belongs into what is published. */
export const usePublish = (itinerary: Itinerary, onPublished?: () => void) => {
  const { trip_id: tripId, id: tiId } = itinerary;
  const client = useQueryClient();
  const publishing = useMutation({
    mutationFn: () =>
      call('trips.itinerary.publish', { tripId, tiId, version: getKnownItinerary(client, itinerary).version }),
    onSuccess: ({ itinerary: published, pictures_lost: lost }) => {
      notify({ kind: 'success', title: `Published as version ${published.published_version}` });
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
