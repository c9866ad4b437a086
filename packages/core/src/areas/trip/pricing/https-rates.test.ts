import { describe, expect, it } from 'vitest';
import { crossRate } from './cross-rate';
import { httpsRates } from './https-rates';

const answering = (body: unknown, status = 200) => {
  const asked: { url: string; headers: unknown }[] = [];
  const get = (async (url: string, init?: RequestInit) => {
    asked.push({ url, headers: init?.headers });
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  return { asked, rates: httpsRates('https://rates.example/v1', get) };
};
const PUBLISHED = { amount: 1, base: 'EUR', date: '2024-12-31', rates: { USD: 1.0389, GBP: 0.82918, JPY: 163.06 } };

describe('the public service of rates', () => {
  it('R-TRIP-191 R-TRIP-192 is asked for a day, without a header of ours, and says which day it answers for', async () => {
    const { asked, rates } = answering(PUBLISHED);
    expect(await rates.on('2025-01-01')).toMatchObject({
      ok: true,
      value: { rate_date: '2024-12-31', rate_source: 'European Central Bank', rates: { USD: '1.0389' } },
    });
    await rates.on(undefined);
    expect(asked).toEqual([
      { url: 'https://rates.example/v1/2025-01-01?base=EUR', headers: undefined },
      { url: 'https://rates.example/v1/latest?base=EUR', headers: undefined },
    ]);
  });
  it('has no rates for a day before the first that was published', async () => {
    const { rates } = answering({ message: 'not found' }, 404);
    expect(await rates.on('1969-12-31')).toMatchObject({ ok: true, value: { rate_date: '1969-12-31', rates: {} } });
    expect(await rates.on(undefined)).toMatchObject({ code: 'rates.unreachable' });
  });
  it('is refused as unreachable when it fails, says no, or speaks otherwise', async () => {
    const broken = httpsRates('https://rates.example/v1', (async () => {
      throw new TypeError('fetch failed');
    }) as typeof fetch);
    const others = [
      answering({ message: 'out of order' }, 500).rates,
      answering({ ...PUBLISHED, base: 'USD' }).rates,
      broken,
    ];
    for (const rates of others) expect(await rates.on('2024-12-31')).toMatchObject({ code: 'rates.unreachable' });
  });
});

describe('a rate between two currencies', () => {
  const of = { rates: { USD: '1.0389', GBP: '0.82918', JPY: '163.06' } };
  it('R-TRIP-190 goes through the euro, with no more digits than are published', () => {
    expect(crossRate(of, 'EUR', 'USD')).toBe('1.0389');
    expect(crossRate(of, 'USD', 'GBP')).toBe('0.798133');
    expect(crossRate(of, 'JPY', 'EUR')).toBe('0.00613271');
    expect(crossRate(of, 'USD', 'USD')).toBe('1');
    expect(crossRate(of, 'USD', 'XXX')).toBeUndefined();
  });
});
