import { expect, it } from 'vitest';
import { listMergeRows } from './list-merge-rows';

const existing = { id: 'a', last_name: 'Lind', phone: '1', air_preferences: { seat: 'Aisle', airline: [] }, tags: [] };
const to_merge = { id: 'b', last_name: 'Lind', phone: '2', air_preferences: { meal: 'Vegan' }, tags: ['VIP'] };

it('offers to keep two numbers where there is room for the second, and has a line for where it goes', () => {
  const [one, two] = [
    { phone: '555 1', work_phone: '8', work_mobile: '9' },
    { phone: '555 2', work_phone: '7' },
  ];
  const rows = listMergeRows(one, two, { phone: 'both' });
  expect(rows.map((row) => [row.path, row.after_merge, row.from, row.canChoose, row.canKeepBoth])).toEqual([
    ['phone', '555 1', 'both', true, true],
    ['personal_mobile', '555 2', 'to_merge', false, false],
    ['work_phone', '7', 'to_merge', true, false],
    ['work_mobile', '9', 'existing', true, false],
  ]);
  const [same] = listMergeRows({ phone: '555-1' }, { phone: '555 1' }, {});
  expect(same?.canKeepBoth).toBe(false);
});
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
