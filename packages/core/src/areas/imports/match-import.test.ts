import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { flightReservation } from './fixtures/flight-reservation';
import type { ImportDraft } from './import-draft';
import { type ExistingBooking, matchImport } from './match-import';
import { previewImport } from './preview-import';

const draftOf = async (data: unknown): Promise<ImportDraft> => {
  const { drafts } = await previewImport({
    file_name: 'a.json',
    bytes: strToU8(JSON.stringify(data)),
    today: '2026-11-21',
  });
  if (!drafts[0]) throw new Error('no draft');
  return drafts[0];
};
const booked = (draft: ImportDraft, id = 'bkg_1'): ExistingBooking => ({ ...draft, id, import_draft: draft });
const hotel = (over: object = {}) => ({
  '@type': 'LodgingReservation',
  reservationNumber: 'H1',
  reservationFor: { name: 'Haus am See' },
  checkinDate: '2027-05-06',
  checkoutDate: '2027-05-09',
  ...over,
});

describe('matchImport', () => {
  it('knows the same booking, its number written otherwise', async () => {
    const existing = [booked(await draftOf(flightReservation()))];
    const again = await draftOf(flightReservation({ reservationNumber: 'qx7-rtp' }));
    expect(matchImport(again, existing)).toEqual({ state: 'same', booking_id: 'bkg_1', changes: [] });
  });

  it('tells a new time and a new seat field by field', async () => {
    const existing = [booked(await draftOf(flightReservation()))];
    const moved = await draftOf(
      flightReservation({ airplaneSeat: '15A' }, { departureTime: '2027-05-07T08:00:00+02:00' }),
    );
    expect(matchImport(moved, existing)).toEqual({
      state: 'changed',
      booking_id: 'bkg_1',
      changes: [
        { field: 'legs.0.departs', before: '2027-05-06T07:15', after: '2027-05-07T08:00' },
        { field: 'legs.0.seat', before: '14C', after: '15A' },
      ],
    });
  });

  it('tells a cancellation once', async () => {
    const confirmed = await draftOf(flightReservation());
    const cancelled = await draftOf(flightReservation({ reservationStatus: 'http://schema.org/ReservationCancelled' }));
    expect(matchImport(cancelled, [booked(confirmed)])).toMatchObject({
      state: 'cancelled',
      booking_id: 'bkg_1',
      changes: [{ field: 'status', before: 'confirmed', after: 'cancelled' }],
    });
    expect(matchImport(cancelled, [booked(cancelled)])).toMatchObject({ state: 'same', changes: [] });
    expect(matchImport(confirmed, [booked(cancelled)])).toMatchObject({ state: 'changed' });
  });

  it('takes the return flight of one record locator for a booking of its own', async () => {
    const back = await draftOf(
      flightReservation(
        {},
        {
          flightNumber: '1635',
          departureAirport: { iataCode: 'LIS' },
          arrivalAirport: { iataCode: 'ZRH' },
          departureTime: '2027-05-13T10:00+01:00',
        },
      ),
    );
    expect(matchImport(back, [booked(await draftOf(flightReservation()))])).toEqual({ state: 'new', changes: [] });
  });

  it('finds the closest of several, and none of another kind or number', async () => {
    const flight = await draftOf(flightReservation());
    const others = [
      booked(await draftOf(hotel({ reservationNumber: 'QX7RTP' })), 'bkg_2'),
      booked(await draftOf(flightReservation({ reservationNumber: 'OTHER1' })), 'bkg_3'),
    ];
    expect(matchImport(flight, others)).toMatchObject({ state: 'new' });
    expect(matchImport(flight, [...others, booked(flight, 'bkg_4')])).toMatchObject({
      state: 'same',
      booking_id: 'bkg_4',
    });
  });

  it('goes by place and day where there is no number', async () => {
    const known = await draftOf(hotel({ reservationNumber: undefined }));
    expect(
      matchImport(await draftOf(hotel({ reservationNumber: undefined, checkoutDate: '2027-05-10' })), [booked(known)]),
    ).toMatchObject({ state: 'changed', changes: [{ field: 'end', before: '2027-05-09', after: '2027-05-10' }] });
    expect(
      matchImport(await draftOf(hotel({ reservationNumber: undefined, checkinDate: '2027-08-06' })), [booked(known)]),
    ).toMatchObject({ state: 'new' });
  });

  it('does not take what a boarding pass leaves out for a change', async () => {
    const existing = [
      booked(await draftOf([flightReservation(), flightReservation({ underName: { name: 'Otto Brandt' } })])),
    ];
    const { drafts } = await previewImport({
      file_name: 'pass',
      bytes: strToU8('M1ALBRECHT/INES       EQX7RTP ZRHLISLX 1634 126 014C0025 100'),
      today: '2027-05-01',
    });
    expect(drafts.map((draft) => matchImport(draft, existing))).toEqual([
      { state: 'same', booking_id: 'bkg_1', changes: [] },
    ]);
  });

  it('matches a booking that was entered by hand', async () => {
    const draft = await draftOf(flightReservation());
    const byHand: ExistingBooking = {
      id: 'bkg_9',
      kind: 'flight',
      confirmation_id: 'QX7RTP',
      travelers: ['Ines Albrecht'],
      start: '2027-05-06T07:15',
      legs: [{ carrier_code: 'LX', number: '1634', departs: '2027-05-06T07:15' }],
    };
    expect(matchImport(draft, [byHand])).toMatchObject({ state: 'changed', booking_id: 'bkg_9' });
  });
});
