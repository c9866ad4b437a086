import { fireEvent, screen } from '@testing-library/react';
import type { RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { RoomsEditor } from './rooms-editor';

const changed = vi.fn();
const priced = vi.fn();
const Editor = () => {
  const [types, setTypes] = useState<RoomType[]>([]);
  return (
    <RoomsEditor
      value={types}
      onChange={(to) => {
        changed(to);
        setTypes(to);
      }}
      onPrice={priced}
      currency="EUR"
      nights={3}
    />
  );
};
const fill = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const last = () => (changed.mock.lastCall as [RoomType[]])[0][0];
beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: ['View Commissions'] })));
afterEach(() => {
  vi.clearAllMocks();
});

it('R-TRIP-076 R-TRIP-078 R-TRIP-079 R-TRIP-080 R-TRIP-083 begins with one Double for two at a net rate, and the nights of the stay', () => {
  renderInApp(<Editor />);
  fireEvent.click(screen.getByText('Add room type'));
  expect(last()).toMatchObject({
    room_type: 'Double',
    room_type_master_id: 3,
    member_capacity: 3,
    occupied_members: 2,
    room_count: 1,
    nights: 3,
    room_type_prices: { rate_type: 'Net Rate' },
  });
});

it('R-TRIP-086 R-TRIP-088 keeps each room with its guests and comments, and shares the price among them', () => {
  renderInApp(<Editor />);
  fireEvent.click(screen.getByText('Add room type'));
  fill('Base fare per room, entire stay', '300');
  fill('Room number', '204');
  fill('Guests', 'Mina Okafor, Jonas Okafor');
  fill('Internal comment', 'Upgrade likely');
  expect(last()?.rooms[0]).toMatchObject({
    room_no: '204',
    comments: { internal: 'Upgrade likely' },
    price_per_nights: [10_000, 10_000, 10_000],
    guests: [{ name: 'Mina Okafor', price_totals: 15_000 }, { name: 'Jonas Okafor' }],
  });
  fill('Rooms', '2');
  expect(last()?.rooms).toHaveLength(2);
  expect(screen.getByTestId('room-type-total-1').textContent).toBe(
    '€600.00 total, €100.00 per room per night, €150.00 per person.',
  );
});

it('R-TRIP-086 R-TRIP-088 keeps the days of a room, and of each guest days, breakfasts and price', () => {
  renderInApp(<Editor />);
  fireEvent.click(screen.getByText('Add room type'));
  fill('Base fare per room, entire stay', '300');
  fill('Hotel check-in', '3 pm');
  fill('Room description', 'Sea view');
  fill('Room check-in', '5/1/2031');
  fill('Room check-out', '5/3/2031');
  fill('Guests', 'Mina Okafor');
  fireEvent.click(screen.getByRole('button', { name: 'Guest details' }));
  fill('Guest check-in', '5/2/2031');
  expect(last()?.rooms[0]?.guests[0]?.dates).toBeUndefined();
  fill('Guest check-out', '5/3/2031');
  fill('Breakfast coupons', '2');
  fireEvent.change(screen.getByLabelText('Guest type'), { target: { value: 'child' } });
  fill('Amount', '120');
  expect(last()).toMatchObject({ hotel_checkin: '15:00', description: 'Sea view' });
  expect(last()?.rooms[0]).toMatchObject({ checkin_date: '2031-05-01', checkout_date: '2031-05-03', nights: 2 });
  expect(last()?.rooms[0]?.guests[0]).toMatchObject({
    dates: { checkin_date: '2031-05-02', checkout_date: '2031-05-03' },
    nights: 1,
    breakfast_coupon_count: 2,
    price_type: 'child',
    price_amount: 12_000,
  });
  expect(screen.getByTestId('room-figures-1').textContent).toBe('€300.00 for 2 nights: €150.00 each.');
});
it('says what is no date, and leaves the day as it was', () => {
  renderInApp(<Editor />);
  fireEvent.click(screen.getByText('Add room type'));
  fill('Room check-in', '31/31/2031');
  expect(screen.getByText('31/31/2031 isn’t a date. Use mm/dd/yyyy.')).toBeTruthy();
  expect(last()?.rooms[0]?.checkin_date).toBeUndefined();
});

it('makes what the rooms come to the price of the booking', () => {
  renderInApp(<Editor />);
  fireEvent.click(screen.getByText('Add room type'));
  fill('Base fare per room, entire stay', '300');
  fill('Room markup', '10');
  fireEvent.click(screen.getByText(/Use as price/));
  expect(priced.mock.lastCall?.[0]).toMatchObject({ total_price: 33_000, total_profit: 3000, currency: 'EUR' });
});

it('R-SHELL-231 asks whoever lacks View Commissions for no cost of a room', () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Reservations'] }));
  renderInApp(<Editor />);
  fireEvent.click(screen.getByText('Add room type'));
  expect(screen.queryByLabelText('Base fare per room, entire stay')).toBeNull();
  expect(screen.queryByText(/Use as price/)).toBeNull();
  fill('Guests per room', '3');
  expect(last()?.room_type_prices).not.toHaveProperty('base_fare');
});
