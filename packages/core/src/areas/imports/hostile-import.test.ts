import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { flightReservation, inScript } from './fixtures/flight-reservation';
import { amadeus, galileo, sabre } from './fixtures/gds-texts';
import { trainMicrodata } from './fixtures/microdata-page';
import { reservationMail } from './fixtures/reservation-mail';
import { ImportPreview } from './import-draft';
import { previewImport } from './preview-import';

const today = '2026-11-21';
const read = (bytes: Uint8Array) => previewImport({ file_name: 'a file', bytes, today });

const CALENDAR =
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270506T051500Z\nSUMMARY:Flight LX 1634 from ZRH to LIS\nDESCRIPTION:Booking reference: QX7RTP\\nSeat: 1\n 4C\nEND:VEVENT\nEND:VCALENDAR';
const SOURCES = [
  inScript(flightReservation()),
  JSON.stringify(flightReservation()),
  trainMicrodata,
  reservationMail,
  amadeus,
  galileo,
  sabre,
  CALENDAR,
];
const PASS = zipSync({
  'pass.json': strToU8(JSON.stringify({ boardingPass: { primaryFields: [{ key: 'from', value: 'ZRH' }] } })),
});

const holds = async (bytes: Uint8Array) => {
  const preview = await read(bytes);
  expect(ImportPreview.safeParse(preview).success).toBe(true);
  expect(preview.drafts.length + preview.notes.length).toBeGreaterThan(0);
};

/** Cuts, doubles and swaps pieces of a real source: closer to what breaks parsers than random bytes are. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SOURCES),
    fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(60),
        fc.constantFrom('', '<', '"', '}', '[', '\n', '&', '\\', ';', ':', '\u0000', '<div itemscope>'),
      ),
      { maxLength: 12 },
    ),
  )
  .map(([source, cuts]) =>
    cuts.reduce((text, [where, length, put]) => {
      const at = Math.floor(where * text.length);
      return text.slice(0, at) + put + text.slice(at + length);
    }, source),
  );

describe('hostile input', () => {
  it('never throws on random bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), holds), { numRuns: 200 });
  });

  it('never throws on damaged sources and passes', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, (text) => holds(strToU8(text))),
      { numRuns: 300 },
    );
    const damaged = fc
      .tuple(fc.nat(PASS.length - 1), fc.nat(255))
      .map(([at, byte]) => PASS.map((was, i) => (i === at ? byte : was)));
    await fc.assert(fc.asyncProperty(damaged, holds), { numRuns: 200 });
  });

  it('points every span at the characters it names', async () => {
    for (const text of [SOURCES[0], SOURCES[1], trainMicrodata, amadeus, galileo, sabre, CALENDAR] as string[]) {
      const { drafts } = await read(strToU8(text));
      const spans = drafts.flatMap((draft) => Object.values(draft.spans));
      expect(spans.length).toBeGreaterThan(3);
      for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
    }
  });

  it.each([
    ['nested elements', '<div>'],
    ['open formatting', '<p><b id=1>'],
    ['nested items', '<div itemscope itemprop="a" itemtype="http://schema.org/FlightReservation">'],
    ['arrays', '['],
    ['objects', '{"a":'],
    ['broken members', '{"a" "b" '],
    ['quotes', '{"a":"x" y '],
    ['comments', '{/*'],
    ['open scripts', '<script type="application/ld+json">'],
    ['events', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270101\n'],
    ['fold marks', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDESCRIPTION:a\n '],
    ['names', '1.1SMITH/JOHN '],
    ['bar code heads', 'M1A/                  '],
    ['segments', ' 1 AA 100Y 12JUN J JFKLHR HK2   615P  630A\n'],
    ['mail parts', 'From: a\nTo: b\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\n'],
    ['flowed lines', 'From: a\nTo: b\nContent-Type: text/plain; format=flowed\n\n> a \n'],
  ])('comes to an end with a file of many %s', async (_, piece) => {
    await holds(strToU8(piece.repeat(Math.ceil(300_000 / piece.length))));
  });

  it('refuses tags with thousands of attributes', async () => {
    const names = Array.from({ length: 50_000 }, (_, i) => `a${i}`).join(' ');
    expect((await read(strToU8(`<div ${names}>`))).notes[0]).toMatch(/valid web page/);
  });
});
