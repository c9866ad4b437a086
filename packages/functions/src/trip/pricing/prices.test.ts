import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
const advisor = () => ({ as: world.people.advisor });
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const book = async (rest: Record<string, unknown>) => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Priced' }, advisor())).body;
  return world.send<{ booking: { id: string; price_detail: unknown; accommodation: unknown } }>(
    'book.bookings.create',
    { trip_id: trip.id, title: 'Palazzo Miramare', booking_type: 'Accommodation', ...rest },
    advisor(),
  );
};

describe('the price of a booking', () => {
  it('R-TRIP-036 is kept as entered, with the total, commission and profit its parts make', async () => {
    const { body } = await book({
      price_detail: {
        total_price: 1,
        currency: 'EUR',
        base_fare: 100_000,
        tax: [{ name: 'City tax', mode: 'percentage', percentage: '10' }],
        markup: { mode: 'percentage', percentage: '20' },
        commission: { mode: 'amount', amount: 5000 },
        processing_fee: 2500,
      },
    });
    expect(body.booking.price_detail).toMatchObject({
      total_net_cost: 110_000,
      total_price: 132_500,
      total_commission_price: 5000,
      processing_fee: 2500,
      total_profit: 27_500,
      exchange_rate: '1',
    });
  });

  it('R-TRIP-135 is not saved at a rate that has letters', async () => {
    const refused = await book({ price_detail: { total_price: 1, currency: 'EUR', exchange_rate: '1.1x' } });
    expect([refused.status, refused.body.error?.issues]).toMatchObject([400, [{ path: 'price_detail.exchange_rate' }]]);
  });

  it('R-TRIP-085 R-TRIP-086 R-TRIP-088 comes with its rooms and guests', async () => {
    const { body } = await book({
      accommodation: {
        checkin_date: '2031-05-01',
        checkout_date: '2031-05-03',
        room_types: [
          {
            nights: 2,
            hotel_checkin: '15:00',
            description: 'Sea view',
            room_type_prices: { base_fare: 20_001, currency: 'EUR' },
            rooms: [
              {
                room_no: '204',
                confirmation_id: 'PM-1',
                reward_program: 'Gold',
                guests: [{ name: 'Mina Okafor', breakfast_coupon_count: 2 }],
              },
            ],
          },
        ],
      },
    });
    expect(body.booking.accommodation).toMatchObject({
      room_types: [
        {
          room_type: 'Double',
          hotel_checkin: '15:00',
          avg_total_price: 10_001,
          room_type_prices: { total_price: 20_001, total_price_per_person: 10_001 },
          rooms: [
            {
              room_no: '204',
              nights: 2,
              price_per_nights: [10_001, 10_000],
              guests: [{ name: 'Mina Okafor', breakfast_coupon_count: 2 }],
            },
          ],
        },
      ],
    });
  });
});

describe('exchange rates', () => {
  it('R-TRIP-190 convert an amount at the reference rate of a day', async () => {
    const asked = { from: 'EUR', to: 'USD', amount: '1250.50', date: '2024-12-31' };
    const { body } = await world.call('lookups.currency.convert', asked, advisor());
    expect(body).toEqual({
      converted: '1299.14',
      rate: '1.0389',
      rate_date: '2024-12-31',
      rate_source: 'European Central Bank',
    });
    const yen = await world.call('lookups.currency.convert', { ...asked, to: 'JPY', amount: '1' }, advisor());
    expect(yen.body.converted).toBe('163');
  });

  it('R-TRIP-191 are those of the last day before that has some, and say which', async () => {
    const asked = { date: '2023-12-31', source: 'USD', currencies: 'EUR,GBP,XXX' };
    const { body } = await world.call('lookups.currency.historical', asked, advisor());
    expect(body).toEqual({
      source: 'USD',
      rate_date: '2023-12-29',
      rate_source: 'European Central Bank',
      rates: { EUR: '0.904977', GBP: '0.786471' },
    });
  });

  it('are refused for a currency nobody quotes, and for a day before the first that was published', async () => {
    const asked = { from: 'EUR', to: 'XXX', amount: '1', date: '2024-12-31' };
    const unknown = await world.call('lookups.currency.convert', asked, advisor());
    expect([unknown.status, unknown.body.error?.message]).toEqual([
      422,
      'There’s no rate from EUR to XXX for 2024-12-31. Please enter the rate.',
    ]);
    const early = await world.call('lookups.currency.convert', { ...asked, to: 'USD', date: '1999-01-01' }, advisor());
    expect([early.status, early.body.error?.code]).toEqual([422, 'rates.unknown']);
  });
});
