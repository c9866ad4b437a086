import { expect, it } from 'vitest';
import { withoutFields } from './without-fields';

it('leaves fields out by their names, however deep they stand, and everything else as it is', () => {
  const booking = {
    seat: '12A',
    title: 'Flight',
    legs: [{ seat: '12A', from: { name: 'seat' } }, 'seat', null],
    passengers: { seat: undefined, at: 0 },
  };
  expect(withoutFields(booking, new Set(['seat']))).toEqual({
    title: 'Flight',
    legs: [{ from: { name: 'seat' } }, 'seat', null],
    passengers: { at: 0 },
  });
});
