import { expect, it } from 'vitest';
import { leaksIn, stringsIn } from './leaks';
import { pseudo } from './pseudo';

const KEPT = new Set(['Accommodation', 'Space', 'minutes']);

it('finds what the catalogue does not hold, whole or within a text that it does', () => {
  expect(leaksIn([pseudo('Save dates'), 'Save dates', `${pseudo('Due')} tomorrow`], [], KEPT)).toEqual([
    'Save dates',
    `${pseudo('Due')} tomorrow`,
  ]);
});
it('knows what was typed, stored, or written by others', () => {
  const told = stringsIn({ trip: { name: 'Palermo', people: ['Ana Silva'] } });
  const shown = [
    `${pseudo('Remove')} Ana Silva`,
    'Palermo',
    'Accommodation',
    'Press Space to toggle row selection (unchecked)',
    'Mon, Jun 3, 7:00 AM',
    '13 seconds ago',
    '2 minutes ago',
    'wayline.example',
    'AS',
  ];
  expect(leaksIn(shown, told, KEPT)).toEqual([]);
});
