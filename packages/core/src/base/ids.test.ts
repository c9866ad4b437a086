import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_PREFIX } from './id-shape';
import { BookingId, idMaker, TripId } from './ids';

const KINDS = Object.keys(ID_PREFIX) as (keyof typeof ID_PREFIX)[];
const noise = (seed: number) => (n: number) => Uint8Array.from({ length: n }, (_, i) => (seed * 31 + i * 17) % 256);

describe('ids', () => {
  it('says what it names: each kind has a prefix of its own', () => {
    expect(new Set(Object.values(ID_PREFIX)).size).toBe(KINDS.length);
    const newId = idMaker(() => 1_800_000_000_000, noise(1));
    for (const kind of KINDS) expect(newId(kind)).toMatch(new RegExp(`^${ID_PREFIX[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`));
    expect(TripId.safeParse(newId('trip')).success).toBe(true);
    expect(BookingId.safeParse(newId('trip')).success).toBe(false);
  });
  it('sorts by creation and never repeats, whatever the clock does', () => {
    const clock = fc.array(fc.integer({ min: 0, max: 2 ** 47 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(clock, fc.nat(), (times, seed) => {
        let i = 0;
        const newId = idMaker(() => times[Math.min(i++, times.length - 1)] as number, noise(seed));
        const ids = Array.from({ length: times.length * 2 }, () => newId('booking'));
        expect([...ids].sort()).toEqual(ids);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
  it('stays in order within one millisecond, through a carry', () => {
    const newId = idMaker(
      () => 5,
      () => new Uint8Array([...Array(15).fill(0), 31]),
    );
    const [a, b] = [newId('trip'), newId('trip')];
    expect(a.endsWith('Z')).toBe(true);
    expect(b.endsWith('10')).toBe(true);
    expect(a < b).toBe(true);
  });
});
