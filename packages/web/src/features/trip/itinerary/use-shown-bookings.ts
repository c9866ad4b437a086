import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { useSavesInTurn } from './use-saves-in-turn';

type Hidden = Pick<Itinerary, 'hidden_booking_ids' | 'unpriced_booking_ids'>;
type List = keyof Hidden;
type Turn = { list: List; id: string; listed: boolean };
const turned = (ids: readonly string[], { id, listed }: Turn): string[] =>
  listed ? [...new Set([...ids, id])] : ids.filter((one) => one !== id);

/**
 * What the client is shown of each booking, and the ways to change it. A change is seen at once and saved after the one before it, each
 * on what the last save left.
 */
export const useShownBookings = (itinerary: Itinerary, onChanged: () => Promise<unknown>) => {
  const { save, waiting } = useSavesInTurn({
    itinerary,
    part: 'shown bookings',
    savedOf: (now, turn: Turn) => ({ [turn.list]: turned(now[turn.list], turn) }),
    onChanged,
  });
  const idsOf = (list: List): readonly string[] =>
    waiting.filter((turn) => turn.list === list).reduce<readonly string[]>(turned, itinerary[list]);
  const [hidden, unpriced] = [idsOf('hidden_booking_ids'), idsOf('unpriced_booking_ids')];
  return {
    isHidden: (id: string) => hidden.includes(id),
    isUnpriced: (id: string) => unpriced.includes(id),
    hide: (id: string, listed: boolean) => save({ list: 'hidden_booking_ids', id, listed }),
    unprice: (id: string, listed: boolean) => save({ list: 'unpriced_booking_ids', id, listed }),
  };
};
