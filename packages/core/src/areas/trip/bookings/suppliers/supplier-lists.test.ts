import { expect, it } from 'vitest';
import { supplierTypes } from '../../settings/supplier-types';
import { ADD_NEW } from '../types/supplier-groups';
import { findSupplierEntry, supplierLists } from './supplier-lists';

const { entries } = supplierTypes.schema.parse({});
const row = (name: string, default_type: string) => ({ id: `${default_type} ${name}`, name, default_type });

it('R-TRIP-247 stand by name, and each list ends in Add New', () => {
  const lists = supplierLists([row('Zeta', 'Hotel'), row('alpha', 'Hotel')], entries);
  expect(lists[2]?.suppliers.map(({ name }) => name)).toEqual(['alpha', 'Zeta', ADD_NEW]);
  expect(lists.every(({ suppliers }) => suppliers.at(-1)?.name === ADD_NEW)).toBe(true);
});

it('R-TRIP-246 stand under the company’s types, in its order and its words', () => {
  const own = [
    { id: 'own', name: 'Kitchens', children: [{ id: 'k', name: 'restaurant' }] },
    ...entries
      .toReversed()
      .map((entry) => (entry.id === 'Hotel' ? { ...entry, name: 'Places to stay', hidden: true } : entry)),
  ];
  const shown = (suppliers: ReturnType<typeof row>[]) =>
    supplierLists(suppliers, own).map(({ name, suppliers: those }) => [name, those.length - 1]);
  expect(shown([row('Da Gino', 'Restaurant'), row('Rosa Walks', 'Tours'), row('Luna', 'Hotel')])).toEqual([
    ['Kitchens', 1],
    ['General', 1],
    ['Transportation', 0],
    ['Places to stay', 1],
    ['Cruise lines', 0],
    ['Airlines', 0],
  ]);
  expect(shown([]).map(([name]) => name)).not.toContain('Places to stay');
  const named = [{ id: 'x', name: 'Rail', children: [] }, ...entries];
  expect(['Rail', 'rail pass', 'Car Rental'].map((type) => findSupplierEntry(type, named)?.id)).toEqual([
    'transportation',
    'general',
    'transportation',
  ]);
});
