import { expect, it } from 'vitest';
import type { TripRow } from './trip';
import { searchOf, tripMatcher } from './trip-search';

const row = {
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  lead_traveler: 'Mina Okafor',
  advisor_name: 'Adrian Moss',
  trip_destinations: ['Ravello'],
  tags: ['honeymoon'],
  trip_status: 'PROPOSAL',
} as unknown as TripRow;

it('reads the whole list when nothing is asked', () => {
  expect(searchOf({ status: 'All' })).toBeUndefined();
  expect(tripMatcher(undefined)(row)).toBe(true);
});

it.each([
  ['okafor amalfi', true],
  ['T-1001', true],
  ['RAVELLO honeymoon', true],
  ['okafor paris', false],
])('finds %s: %s', (text, found) => {
  expect(tripMatcher(searchOf({ search: text, status: 'All' }))(row)).toBe(found);
});

it('narrows to a status', () => {
  expect(tripMatcher(searchOf({ status: 'PAID' }))(row)).toBe(false);
  expect(tripMatcher(searchOf({ status: 'PROPOSAL' }))(row)).toBe(true);
});
