import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/itinerary/itinerary';
import {
  type CustomSection,
  type ItinerarySection,
  moveSection,
  sectionKey,
  wholeSections,
} from '@wayline/core/itinerary/sections';
import { call } from '../../lib/api';
import { notifyError } from '../../ui/notify-error';
import { itineraryQueries } from './itinerary-queries';
import { savingKey } from './use-shown-bookings';

type Sections = readonly ItinerarySection[];
type Arrange = (sections: Sections) => ItinerarySection[];

const changed =
  (key: string, to: (section: ItinerarySection) => ItinerarySection): Arrange =>
  (sections) =>
    sections.map((section) => (sectionKey(section) === key ? to(section) : section));

/**
 * The sections of an itinerary, and the ways to arrange them. A change is seen at once and saved after the one before it, each on what
 * the last save left.
 */
export const useSections = (itinerary: Itinerary, onChanged: () => Promise<unknown>) => {
  const { trip_id: tripId, id: tiId } = itinerary;
  const client = useQueryClient();
  const mutationKey = [...savingKey(tiId), 'sections'];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: tiId },
    mutationFn: (arrange: Arrange) => {
      const now = client.getQueryData(itineraryQueries.one(tripId, tiId).queryKey)?.itinerary ?? itinerary;
      const sections = arrange(wholeSections(now.sections));
      return call('trips.ti.update', { tripId, tiId, version: now.version, sections });
    },
    onError: notifyError,
    onSettled: onChanged,
  });
  const arranging = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Arrange,
  });
  const sections = arranging.reduce<ItinerarySection[]>(
    (now, arrange) => arrange(now),
    wholeSections(itinerary.sections),
  );
  return {
    sections,
    show: (key: string, shown: boolean) => mutate(changed(key, (section) => ({ ...section, shown }))),
    /** Puts a section to where another stands, or one place up (-1) or down (1). */
    move: (key: string, to: string | 1 | -1) =>
      mutate((now) => {
        const from = now.findIndex((section) => sectionKey(section) === key);
        const at = typeof to === 'string' ? now.findIndex((section) => sectionKey(section) === to) : from + to;
        return moveSection(now, from, at);
      }),
    write: (section: CustomSection) =>
      mutate((now) =>
        now.some((one) => sectionKey(one) === section.id) ? changed(section.id, () => section)(now) : [...now, section],
      ),
    remove: (key: string) => mutate((now) => now.filter((section) => sectionKey(section) !== key)),
  };
};
