import { wordMatcher } from '../../base/text-match';
import { type Tag, type TagType, tagName } from './tag';

type Named = Pick<Tag, 'name' | 'tag_type' | 'is_place_tag'>;

/** Each name once, the first that came. Source: R-SHELL-137. */
const onePerName = <T extends Named>(tags: readonly T[]): T[] => {
  const first = new Map<string, T>();
  for (const tag of tags) if (!first.has(tag.name)) first.set(tag.name, tag);
  return [...first.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

/**
 * A company's tags as its screens offer them: by what they are put on, each name once in a list, by name. Place tags stand with the
 * bookings only in the combined list. Source: R-SHELL-136..142, enums.json tag_list_groups.
 */
export const tagLists = <T extends Named>(tags: readonly T[]) => {
  const of = (...types: TagType[]) => types.flatMap((type) => tags.filter((tag) => tag.tag_type === type));
  const booked = of('Booking', 'Reservation');
  return {
    institutions: onePerName(of('Institution')),
    individuals: onePerName(of('Individual', 'ClientTraveler')),
    excludes: onePerName(of('TripExcludes')),
    includes: onePerName(of('TripIncludes')),
    trips: onePerName(of('Trip')),
    bookings: onePerName(booked.filter((tag) => !tag.is_place_tag)),
    bookings_and_places: onePerName(booked),
  };
};
export type TagListName = keyof ReturnType<typeof tagLists>;

type Offered = Pick<Tag, 'name' | 'title'> & Partial<Pick<Tag, 'suggestions'>>;
/** The titles to offer while somebody types: those that hold every word typed, in the title or its further words, and are not there yet. */
export const suggestedTitles = (
  tags: readonly Offered[],
  { typed, taken, most }: { typed: string; taken: readonly string[]; most: number },
): string[] => {
  const there = new Set(taken.map(tagName));
  const fits = wordMatcher(typed);
  return tags
    .filter((tag) => !there.has(tag.name) && fits([tag.title, ...(tag.suggestions ?? [])].join(' ')))
    .slice(0, most)
    .map((tag) => tag.title);
};
