import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idMaker } from '../../base/ids';
import { TAG_TYPES, Tag, type TagType, tagName } from './tag';
import { suggestedTitles, tagLists } from './tag-lists';

const newId = idMaker(
  () => 1,
  (n) => new Uint8Array(n),
);
const tag = (tag_type: TagType, title: string, is_place_tag = false): Tag =>
  Tag.parse({
    id: newId('tag'),
    title,
    name: tagName(title),
    tag_type,
    is_place_tag,
    created_at: '2026-11-22T01:00:00.000Z',
  });
const titles = (tags: readonly { title: string }[]) => tags.map(({ title }) => title);

describe('tags', () => {
  it('R-SHELL-135 have title, tag_type, tag_id, suggestions, name and is_place_tag', () => {
    const made = Tag.parse({ ...tag('Trip', ' Honey  Moon '), tag_id: 'trp_1' });
    expect(made).toMatchObject({
      title: 'Honey  Moon',
      name: 'honey moon',
      tag_type: 'Trip',
      tag_id: 'trp_1',
      suggestions: [],
      is_place_tag: false,
    });
  });
  it('R-SHELL-136 R-SHELL-138 R-SHELL-139 R-SHELL-140 stand in the list of what they are put on', () => {
    const lists = tagLists([
      tag('Institution', 'Preferred'),
      tag('Individual', 'VIP'),
      tag('ClientTraveler', 'Family'),
      tag('TripExcludes', 'Flights'),
      tag('TripIncludes', 'Transfers'),
      tag('Trip', 'Honeymoon'),
    ]);
    expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, titles(list)]))).toEqual({
      institutions: ['Preferred'],
      individuals: ['Family', 'VIP'],
      excludes: ['Flights'],
      includes: ['Transfers'],
      trips: ['Honeymoon'],
      bookings: [],
      bookings_and_places: [],
    });
  });
  it('R-SHELL-137 a name stands once in a list, however it is written, as it was written first', () => {
    const lists = tagLists([tag('Individual', 'Vip'), tag('ClientTraveler', ' VIP '), tag('Trip', 'vip')]);
    expect([titles(lists.individuals), titles(lists.trips)]).toEqual([['Vip'], ['vip']]);
  });
  it('R-SHELL-137 whatever there is, no list has a name twice and no name is lost', () => {
    const any = fc.record({
      tag_type: fc.constantFrom(...TAG_TYPES),
      name: fc.constantFrom('a', 'b', 'c'),
      is_place_tag: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any), (tags) => {
        const lists = Object.values(tagLists(tags)).map((list) => list.map(({ name }) => name));
        for (const names of lists) expect(new Set(names).size).toBe(names.length);
        expect(new Set(lists.flat())).toEqual(new Set(tags.map(({ name }) => name)));
      }),
    );
  });
  it('R-SHELL-141 R-SHELL-142 place tags stand with the bookings in the combined list only', () => {
    const lists = tagLists([tag('Booking', 'Quiet'), tag('Reservation', 'Late'), tag('Booking', 'Rome', true)]);
    expect(titles(lists.bookings)).toEqual(['Late', 'Quiet']);
    expect(titles(lists.bookings_and_places)).toEqual(['Late', 'Quiet', 'Rome']);
  });
});

describe('titles to offer', () => {
  const tags = [
    tag('Trip', 'Family trip'),
    { ...tag('Trip', 'Honeymoon'), suggestions: ['wedding'] },
    tag('Trip', 'VIP'),
  ];
  it('hold every word typed, in the title or in its further words', () => {
    expect(suggestedTitles(tags, { typed: 'trip fam', taken: [], most: 5 })).toEqual(['Family trip']);
    expect(suggestedTitles(tags, { typed: 'wed', taken: [], most: 5 })).toEqual(['Honeymoon']);
  });
  it('leave out what is there already, and are so many at most', () => {
    expect(suggestedTitles(tags, { typed: '', taken: [' family  TRIP'], most: 1 })).toEqual(['Honeymoon']);
  });
});
