import { expect, it } from 'vitest';
import { distinctNames } from './distinct';

it('keeps each name once, in order, as it was written first', () => {
  expect(distinctNames(['Rome', 'amalfi', ' ROME ', '', 'Amalfi'])).toEqual(['amalfi', 'Rome']);
});
