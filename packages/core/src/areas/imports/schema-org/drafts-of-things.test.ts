import { describe, expect, it } from 'vitest';
import { flightReservation, inScript } from '../fixtures/flight-reservation';
import { trainMicrodata } from '../fixtures/microdata-page';
import { read, readOne } from '../fixtures/read-file';

describe('schema.org', () => {
  it('reads a flight with local times as written and the zones of its airports', async () => {
    const draft = await readOne(inScript(flightReservation()));
    expect(draft).toMatchObject({
      kind: 'flight',
      status: 'confirmed',
      title: 'LX 1634 ZRH – LIS',
      supplier: 'Alpine Wings',
      confirmation_id: 'QX7RTP',
      travelers: ['Ines Albrecht'],
      start: '2027-05-06T07:15',
      start_timezone: 'Europe/Zurich',
      end: '2027-05-06T09:10',
      end_timezone: 'Europe/Lisbon',
      source_format: 'schema_org_json_ld',
      confidence: 'exact',
    });
    expect(draft.legs).toEqual([
      expect.objectContaining({
        carrier_code: 'LX',
        number: '1634',
        seat: '14C',
        from: { name: 'Zürich', iata_code: 'ZRH' },
      }),
    ]);
  });

  it('moves a UTC time to the clocks of its airport, and only a UTC time', async () => {
    const utc = await readOne(
      JSON.stringify(
        flightReservation({}, { departureTime: '2027-05-06T05:15Z', arrivalTime: '2027-05-06T08:10:00+0:00' }),
      ),
    );
    expect([utc.start, utc.end]).toEqual(['2027-05-06T07:15', '2027-05-06T08:10']);
  });

  it('finds an airport by its name where it has no code, unless the name fits several', async () => {
    const named = await readOne(
      JSON.stringify(
        flightReservation({}, { departureAirport: { name: 'Berlin - Tegel' }, arrivalAirport: { name: 'London' } }),
      ),
    );
    expect(named.places).toEqual([{ name: 'Berlin - Tegel', iata_code: 'TXL' }, { name: 'London' }]);
    expect(named.end_timezone).toBeUndefined();
  });

  it('gathers the passengers of one flight and the legs of one booking', async () => {
    const back = {
      flightNumber: '1635',
      departureAirport: { iataCode: 'LIS' },
      arrivalAirport: { iataCode: 'ZRH' },
      departureTime: '2027-05-13T10:00+01:00',
      arrivalTime: '2027-05-13T13:50+02:00',
    };
    const otto = { underName: { name: 'Otto Brandt' }, airplaneSeat: '14D' };
    const draft = await readOne(
      inScript({
        '@graph': [
          flightReservation(),
          flightReservation(otto),
          flightReservation({}, back),
          flightReservation(otto, back),
        ],
      }),
    );
    expect(draft.travelers).toEqual(['Ines Albrecht', 'Otto Brandt']);
    expect(draft.legs?.map(({ number, seat }) => [number, seat])).toEqual([
      ['1634', '14C, 14D'],
      ['1635', '14C, 14D'],
    ]);
    expect(draft).toMatchObject({ title: 'ZRH – LIS – ZRH', end: '2027-05-13T13:50' });
  });

  it('keeps the drafts apart when different travelers fly different legs', async () => {
    const { drafts } = await read(
      JSON.stringify([
        flightReservation(),
        flightReservation(
          { underName: { name: 'Otto Brandt' } },
          { flightNumber: '1635', departureTime: '2027-05-13T10:00+01:00', arrivalTime: undefined },
        ),
      ]),
    );
    expect(drafts).toHaveLength(2);
  });

  it('reads a cancellation', async () => {
    expect(
      await readOne(JSON.stringify(flightReservation({ reservationStatus: 'http://schema.org/Cancelled' }))),
    ).toMatchObject({ status: 'cancelled' });
  });

  it('reads microdata as the author nested it, with itemref, time, data and link values', async () => {
    const draft = await readOne(trainMicrodata);
    expect(draft).toMatchObject({
      kind: 'rail',
      confirmation_id: 'TR-88 21',
      travelers: ['Otto Brandt'],
      start: '2027-05-08T10:03',
      end: '2027-05-08T12:20',
      places: [{ name: 'Basel SBB' }, { name: 'Brig & Simplon' }],
      source_format: 'schema_org_microdata',
    });
    expect(draft.legs).toEqual([expect.objectContaining({ number: 'IC 714', carrier: 'Nordbahn', seat: '17/62' })]);
  });

  it('drops what microdata tells again', async () => {
    const microdata = `<div itemscope itemtype="https://schema.org/FlightReservation"><meta itemprop="reservationNumber" content="qx7-rtp">
      <div itemprop="reservationFor" itemscope itemtype="https://schema.org/Flight"><meta itemprop="flightNumber" content="LX1634">
      <meta itemprop="departureTime" content="2027-05-06T07:15:00+02:00"><span itemprop="departureAirport" itemscope><meta itemprop="iataCode" content="ZRH"></span></div></div>`;
    expect(await readOne(inScript(flightReservation()).replace('<p>', `${microdata}<p>`))).toMatchObject({
      source_format: 'schema_org_json_ld',
    });
  });

  it('mends JSON that people wrote', async () => {
    const broken = `<script type="application/ld+json"><!-- // made by hand
      { '@type': "FoodEstablishmentReservation" "reservationNumber": "OT-1", startTime: "2027-04-10 19:30",
        "underName": {"name": "Ines "Inka" Albrecht",}, "reservationFor": {"@type": "Restaurant", "name": "Zum & Zum", "telephone": "+41 44 000 00 00",
        "address": {"streetAddress": "Gasse 1", "addressLocality": "Bern", "addressCountry": "CH" --></script>`;
    expect(await readOne(broken)).toMatchObject({
      kind: 'restaurant',
      confirmation_id: 'OT-1',
      title: 'Zum & Zum',
      travelers: ['Ines "Inka" Albrecht'],
      start: '2027-04-10T19:30',
      start_timezone: 'Europe/Zurich',
      phone: '+41 44 000 00 00',
      places: [{ name: 'Zum & Zum', address: 'Gasse 1, Bern, CH' }],
    });
  });

  it('reads a package with a stay, a car, a ferry, a bus and a concert', async () => {
    const parts = [
      {
        '@type': 'LodgingReservation',
        reservationFor: { name: 'Haus am See' },
        checkinDate: '2027-05-06',
        checkinTime: '3 pm',
        totalPrice: '1.234,50 €',
      },
      {
        '@type': 'RentalCarReservation',
        pickupTime: '2027-05-07T09:00',
        dropoffTime: '2027-05-08T18:00',
        pickupLocation: { name: 'Hertz LIS' },
        reservationFor: { name: 'Small', rentalCompany: { name: 'Hertz' } },
      },
      {
        '@type': 'BoatReservation',
        reservationFor: {
          departureBoatTerminal: { name: 'Kiel' },
          arrivalBoatTerminal: { name: 'Oslo' },
          departureTime: '2027-05-09T14:00+02:00',
        },
      },
      {
        '@type': 'BusReservation',
        reservationFor: { departureBusStop: { name: 'Oslo' }, busNumber: '7', departureTime: '2027-05-10T14:00' },
      },
      {
        '@type': 'EventReservation',
        reservationFor: {
          '@type': 'MusicEvent',
          name: 'Lied',
          startDate: '2027-05-11T20:00',
          location: { name: 'Opera' },
        },
      },
    ];
    const { drafts } = await read(
      JSON.stringify({
        '@type': 'ReservationPackage',
        reservationNumber: 'P1',
        underName: 'BRANDT/OTTO MR',
        subReservation: parts,
      }),
    );
    expect(
      drafts.map(({ kind, confirmation_id, start, travelers }) => [kind, confirmation_id, start, travelers[0]]),
    ).toEqual([
      ['hotel', 'P1', '2027-05-06T15:00', 'OTTO BRANDT'],
      ['car_rental', 'P1', '2027-05-07T09:00', 'OTTO BRANDT'],
      ['cruise', 'P1', '2027-05-09T14:00', 'OTTO BRANDT'],
      ['bus', 'P1', '2027-05-10T14:00', 'OTTO BRANDT'],
      ['event', 'P1', '2027-05-11T20:00', 'OTTO BRANDT'],
    ]);
    expect(drafts[0]).toMatchObject({
      price: { amount: '1234.50', currency: 'EUR' },
      places: [{ name: 'Haus am See' }],
    });
    expect(drafts[0]?.end).toBeUndefined();
  });
});
