import { describe, expect, it } from 'vitest';
import { AIRPORT_LINES } from '../areas/imports/data/airport-lines';
import { WINDOWS_ZONES } from '../areas/imports/data/windows-zones';
import { TimeZone } from './values';

const isZone = (name: string) => TimeZone.safeParse(name).success;

describe('time zone names', () => {
  it.each(['Europe/Kyiv', 'Europe/Kiev', 'Asia/Kathmandu', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC'])(
    'takes %s, whichever name of the zone this runtime lists',
    (zone) => expect(isZone(zone)).toBe(true),
  );
  it.each(['', 'Mars/Olympus', '+05:30', 'Europe', 'Europe/Rome; x', 'europe/rome'])('refuses %j', (zone) =>
    expect(isZone(zone)).toBe(false),
  );
  it('takes every zone that an import can find', () => {
    const zones = AIRPORT_LINES.trim()
      .split('\n')
      .map((line) => line.split('|')[0] ?? '');
    expect([...zones, ...WINDOWS_ZONES.values()].filter((zone) => !isZone(zone))).toEqual([]);
  });
});
