import { describe, expect, it } from 'vitest';
import type { AnyAsked } from '../../../base/list-query';
import { recordMatcher } from '../../../store/search/record-matcher';
import type { Trip } from './trip';
import { TRIP_INDEX } from './trip-search.index';

const trip = {
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  start_date: '2031-05-01',
  lead_traveler: 'Mina Okafor',
  user_id: 'usr_creator',
  advisor_name: 'Adrian Moss',
  trip_destinations: ['Ravello'],
  tags: ['Honeymoon'],
  trip_status: 'PROPOSAL',
  trip_group_kind: 'Individual',
  trip_sub_type: 'Private',
} as unknown as Trip;
const finds = (asked: AnyAsked, of = trip) => recordMatcher(TRIP_INDEX, asked)(of);

it('finds every trip when nothing is asked', () => {
  expect([finds({}), finds({ status: 'All' }), finds({ search: 'x' })]).toEqual([true, true, true]);
});

it.each([
  ['okafor amalfi', true],
  ['T-1001', true],
  ['RAVELLO honeymoon', true],
  ['okafor paris', false],
])('finds %s: %s', (search, found) => {
  expect(finds({ search })).toBe(found);
});

describe('R-TRIP-038 the filters of the trip list', () => {
  it.each<[AnyAsked, boolean]>([
    [{ status: 'PROPOSAL' }, true],
    [{ status: 'PAID' }, false],
    [{ group_kind: 'Individual' }, true],
    [{ group_kind: 'Group' }, false],
    [{ sub_type: 'Private' }, true],
    [{ sub_type: 'Escorted' }, false],
    [{ advisor: 'usr_creator' }, true],
    [{ advisor: 'usr_other' }, false],
    [{ tag: 'honeymoon' }, true],
    [{ tag: 'honey' }, false],
    [{ from: '2031-05-01', until: '2031-05-01' }, true],
    [{ from: '2031-05-02' }, false],
    [{ until: '2031-04-30' }, false],
    [{ status: 'PROPOSAL', tag: 'honeymoon', search: 'okafor', from: '2031-01-01' }, true],
    [{ status: 'PROPOSAL', tag: 'honeymoon', search: 'paris' }, false],
  ])('%o: %s', (asked, found) => {
    expect(finds(asked)).toBe(found);
  });

  it('a trip belongs to whom it was assigned to, not to whoever made it', () => {
    const assigned = { ...trip, advisor_id: 'usr_other' } as unknown as Trip;
    expect([finds({ advisor: 'usr_other' }, assigned), finds({ advisor: 'usr_creator' }, assigned)]).toEqual([
      true,
      false,
    ]);
  });
  it('a trip without dates leaves on no day', () => {
    expect(finds({ from: '2000-01-01' }, { ...trip, start_date: undefined })).toBe(false);
  });
});
