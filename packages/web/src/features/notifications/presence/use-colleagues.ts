import type { TripId } from '@wayline/core/base/ids';
import { useMemo, useSyncExternalStore } from 'react';
import { presence } from '../../../lib/live';
import { useSignedInUser } from '../../../lib/session';
import { editorsIn, listColleagues } from './colleagues';

/** The colleagues who have a page of this trip open now; the page that asks is in the trip's channel. */
export const useColleagues = (trip: TripId) => {
  const { id } = useSignedInUser();
  const people = useSyncExternalStore(presence.subscribe, () => presence.in(`trip.${trip}`));
  return useMemo(() => listColleagues(people, id), [people, id]);
};

const BETWEEN = '\n';
type Known = { people: ReturnType<typeof presence.everywhere>; me: string; editors: ReturnType<typeof editorsIn> };
let known: Known | undefined;
/** Worked out once for all the rows of a table. */
const editorsNow = (me: string) => {
  const people = presence.everywhere();
  if (known?.people !== people || known.me !== me) known = { people, me, editors: editorsIn(people, me) };
  return known.editors;
};

/** The names of the colleagues who have a booking open, or are in this field of it. */
export const useBookingEditors = (booking: string, field?: string): readonly string[] => {
  const { id } = useSignedInUser();
  const names = useSyncExternalStore(presence.subscribe, () => {
    const editors = (editorsNow(id).get(booking) ?? []).filter((editor) => !field || editor.field === field);
    return [...new Set(editors.map(({ name }) => name))].join(BETWEEN);
  });
  return names ? names.split(BETWEEN) : [];
};
