import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/itinerary/itinerary';
import { call } from '../../lib/api';
import { notifyError } from '../../ui/notify-error';
import { itineraryQueries } from './itinerary-queries';

type Hidden = Pick<Itinerary, 'hidden_booking_ids' | 'unpriced_booking_ids'>;
type List = keyof Hidden;
type Turn = { list: List; id: string; listed: boolean };
const turned = (ids: readonly string[], { id, listed }: Turn): string[] =>
  listed ? [...new Set([...ids, id])] : ids.filter((one) => one !== id);

/** Names what is being saved of an itinerary, for whoever has to wait for it. */
export const savingKey = (itinerary: string) => ['saving itinerary', itinerary];

/**
 * What the client is shown of each booking, and the ways to change it. A change is seen at once and saved after the one before it, each
 * on what the last save left.
 */
export const useShownBookings = (itinerary: Itinerary, onChanged: () => Promise<unknown>) => {
  const { trip_id: tripId, id: tiId } = itinerary;
  const client = useQueryClient();
  const mutationKey = savingKey(tiId);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: tiId },
    mutationFn: (turn: Turn) => {
      const now = client.getQueryData(itineraryQueries.one(tripId, tiId).queryKey)?.itinerary ?? itinerary;
      return call('trips.ti.update', { tripId, tiId, version: now.version, [turn.list]: turned(now[turn.list], turn) });
    },
    onError: notifyError,
    onSettled: onChanged,
  });
  const turning = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Turn,
  });
  const idsOf = (list: List): readonly string[] =>
    turning.filter((turn) => turn.list === list).reduce<readonly string[]>(turned, itinerary[list]);
  const [hidden, unpriced] = [idsOf('hidden_booking_ids'), idsOf('unpriced_booking_ids')];
  return {
    isHidden: (id: string) => hidden.includes(id),
    isUnpriced: (id: string) => unpriced.includes(id),
    hide: (id: string, listed: boolean) => mutate({ list: 'hidden_booking_ids', id, listed }),
    unprice: (id: string, listed: boolean) => mutate({ list: 'unpriced_booking_ids', id, listed }),
  };
};
