import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOne } from '../fixtures/read-file';

describe('wallet passes and boarding passes', () => {
  const code = 'M1ALBRECHT/INES       EQX7RTP ZRHLISLX 1634 126Y014C0025 100';
  const pass = (body: object, files: Record<string, string> = {}) =>
    zipSync({
      'pass.json': strToU8(JSON.stringify(body)),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    });
  const airPass = {
    organizationName: 'Alpine Wings',
    relevantDate: '2027-05-06T06:45+02:00',
    barcode: { message: code, format: 'PKBarcodeFormatAztec' },
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { key: 'from', label: 'ZÜRICH', value: 'ZRH' },
        { key: 'to', label: 'LISSABON', value: 'LIS' },
      ],
      auxiliaryFields: [
        { key: 'boarding', label: 'boarding_label', value: '06:45' },
        { key: 'dep', label: 'departure_label', value: '7:15 AM' },
        { key: 'seat', value: '14C' },
      ],
    },
  };

  it('reads an airline pass, its bar code where its fields are silent', async () => {
    const draft = await readOne(pass(airPass, { 'en.lproj/pass.strings': '"departure_label" = "Departure";' }));
    expect(draft).toMatchObject({
      kind: 'flight',
      supplier: 'Alpine Wings',
      confirmation_id: 'QX7RTP',
      travelers: ['INES ALBRECHT'],
      start: '2027-05-06T07:15',
      start_timezone: 'Europe/Zurich',
    });
    expect(draft.places).toEqual([
      { name: 'ZÜRICH', iata_code: 'ZRH' },
      { name: 'LISSABON', iata_code: 'LIS' },
    ]);
  });

  it('reads a train pass and an event ticket', async () => {
    const train = {
      organizationName: 'Nordbahn',
      relevantDate: '2027-05-08T10:03+02:00',
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        primaryFields: [
          { key: 'origin', value: 'Basel SBB' },
          { key: 'destination', value: 'Brig' },
        ],
        backFields: [{ key: 'pnr', label: 'Booking code', value: 'TR8821' }],
      },
    };
    expect(await readOne(pass(train))).toMatchObject({
      kind: 'rail',
      confirmation_id: 'TR8821',
      start: '2027-05-08T10:03',
      places: [{ name: 'Basel SBB' }, { name: 'Brig' }],
    });
    const ticket = {
      organizationName: 'Box Office',
      relevantDate: '2027-05-11T20:00+02:00',
      eventTicket: {
        primaryFields: [{ key: 'event', value: 'Lied evening' }],
        secondaryFields: [{ key: 'venue', label: 'Venue', value: 'Opera' }],
      },
    };
    expect(await readOne(pass(ticket))).toMatchObject({
      kind: 'event',
      title: 'Lied evening',
      start: '2027-05-11T20:00',
      places: [{ name: 'Opera' }],
    });
  });

  it('reads the bar code out of any text, its year from the day of reading or of issue', async () => {
    expect(await readOne(`Scanned today: ${code}`)).toMatchObject({
      source_format: 'boarding_pass',
      start: '2027-05-06',
      confirmation_id: 'QX7RTP',
    });
    expect(await readOne(code, '2027-07-01')).toMatchObject({ start: '2027-05-06' });
    expect(await readOne(`${code.slice(0, -2)}0B>5180 M7125BLX`, '2026-11-21')).toMatchObject({ start: '2017-05-06' });
  });

  it('reads all legs of a bar code', async () => {
    const draft = await readOne(
      'M2ALBRECHT/INES       EQX7RTP ZRHLISLX 1634 126Y014C0025 100QX7RTP LISFNCTP 1689 126M002A0001 100',
    );
    expect(draft.legs?.map(({ carrier_code, number, seat }) => [carrier_code, number, seat])).toEqual([
      ['LX', '1634', '14C'],
      ['TP', '1689', '2A'],
    ]);
  });

  it('reads a scanner’s list of items', async () => {
    const list =
      'IATA Barcoded Boarding Pass\npassengerName: ALBRECHT/INES\nLeg 1\n  operatingCarrierPNRCode: QX7RTP\n  fromCityAirportCode: ZRH\n  toCityAirportCode: LIS\n  operatingCarrierDesignator: LX\n  flightNumber: 1634\n  dayOfFlight: 126\n  seatNumber: 014C\n  Date of flight: 2019-05-06\n';
    expect(await readOne(list)).toMatchObject({
      start: '2019-05-06',
      confirmation_id: 'QX7RTP',
      travelers: ['INES ALBRECHT'],
    });
  });
});
