import { expect, it } from 'vitest';
import { uniqueTable } from './unique-table';

it('finds things by their names, and takes no name twice', () => {
  const [sea, hill] = [{ name: 'sea' }, { name: 'hill' }];
  expect(uniqueTable('places', 'name', [sea, hill])).toEqual({ sea, hill });
  expect(() => uniqueTable('places', 'name', [sea, hill, { name: 'sea' }])).toThrow('Two places are called sea.');
});
