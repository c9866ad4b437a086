import type { Tag } from '@wayline/core/areas/tags/tag';
import type { TagListName } from '@wayline/core/areas/tags/tag-lists';
import type { CallInput, CallOutput } from '../../lib/api';

export type TagLists = CallOutput<'crm.tags.all'>['lists'];
type Made = Pick<CallInput<'misc.tags.create'>['tags'], 'tag_type' | 'is_place_tag'>;
/** What tags are made for, in the words of the screen, with what a new one is stored as and which list shows them. */
export type TagKind = { value: string; label: string; made: Made; list: TagListName };

/** Which of the company's tags are offered, and what a new one is stored as; where nothing says so, it is not stored for others. */
export type OfferedTags = Pick<TagKind, 'list'> & Partial<Pick<TagKind, 'made'>>;

export const TAG_KINDS: readonly TagKind[] = [
  { value: 'trip', label: 'Trips', made: { tag_type: 'Trip' }, list: 'trips' },
  { value: 'includes', label: 'Trip inclusions', made: { tag_type: 'TripIncludes' }, list: 'includes' },
  { value: 'excludes', label: 'Trip exclusions', made: { tag_type: 'TripExcludes' }, list: 'excludes' },
  { value: 'booking', label: 'Bookings', made: { tag_type: 'Booking' }, list: 'bookings' },
  {
    value: 'place',
    label: 'Places',
    made: { tag_type: 'Booking', is_place_tag: true },
    list: 'bookings_and_places',
  },
  { value: 'client', label: 'Clients', made: { tag_type: 'Individual' }, list: 'individuals' },
  {
    value: 'institution',
    label: 'Suppliers and institutions',
    made: { tag_type: 'Institution' },
    list: 'institutions',
  },
];

/** The tags of a kind: those of places are picked from the list that has both. */
export const tagsOfKind = (lists: TagLists | undefined, { list, made }: TagKind): Tag[] =>
  (lists?.[list] ?? []).filter((tag) => !made.is_place_tag || tag.is_place_tag);
