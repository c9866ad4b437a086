import { expect, it } from 'vitest';
import { traveler } from '../trip-check/checked.fixture';
import { changesTravelers, withTravelerIds, withTravelerNames } from './people-changes';

const mina = traveler();

it('a change from when people were kept by name reads with the ids of those it means', () => {
  const title = { field: 'title', before: 'Dinner', after: 'Supper' };
  const names = { field: 'traveler_names', before: ['Grandma'], after: ['Grandma', 'Mina Okafor'] };
  expect(withTravelerIds([title, names], [mina])).toEqual([
    title,
    { field: 'traveler_ids', before: [], after: [mina.id] },
    { field: 'guest_names', before: ['Grandma'], after: ['Grandma'] },
  ]);
  const passengers = { field: 'passengers', before: undefined, after: [{ name: 'Mina Okafor' }] };
  expect(withTravelerIds([passengers], [mina])).toEqual([
    { field: 'passengers', before: undefined, after: [{ name: '', traveler_id: mina.id }] },
  ]);
});
it('travelers are told by their names of today, also who has left', () => {
  const diff = [{ field: 'traveler_ids', before: [mina.id], after: ['tvl_gone'] }];
  expect(changesTravelers(diff)).toBe(true);
  expect(withTravelerNames(diff, [mina])).toEqual([
    { field: 'travelers', before: ['Mina Okafor'], after: ['someone who left the trip'] },
  ]);
});
