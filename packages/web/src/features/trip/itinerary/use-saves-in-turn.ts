import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { type CallInput, call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { getKnownItinerary } from './known-itinerary';

/** Names what is being saved of an itinerary, for whoever has to wait for it. */
export const savingKey = (itinerary: string) => ['saving itinerary', itinerary];

type Saved = Omit<CallInput<'trips.ti.update'>, 'tripId' | 'tiId' | 'version'>;
type Wanted<C> = {
  itinerary: Itinerary;
  /** Which part of the itinerary it is. */
  part: string;
  /** What a change makes of the itinerary as it stands. */
  savedOf: (now: Itinerary, change: C) => Saved;
  onChanged: () => Promise<unknown>;
};

/**
 * Saves changes of one part of an itinerary one after the other, each on what the last save left. `waiting` are those that are not saved
 * yet, in their order, so that they are seen at once.
 */
export const useSavesInTurn = <C>({ itinerary, part, savedOf, onChanged }: Wanted<C>) => {
  const { trip_id: tripId, id: tiId } = itinerary;
  const client = useQueryClient();
  const mutationKey = [...savingKey(tiId), part];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: tiId },
    mutationFn: (change: C) => {
      const now = getKnownItinerary(client, itinerary);
      return call('trips.ti.update', { ...savedOf(now, change), tripId, tiId, version: now.version });
    },
    onError: notifyError,
    onSettled: onChanged,
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as C,
  });
  return { save: mutate, waiting };
};
