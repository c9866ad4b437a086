import * as z from 'zod';
import { TagId } from '../../base/ids';
import { Instant, Name } from '../../base/values';

/** What a tag is put on. Source: spec 1 §3 Tag (G-057). */
export const TAG_TYPES = [
  'Institution',
  'Individual',
  'ClientTraveler',
  'TripExcludes',
  'TripIncludes',
  'Trip',
  'Booking',
  'Reservation',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** How many tags a company keeps; they are listed without pages. Source: G-069. */
export const MAX_COMPANY_TAGS = 1_000;
/** How many titles are added at once. */
export const MAX_TITLES = 50;
/** How many further words bring a tag up. */
export const MAX_SUGGESTIONS = 20;

/**
 * A tag that a company offers. `title` is as it was typed, `name` is what it is compared by, `suggestions` are further words that bring
 * it up, `tag_id` and `tag_legacy_id` name what it was made for. Source: R-SHELL-135.
 */
export const Tag = z.object({
  id: TagId,
  title: Name,
  name: z.string(),
  tag_type: z.enum(TAG_TYPES),
  tag_id: z.string().max(60).optional(),
  tag_legacy_id: z.string().max(60).optional(),
  tag_legacy_type: z.string().max(60).optional(),
  suggestions: z.array(z.string()).default([]),
  is_place_tag: z.boolean().default(false),
  created_at: Instant,
});
export type Tag = z.infer<typeof Tag>;

/** What a title is compared by: without outer and double spaces, in small letters. Source: R-SHELL-137 (G-058). */
export const tagName = (title: string): string => title.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
