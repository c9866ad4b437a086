import { expect, it } from 'vitest';
import { ZONE_OFFSETS } from './zone-offsets';

const DAYS = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'];
const minutesOf = (offset: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d+)(?::(\d+))?)?$/.exec(offset) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
};
const offsetOn = (zone: string, day: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  return minutesOf(parts.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? '');
};

it('names with each offset a zone whose standard time it is, from west to east', () => {
  const wrong = ZONE_OFFSETS.filter(
    ({ offset, zone }) => minutesOf(offset) !== Math.min(...DAYS.map((day) => offsetOn(zone, day))),
  );
  expect(wrong).toEqual([]);
  const minutes = ZONE_OFFSETS.map(({ offset }) => minutesOf(offset));
  expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => a - b));
});
