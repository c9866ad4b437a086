import type { PublishedItinerary, PublishedSection } from './published';
import { standardSections } from './sections';

/** What pages were made of before their parts could be arranged. */
const BEFORE_THERE_WAS_A_CHOICE: readonly PublishedSection[] = standardSections().flatMap((section) =>
  section.shown && section.kind !== 'custom' ? [{ kind: section.kind }] : [],
);

/** The parts of a published itinerary in order, also of a version that was published before there was a choice. */
export const pageSections = ({ sections }: Pick<PublishedItinerary, 'sections'>): readonly PublishedSection[] =>
  sections ?? BEFORE_THERE_WAS_A_CHOICE;
