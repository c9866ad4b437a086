import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import {
  type CustomSection,
  type ItinerarySection,
  moveSection,
  sectionKey,
  wholeSections,
} from '@wayline/core/areas/trip/itinerary/sections';
import { useSavesInTurn } from './use-saves-in-turn';

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
  const { save, waiting } = useSavesInTurn({
    itinerary,
    part: 'sections',
    savedOf: (now, arrange: Arrange) => ({ sections: arrange(wholeSections(now.sections)) }),
    onChanged,
  });
  const sections = waiting.reduce<ItinerarySection[]>(
    (now, arrange) => arrange(now),
    wholeSections(itinerary.sections),
  );
  return {
    sections,
    show: (key: string, shown: boolean) => save(changed(key, (section) => ({ ...section, shown }))),
    /** Puts a section to where another stands, or one place up (-1) or down (1). */
    move: (key: string, to: string | 1 | -1) =>
      save((now) => {
        const from = now.findIndex((section) => sectionKey(section) === key);
        const at = typeof to === 'string' ? now.findIndex((section) => sectionKey(section) === to) : from + to;
        return moveSection(now, from, at);
      }),
    write: (section: CustomSection) =>
      save((now) =>
        now.some((one) => sectionKey(one) === section.id) ? changed(section.id, () => section)(now) : [...now, section],
      ),
    remove: (key: string) => save((now) => now.filter((section) => sectionKey(section) !== key)),
  };
};
