import { afterEach, expect, it, vi } from 'vitest';
import { clock } from './clock-text';
import { dayParts, dayRange, longDay, shortDay } from './day-text';
import { ENGLISH } from './locale';
import { safeUrl, telUrl } from './safe-url';
import { sizeText } from './size-text';
import { zoneText } from './zone-text';

const SPANISH = { locales: 'es-ES' };

afterEach(() => vi.unstubAllEnvs());

it('names a day the same in every zone of the machine', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/Adak', 'UTC']) {
    vi.stubEnv('TZ', zone);
    expect([longDay(ENGLISH, '2027-03-21'), shortDay(ENGLISH, '2027-12-31')]).toEqual([
      'Sunday, March 21',
      'Fri, Dec 31',
    ]);
  }
});
it('says a span once for what both ends share', () => {
  expect(dayRange(ENGLISH, '2027-03-20', '2027-03-29')).toBe('March 20 – 29, 2027');
  expect(dayRange(ENGLISH, '2026-12-30', '2027-01-02')).toBe('December 30, 2026 – January 2, 2027');
  expect([
    dayRange(ENGLISH, '2027-03-20', '2027-03-20'),
    dayRange(ENGLISH, '2027-03-20', undefined),
    dayRange(ENGLISH, undefined, undefined),
  ]).toEqual(['March 20, 2027', 'March 20, 2027', '']);
});
it('reads a clock in twelve hours', () => {
  expect(['00:05', '12:00', '18:05'].map((time) => clock(ENGLISH, time))).toEqual([
    '12:05\u00a0AM',
    '12:00\u00a0PM',
    '6:05\u00a0PM',
  ]);
});
it('names a zone as people there do, by the day', () => {
  expect([zoneText('Europe/Rome', '2027-03-27'), zoneText('Europe/Rome', '2027-03-29')]).toEqual(['CET', 'CEST']);
  expect([
    zoneText('America/New_York', '2027-07-01'),
    zoneText('Asia/Tokyo', '2027-07-01'),
    zoneText('Europe/London', '2027-01-01'),
    zoneText('Australia/Sydney', '2027-07-01'),
    zoneText('Asia/Riyadh', '2027-07-01'),
  ]).toEqual(['EDT', 'JST', 'GMT', 'AEST', 'GMT+3']);
});
it('lets only links through that open something', () => {
  expect(['https://a.b/c', 'mailto:a@b.c', '?pdf', '/x:y', 'x/y'].map(safeUrl)).toEqual([
    'https://a.b/c',
    'mailto:a@b.c',
    '?pdf',
    '/x:y',
    'x/y',
  ]);
  expect(['javascript:1', ' JAVA\tscript:1', 'data:text/html,x', '//evil.example', '', undefined].map(safeUrl)).toEqual(
    Array(6).fill(undefined),
  );
});
it('makes numbers callable and sizes readable', () => {
  expect(telUrl('+39 (06) 489-911')).toBe('tel:+3906489911');
  expect([10, 248_000, 999_499, 999_999, 1_930_000].map((bytes) => sizeText(ENGLISH, bytes))).toEqual([
    '1\u00a0KB',
    '248\u00a0KB',
    '999\u00a0KB',
    '1.0\u00a0MB',
    '1.9\u00a0MB',
  ]);
});
it('writes days, spans, clocks and sizes as Spanish does, with a capital where they stand alone', () => {
  expect([longDay(SPANISH, '2027-03-21'), shortDay(SPANISH, '2027-12-31')]).toEqual([
    'Domingo, 21 de marzo',
    'vie, 31 dic',
  ]);
  expect(dayParts(SPANISH, '2027-03-21')).toEqual({ weekday: 'Dom', date: '21', month: 'Mar' });
  expect(dayRange(SPANISH, '2026-12-30', '2027-01-02')).toBe('30 de diciembre de 2026 – 2 de enero de 2027');
  expect([clock(SPANISH, '00:05'), clock(SPANISH, '18:05'), sizeText(SPANISH, 1_930_000)]).toEqual([
    '0:05',
    '18:05',
    '1,9\u00a0MB',
  ]);
});
