import { expect, it } from 'vitest';
import { fromPercentUnits, toPercentUnits } from './percentage-units';

it('percentages are as they were typed', () => {
  for (const text of ['0', '5', '33.3333', '100', '0.0001']) expect(fromPercentUnits(toPercentUnits(text))).toBe(text);
});
