import { expect, it } from 'vitest';
import { guestOn, roomOn } from './room-stay';

const room = { guests: [] };
const guest = { name: 'Mina Okafor', traveller_ids: [] };

it('R-TRIP-086 a room on days of its own has their nights, and without both those of its type', () => {
  const from = roomOn(room, { checkin_date: '2031-05-01' });
  expect(from).toMatchObject({ checkin_date: '2031-05-01', nights: undefined });
  expect(roomOn(from, { checkout_date: '2031-05-04' })).toMatchObject({ checkout_date: '2031-05-04', nights: 3 });
  expect(roomOn(from, { checkout_date: '2031-04-30' }).nights).toBeUndefined();
});
it('R-TRIP-088 a guest with both days has nights of their own; one day alone says nothing', () => {
  const days = { checkin_date: '2031-05-02', checkout_date: '2031-05-04' };
  expect(guestOn(guest, days)).toMatchObject({ dates: days, nights: 2 });
  expect(guestOn(guest, { checkin_date: '2031-05-02' }).dates).toBeUndefined();
  expect(guestOn(guestOn(guest, days), { checkout_date: undefined }).dates).toBeUndefined();
});
