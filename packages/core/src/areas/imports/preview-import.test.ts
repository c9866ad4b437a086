import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { galileo } from './fixtures/gds-texts';
import { read } from './fixtures/read-file';
import { reservationMail } from './fixtures/reservation-mail';

describe('e-mail', () => {
  it('reads the page and the attached calendar, whatever they are encoded in', async () => {
    const { drafts } = await read(reservationMail);
    expect(drafts.map(({ kind, confirmation_id, start, end }) => [kind, confirmation_id, start, end])).toEqual([
      ['flight', 'QX7RTP', '2027-05-06T07:15', '2027-05-06T09:10'],
      ['hotel', 'HS-4711', '2027-05-06T15:00', '2027-05-08T11:00'],
    ]);
    expect(drafts[1]).toMatchObject({
      travelers: ['Ines Albrecht'],
      places: [{ name: 'Haus am See', address: 'Seestrasse 4, 8001 Zürich' }],
    });
    expect(drafts[1]?.spans.confirmation_id?.part).toBe('stay.ics: text/calendar');
  });

  it.each([
    ['as a part of its own', 'Content-Type: message/rfc822', reservationMail],
    [
      'as an attachment',
      'Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="b.eml"',
      reservationMail,
    ],
    [
      'as a file in base64',
      'Content-Type: application/octet-stream; name="b.eml"\r\nContent-Disposition: attachment; filename="b.eml"\r\nContent-Transfer-Encoding: base64',
      Buffer.from(reservationMail).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ],
  ])('reads alike what was forwarded %s', async (_how, headers, forwarded) => {
    const mail = [
      ...['From: ines@example.org', 'To: advisor@example.org', 'Subject: Fwd: our flight', 'MIME-Version: 1.0'],
      ...[
        'Content-Type: multipart/mixed; boundary="outer"',
        '',
        '--outer',
        'Content-Type: text/plain',
        '',
        'See below.',
      ],
      ...['--outer', headers, '', forwarded, '--outer--', ''],
    ].join('\r\n');
    const { drafts } = await read(mail);
    expect(drafts.map(({ kind, confirmation_id, start }) => [kind, confirmation_id, start])).toEqual([
      ['flight', 'QX7RTP', '2027-05-06T07:15'],
      ['hotel', 'HS-4711', '2027-05-06T15:00'],
    ]);
  });

  it('counts a terminal text in a mail from the day it was sent', async () => {
    const mail = `From: a@example.org\nTo: b@example.org\nDate: Sun, 01 Jan 2017 12:00:00 +0000\nContent-Type: text/plain\n\n${galileo}`;
    expect((await read(mail)).drafts[0]).toMatchObject({ start: '2017-01-16T22:00', end: '2017-01-20T08:11' });
  });
});

describe('days in figures', () => {
  const stay = (checkinTime: string, checkoutTime: string) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'LodgingReservation',
      reservationNumber: 'HT-20417',
      reservationFor: { '@type': 'LodgingBusiness', name: 'Pine Lodge' },
      checkinTime,
      checkoutTime,
    });
  it.each([
    ['05/06/2027', '05/16/2027', '2027-05-06', '2027-05-16'],
    ['05/16/2027 15:00', '06/05/2027 11:00', '2027-05-16T15:00', '2027-06-05T11:00'],
    ['05/06/2027', '16/06/2027', '2027-06-05', '2027-06-16'],
    ['05/06/2027 3:00 PM', '16/06/2027 11:00 AM', '2027-06-05T15:00', '2027-06-16T11:00'],
    ['05/06/2027', '07/06/2027', '2027-06-05', '2027-06-07'],
    ['2027-05-06', '05/16/2027', '2027-05-06', '2027-05-16'],
  ])('are read in one order: %s to %s', async (checkin, checkout, start, end) => {
    expect((await read(stay(checkin, checkout))).drafts[0]).toMatchObject({ start, end });
  });
});

describe('nothing to read', () => {
  it.each([
    ['words', 'Dear guest, thank you for your stay.'],
    ['a page', '<html><body><h1>Hi</h1></body></html>'],
    ['data of another kind', '[{"@graph":[{"@type":"Organization","name":"x"}]}]'],
    ['a PDF', '%PDF-1.7 x'],
    ['nothing', ''],
  ])('says so for %s', async (_, text) => {
    const { drafts, notes } = await read(text);
    expect(drafts).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it('refuses more than 10 MB, more than 200 files and more than 5 MB unpacked', async () => {
    expect((await read(new Uint8Array(10_000_001))).notes[0]).toMatch(/larger than 10 MB/);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}`, strToU8('x')]));
    expect((await read(zipSync(many))).notes[0]).toMatch(/more than 200 files/);
    expect((await read(zipSync({ 'pass.json': new Uint8Array(5_000_001) }))).notes[0]).toMatch(/more than 5 MB/);
  });
});
