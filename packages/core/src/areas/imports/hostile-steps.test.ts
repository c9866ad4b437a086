import { afterAll, describe, expect, it, vi } from 'vitest';
import { mostStepsFor, startCounting } from '../../testing/count-steps';
import { CALENDAR_BOMBS } from './fixtures/bombs/calendar-bombs';
import { JSON_BOMBS } from './fixtures/bombs/json-bombs';
import { MAIL_BOMBS } from './fixtures/bombs/mail-bombs';
import { PAGE_BOMBS } from './fixtures/bombs/page-bombs';
import { PASS_BOMBS } from './fixtures/bombs/pass-bombs';
import { TEXT_BOMBS } from './fixtures/bombs/text-bombs';

// What was loaded before it was counted would count as nothing.
vi.resetModules();
const counter = startCounting();
const { previewImport } = await import('./preview-import');
afterAll(() => counter.stop());

const read = (bytes: Uint8Array) => previewImport({ file_name: 'a file', bytes, today: '2026-11-21' });
const BYTES = 50_000;

describe.each([
  ['a mail', MAIL_BOMBS],
  ['a page', PAGE_BOMBS],
  ['a calendar', CALENDAR_BOMBS],
  ['JSON', JSON_BOMBS],
  ['a text', TEXT_BOMBS],
  ['a pass', PASS_BOMBS],
])('%s that was made to keep the product busy', (_format, bombs) => {
  it.each(Object.entries(bombs))('with %s: is read or refused at little cost', async (_what, make) => {
    const file = make(BYTES);
    expect(await counter.stepsOf(() => read(file))).toBeLessThan(mostStepsFor(BYTES));
  });
});

it('reads a mail of many lines, recipients and parts', async () => {
  const recipients = Array.from({ length: 500 }, (_, n) => `Ada Lovelace ${n} <ada${n}@example.com>`).join(',\n ');
  const part = `--x\nContent-Type: text/plain\n\n${'a short line\n'.repeat(100)}`;
  const booking = `--x\nContent-Type: text/html\n\n<p>${'<br>\n'.repeat(5000)}<script type="application/ld+json">{"@type":"FlightReservation","reservationNumber":"QX7RTP","reservationFor":{"departureAirport":{"iataCode":"ZRH"},"departureTime":"2027-05-06T10:00"}}</script>\n`;
  const mail = `From: a@b.c\nTo: ${recipients}\nContent-Type: multipart/mixed; boundary=x\n\n${part.repeat(50)}${booking}--x--\n`;
  const { drafts } = await read(new TextEncoder().encode(mail));
  expect(drafts).toMatchObject([{ kind: 'flight', confirmation_id: 'QX7RTP' }]);
});
