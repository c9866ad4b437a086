import type { EnteredPrice } from './price-detail';
import type { PriceFigures } from './price-figures';
import type { Portion } from './price-parts';
import { roomTypeFigures } from './room-figures';
import type { RoomType } from './room-type';

const amountOf = (amount: number): Portion | undefined => (amount > 0 ? { mode: 'amount', amount } : undefined);

/**
 * The rooms of a stay as one price in one currency: every part is the sum of theirs, so that total, commission and profit are those of
 * the rooms to the minor unit. Undefined while rooms are priced in another currency, or none is priced.
 */
export const priceOfRooms = (types: readonly RoomType[], currency: string): EnteredPrice | undefined => {
  const priced = types.filter((type) => type.room_type_prices.base_fare !== undefined);
  if (priced.length === 0 || priced.some((type) => type.room_type_prices.currency !== currency)) return undefined;
  const figures = priced.map(roomTypeFigures);
  const sum = (name: keyof PriceFigures) => figures.reduce((total, one) => total + one[name], 0);
  const taxes = sum('tax') + sum('resort_tax') + sum('qtax');
  return {
    price_per_person: 'Total Price',
    total_price: sum('total_price'),
    currency,
    base_fare: sum('base_fare'),
    tax: taxes > 0 ? [{ name: 'Room taxes', mode: 'amount', amount: taxes }] : [],
    resort_price: sum('resort_price') || undefined,
    other_fee: sum('other_fee') || undefined,
    cushion: amountOf(sum('cushion')),
    markup: amountOf(sum('markup')),
    processing_fee: sum('processing_fee') || undefined,
    agency_commission: amountOf(sum('agency_commission')),
    commission: amountOf(sum('commission')),
    headcount: priced.reduce((total, type) => total + type.occupied_members * type.room_count, 0),
    rate_type: 'Net Rate',
  };
};
