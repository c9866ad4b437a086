import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompanyId } from '../base/ids';
import { BadCursor, fromCursor, toCursor } from './cursor';
import { companyKey } from './keys';

const [ours, theirs] = ['cmp_A' as CompanyId, 'cmp_B' as CompanyId];
const pk = companyKey(ours, 'TRIP', 'trp_1');

it('comes back as the key it was made of', () => {
  expect(fromCursor(ours, toCursor(ours, { pk, sk: 'BOOKING#1' }), ['pk', 'sk'], { pk })).toEqual({
    pk,
    sk: 'BOOKING#1',
  });
});

it("opens the reader's own company only, whoever made it", () => {
  const foreign = toCursor(theirs, { pk: companyKey(theirs, 'TRIP', 'trp_1'), sk: 'x' });
  expect(fromCursor(ours, foreign, ['pk', 'sk'], {})).toEqual({ pk, sk: 'x' });
});

it('is refused for another question than it was made for', () => {
  const cursor = toCursor(ours, { pk, sk: 'x' });
  expect(() => fromCursor(ours, cursor, ['pk', 'sk'], { pk: companyKey(ours, 'TRIP', 'trp_2') })).toThrow(BadCursor);
  expect(() => fromCursor(ours, cursor, ['pk', 'sk', 'list_pk', 'list_sk'], {})).toThrow(BadCursor);
});

it('turns any made-up text away', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const cursor of [text, Buffer.from(json).toString('base64url')].filter(Boolean)) {
        try {
          expect(Object.keys(fromCursor(ours, cursor, ['pk', 'sk'], { pk }) ?? {}).sort()).toEqual(['pk', 'sk']);
        } catch (error) {
          expect(error).toBeInstanceOf(BadCursor);
        }
      }
    }),
  );
});
