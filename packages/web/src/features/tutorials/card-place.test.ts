import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardPlace } from './card-place';

const CARD = { width: 320, height: 180 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

it('stands under what it points at, above it at the bottom, and beside what fills the height', () => {
  expect(cardPlace({ top: 100, left: 200, width: 80, height: 30 }, CARD, DESK)).toEqual({ top: 144, left: 200 });
  expect(cardPlace({ top: 800, left: 200, width: 80, height: 30 }, CARD, DESK)).toEqual({ top: 606, left: 200 });
  expect(cardPlace({ top: 0, left: 0, width: 216, height: 900 }, CARD, DESK)).toEqual({ top: 12, left: 230 });
});
it('leaves the target free on a phone', () => {
  expect(cardPlace({ top: 780, left: 0, width: 390, height: 64 }, CARD, PHONE).top).toBe(26);
  expect(cardPlace({ top: 10, left: 300, width: 40, height: 40 }, CARD, PHONE).top).toBe(580);
});
it('is always wholly in the window', () => {
  const side = fc.integer({ min: -500, max: 3000 });
  const box = fc.record({ top: side, left: side, width: fc.nat(2000), height: fc.nat(2000) });
  fc.assert(
    fc.property(fc.option(box, { nil: undefined }), fc.constantFrom(DESK, PHONE), (at, window) => {
      const { top, left } = cardPlace(at, CARD, window);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + CARD.width).toBeLessThanOrEqual(window.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + CARD.height).toBeLessThanOrEqual(window.height);
    }),
  );
});
