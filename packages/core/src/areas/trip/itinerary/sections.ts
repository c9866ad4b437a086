import * as z from 'zod';
import { Name, Note } from '../../../base/values';

/** The parts a client's itinerary is made of, in the order they stand in unless somebody moves them. */
export const STANDARD_SECTIONS = [
  'welcome',
  'notices',
  'at_a_glance',
  'days',
  'prices',
  'documents',
  'travelers',
] as const;
export type StandardSection = (typeof STANDARD_SECTIONS)[number];
/** What nobody has asked for yet; the rest has always been shown. */
const HIDDEN_AT_FIRST: ReadonlySet<StandardSection> = new Set(['at_a_glance', 'prices']);

const Standard = z.object({ kind: z.enum(STANDARD_SECTIONS), shown: z.boolean() });
/** A part in the advisor's own words; one that `stands_out` is an important notice of its own. */
const Custom = z.object({
  kind: z.literal('custom'),
  id: z.string().min(1).max(40),
  shown: z.boolean(),
  title: Name,
  text: Note,
  stands_out: z.boolean(),
});
export const ItinerarySection = z.discriminatedUnion('kind', [Standard, Custom]);
export type ItinerarySection = z.infer<typeof ItinerarySection>;
export type CustomSection = z.infer<typeof Custom>;

export const MAX_SECTIONS = 30;

/** Tells a section from the others of its itinerary. */
export const sectionKey = (section: ItinerarySection): string =>
  section.kind === 'custom' ? section.id : section.kind;

const isEachOnce = (sections: readonly ItinerarySection[]) =>
  new Set(sections.map(sectionKey)).size === sections.length;
export const ItinerarySections = z
  .array(ItinerarySection)
  .max(MAX_SECTIONS, `At most ${MAX_SECTIONS} sections.`)
  .refine(isEachOnce, 'Each section can appear only once. Remove the duplicate.');

/** All standard sections as they stand in an itinerary that nobody has arranged. */
export const standardSections = (): ItinerarySection[] =>
  STANDARD_SECTIONS.map((kind) => ({ kind, shown: !HIDDEN_AT_FIRST.has(kind) }));

/** The sections with every standard one among them: what an arrangement leaves out stands at its end, switched off. */
export const wholeSections = (sections: readonly ItinerarySection[]): ItinerarySection[] => {
  const there = new Set(sections.map(({ kind }) => kind));
  const missing = STANDARD_SECTIONS.filter((kind) => !there.has(kind)).map((kind) => ({ kind, shown: false }));
  return [...sections, ...missing];
};

/** The sections with one moved to another place; a place that is not there changes nothing. */
export const moveSection = (sections: readonly ItinerarySection[], from: number, to: number): ItinerarySection[] => {
  const moved = sections[from];
  if (!moved || to < 0 || to >= sections.length) return [...sections];
  const rest = sections.filter((_, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
};
