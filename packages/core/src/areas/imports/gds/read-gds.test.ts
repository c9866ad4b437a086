import { describe, expect, it } from 'vitest';
import { amadeus, galileo, sabre, travelDocument, worldspan } from '../fixtures/gds-texts';
import { read, readOne } from '../fixtures/read-file';

describe('terminal texts', () => {
  it('reads Amadeus with a hotel and a car', async () => {
    const { drafts } = await read(amadeus);
    expect(drafts.map(({ kind, confirmation_id, start, end }) => [kind, confirmation_id, start, end])).toEqual([
      ['hotel', '98765432', '2026-12-25', '2027-01-05'],
      ['flight', 'X4QZ9P', '2026-12-25T13:30', '2027-01-06T08:45'],
      ['car_rental', 'H1234567', '2026-12-25T16:00', '2027-01-05T12:00'],
    ]);
    expect(drafts[1]).toMatchObject({
      travelers: ['INES ALBRECHT', 'OTTO BRANDT'],
      source_format: 'gds',
      confidence: 'likely',
    });
  });

  it('reads Galileo, its next-day mark and its refused segment apart', async () => {
    const { drafts } = await read(galileo);
    expect(
      drafts.map(({ status, legs }) => [status, legs?.map(({ departs, arrives }) => `${departs} ${arrives}`)]),
    ).toEqual([
      ['confirmed', ['2027-01-16T22:00 2027-01-17T06:05', '2027-01-20T11:45 2027-01-20T08:11']],
      ['cancelled', ['2027-01-21T10:00 2027-01-21T14:45']],
    ]);
    expect(drafts[0]?.travelers).toEqual(['INES ALBRECHT', 'OTTO BRANDT']);
  });

  it('reads Sabre and Worldspan, their half-day clocks and weekdays', async () => {
    const first = await readOne(sabre);
    expect(first).toMatchObject({ confirmation_id: 'QWERTZ', start: '2027-06-12T18:15', end: '2027-06-20T15:05' });
    expect(first.legs?.map(({ departs, arrives }) => [departs, arrives])).toEqual([
      ['2027-06-12T18:15', '2027-06-13T06:30'],
      ['2027-06-20T12:00', '2027-06-20T15:05'],
    ]);
    expect(await readOne(worldspan)).toMatchObject({
      confirmation_id: 'X8KQZ1',
      start: '2027-06-13T21:30',
      end: '2027-06-14T11:15',
      travelers: ['OTTO BRANDT'],
    });
  });

  it('reads a printed travel document', async () => {
    expect(await readOne(travelDocument)).toMatchObject({
      confirmation_id: 'K7T2QP',
      start: '2027-06-07T12:10',
      end: '2027-06-07T13:30',
      travelers: ['OTTO BRANDT'],
      places: [{ iata_code: 'TXL' }, { iata_code: 'AMS' }],
    });
  });

  it('reads a printed place up to the dash before its day, and the carrier up to two blanks', async () => {
    const printed = travelDocument
      .replace('(TEGEL)                       07 JUN', '(TEGEL), TERMINAL 1 -- 07 JUN')
      .replace('FLIGHT     DL 9520 - ', 'FLIGHT : DL9520  -  ');
    expect((await readOne(printed)).legs?.[0]).toMatchObject({
      carrier: 'DELTA AIR LINES',
      number: '9520',
      from: { name: 'BERLIN, DE (TEGEL), TERMINAL 1', iata_code: 'TXL' },
    });
  });
});
