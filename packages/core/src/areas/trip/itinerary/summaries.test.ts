import { expect, it } from 'vitest';
import { italy } from './published.fixture';
import { atAGlance, priceLines } from './summaries';

it('tells a day in one line: what begins there, nothing twice, nothing that is cancelled', () => {
  const lines = atAGlance(italy().days);
  expect(lines).toHaveLength(10);
  expect(lines[0]?.titles).toContain('New York to Rome');
  const all = lines.flatMap(({ titles }) => titles);
  expect(all).not.toContain('Vatican Museums before opening hours with a private guide');
  expect(all.filter((title) => title === 'Hotel Artemide')).toHaveLength(1);
});
it('lists each price once; the totals are the sums of their currency', () => {
  const published = italy({ show_prices: true });
  const { lines, totals } = priceLines(published);
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map((l) => l.booking_id)).size).toBe(lines.length);
  for (const total of totals) {
    const own = lines.filter(({ price }) => price.currency === total.currency);
    expect(total.minor).toBe(own.reduce((sum, { price }) => sum + price.minor, 0));
  }
  expect(priceLines(italy()).lines).toEqual([]);
});
