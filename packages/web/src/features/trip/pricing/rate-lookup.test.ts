import { expect, it } from 'vitest';
import { rateHint } from './rate-lookup';

const rate = { rate_date: '2026-05-01', rate_source: 'European Central Bank' };

it('R-TRIP-190 says where a rate is from, and warns of one that is more than a week old', () => {
  expect(rateHint(rate, '2026-05-08')).toBe('European Central Bank, May 1, 2026');
  expect(rateHint(rate, '2026-05-09')).toBe('European Central Bank, May 1, 2026. This rate is more than a week old.');
  expect(rateHint({ rate_source: 'typed' }, '2026-05-09')).toBeUndefined();
});
