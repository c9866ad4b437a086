import { expect, it } from 'vitest';
import { coreSpeaker } from '../../../base/texts';
import { RoomType } from '../pricing/room-type';
import { bookingEntries } from './booking-entries';
import { booking, place } from './bookings.fixture';
import { roomFacts } from './client-entry-words';
import { publishedEntry } from './published-entry';

it('tells the carrier of the leg that is shown, whatever legs of a former type the booking still has', () => {
  const leg = (carrier: string) => ({ from: place('Rome'), to: place('Naples'), start_date: '2027-03-22', carrier });
  const rail = booking('Rail', { destinations: [leg('ITA Airways')], transportations: [leg('Trenitalia')] });
  const empty = booking('Rail', { destinations: [], transportations: [leg('Italo')] });
  const carriers = [rail, empty].flatMap((b) =>
    bookingEntries(b).map(
      ({ entry }) => publishedEntry(entry, b, { prices: false, answers: false, first: true }).carrier,
    ),
  );
  expect(carriers).toEqual(['Trenitalia', 'Italo']);
});

it('R-TRIP-087 tells the client what was written for them of each room, once, and never the internal comment', () => {
  const rooms = [
    {
      comments: { client: 'Facing the sea', internal: 'Upgrade likely' },
      client_request: 'A cot',
      room_no: '12',
      guests: [],
    },
    { comments: { internal: 'Noisy' }, guests: [] },
  ];
  const room_types = [RoomType.parse({ room_type: 'Double', rooms })];
  const accommodation = { checkin_date: '2027-03-20', checkout_date: '2027-03-22', room_types };
  const stay = booking('Accommodation', { accommodation });
  const entries = bookingEntries(stay).map(({ entry }, at) =>
    publishedEntry(entry, stay, { prices: false, answers: false, first: at === 0 }),
  );
  expect(entries.map((entry) => entry.rooms)).toEqual([
    [{ name: 'Double, room 12', comment: 'Facing the sea', request: 'A cot' }],
    undefined,
    undefined,
  ]);
  expect(entries.flatMap((entry) => roomFacts(coreSpeaker(), entry))).toEqual([
    ['About your room', 'Facing the sea'],
    ['Your request', 'A cot'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Upgrade|Noisy/);
});
