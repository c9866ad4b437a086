import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The files that may: they read days, times, zones and numbers as their reader does, for everybody else. */
const READERS = ['./day-words.ts', './zone-here.ts', './format-count.ts'];
/** What prints a day, a time or a number by the machine's own taste. */
const BY_THE_MACHINE = /\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat)|\.toLocale(?:Date|Time)?String\(/;
/** A type of booking printed by its id where its company has a name for it. */
const TYPE_BY_ID = />\s*\{(?:[\w.]+\.)?booking_type\}\s*</;

const filesWith = (wrong: RegExp) =>
  Object.entries(SOURCES)
    .filter(([file, text]) => !READERS.includes(file) && wrong.test(text))
    .map(([file]) => file);

it('R-TRIP-133 R-SHELL-290 no screen prints a day, a time or a number but as its reader reads them', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  expect(filesWith(BY_THE_MACHINE)).toEqual([]);
});

it('R-TRIP-224 no screen prints a type of booking but as its company calls it', () => {
  expect(filesWith(TYPE_BY_ID)).toEqual([]);
});

it('finds what it looks for', () => {
  expect(BY_THE_MACHINE.test("new Date(at).toLocaleString('en-US')")).toBe(true);
  expect(BY_THE_MACHINE.test('new Intl.DateTimeFormat()')).toBe(true);
  expect(BY_THE_MACHINE.test("name.toLocaleLowerCase('en')")).toBe(false);
  expect(TYPE_BY_ID.test('<HStack>\n  <Icon />\n  {row.booking_type}\n</HStack>')).toBe(true);
});
