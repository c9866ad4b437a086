import { expect, it } from 'vitest';
import { listMergeRows } from './list-merge-rows';

const existing = { id: 'a', last_name: 'Lind', phone: '1', air_preferences: { seat: 'Aisle', airline: [] }, tags: [] };
const to_merge = { id: 'b', last_name: 'Lind', phone: '2', air_preferences: { meal: 'Vegan' }, tags: ['VIP'] };

it('R-ACC-093 has a line for what either profile says, part by part, and none for what neither does', () => {
  const rows = listMergeRows(existing, to_merge, { phone: 'existing' });
  expect(rows.map(({ path, after_merge, from, isDifferent }) => [path, after_merge, from, isDifferent])).toEqual([
    ['last_name', 'Lind', 'existing', false],
    ['phone', '1', 'existing', true],
    ['tags', ['VIP'], 'to_merge', true],
    ['air_preferences.seat', 'Aisle', 'existing', true],
    ['air_preferences.meal', 'Vegan', 'to_merge', true],
  ]);
});
