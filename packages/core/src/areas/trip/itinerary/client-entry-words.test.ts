import { expect, it } from 'vitest';
import { coreSpeaker } from '../../../base/texts';
import {
  cabinWord,
  dayNumber,
  differentZones,
  entryKey,
  findEntryStatus,
  legEndWords,
  seatWord,
} from './client-entry-words';
import { getItineraryTitle } from './itinerary-title';
import type { PublishedEntry } from './published';

const i18n = coreSpeaker();
const entry = (rest: Partial<PublishedEntry> = {}): PublishedEntry => ({
  booking_id: 'bkg_1',
  kind: 'leg',
  booking_type: 'Flights',
  title: 'To Rome',
  is_cancelled: false,
  ...rest,
});

it('calls an itinerary by its own name, else by its trip’s', () => {
  expect(getItineraryTitle({ ti_name: 'Rome for two', trip_name: 'Spring' })).toBe('Rome for two');
  expect(getItineraryTitle({ ti_name: '', trip_name: 'Spring' })).toBe('Spring');
});
it('counts the days of the trip, and none before it', () => {
  expect([1, 12, 0, -3].map((day) => dayNumber(i18n, day))).toEqual([
    'Day 1',
    'Day 12',
    'Before the trip',
    'Before the trip',
  ]);
});
it('tells zones only where both are known and differ', () => {
  const [rome, london] = ['Europe/Rome', 'Europe/London'];
  expect(differentZones(entry({ timezone: rome, end_timezone: london }))).toEqual({ from: rome, to: london });
  expect(differentZones(entry({ timezone: rome, end_timezone: rome }))).toEqual({});
  expect(differentZones(entry({ timezone: rome }))).toEqual({});
});
it('has a word for every state but confirmed, and leaves cancelled to who shows it', () => {
  expect(findEntryStatus(i18n, entry({ status: 'To be confirmed' }))).toBe('To be confirmed');
  expect(findEntryStatus(i18n, entry({ status: 'Confirmed' }))).toBeUndefined();
  expect(findEntryStatus(i18n, entry({ status: 'Cancelled', is_cancelled: true }))).toBeUndefined();
});
it('names room, class and seats', () => {
  expect([cabinWord(i18n, entry({ kind: 'checkin' })), cabinWord(i18n, entry())]).toEqual(['Room', 'Class']);
  expect([seatWord(i18n, '14C'), seatWord(i18n, '14C, 14D')]).toEqual(['Seat', 'Seats']);
});
it('tells two legs of one booking apart', () => {
  const [first, second] = ['09:00', '14:00'].map((time) => entry({ time }));
  expect(entryKey(first as PublishedEntry)).not.toBe(entryKey(second as PublishedEntry));
});
it('says in Spanish that a car is brought back and a passenger arrives', () => {
  const es = coreSpeaker('es');
  expect(legEndWords(es, entry({ leg_kind: 'rental' }))).toEqual(['Recogida', 'Devolución']);
  expect(legEndWords(es, entry({ leg_kind: 'ride' }))).toEqual(['Recogida', 'Llegada']);
  expect(legEndWords(es, entry())).toEqual(['Sale', 'Llega']);
  expect(legEndWords(i18n, entry({ leg_kind: 'ride' }))).toEqual(['Pick-up', 'Drop-off']);
  expect(findEntryStatus(es, entry({ status: 'Not available' }))).toBe('No disponible');
});
