import type { TripId } from '@wayline/core/kernel/ids';
import { useMemo, useSyncExternalStore } from 'react';
import { presence } from '../../lib/live';
import { useSignedInUser } from '../../lib/session';
import { colleaguesOf } from './colleagues';

/** The colleagues who have a page of this trip open now; the page that asks is in the trip's channel. */
export const useColleagues = (trip: TripId) => {
  const { id } = useSignedInUser();
  const people = useSyncExternalStore(presence.subscribe, () => presence.in(`trip.${trip}`));
  return useMemo(() => colleaguesOf(people, id), [people, id]);
};

const BETWEEN = '\n';
/** The names of the colleagues who have a booking open in its editor. */
export const useEditorsOf = (booking: string): readonly string[] => {
  const { id } = useSignedInUser();
  const names = useSyncExternalStore(presence.subscribe, () =>
    colleaguesOf(presence.everywhere(), id)
      .filter(({ open }) => open.some(({ booking_id }) => booking_id === booking))
      .map(({ name }) => name)
      .join(BETWEEN),
  );
  return names ? names.split(BETWEEN) : [];
};
