import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TRANSACTION_BYTES } from '../../../../store/limits';
import type { Write } from '../../../../store/write';
import { fitting } from './pack-writes';

const write = (bytes: number): Write => ({
  onConflict: 'stale',
  item: { Put: { TableName: 't', Item: { text: 'x'.repeat(bytes) } } },
});

describe('how much of a move one transaction takes', () => {
  it('is never more than a transaction may hold, and never nothing, so that the work ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 350_000 }), { minLength: 1, maxLength: 40 }), (sizes) => {
        const taken = fitting(sizes.map(write));
        expect(taken).toBeGreaterThan(0);
        const bytes = sizes.slice(0, taken).reduce((a, b) => a + b, 0);
        expect(taken === 1 || bytes < MAX_TRANSACTION_BYTES - 500_000).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
  it('leaves room for the trip, the audit row, the event and the answer', () => {
    expect(fitting(Array.from({ length: 200 }, () => write(1)))).toBe(88);
    expect(fitting([write(1), write(1)])).toBe(2);
    expect(fitting([])).toBe(0);
  });
});
