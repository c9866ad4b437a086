import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { BookingRows } from '@wayline/core/areas/trip/bookings/booking.records';
import { PriceDetail } from '@wayline/core/areas/trip/pricing/price-detail';
import { RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import type { Table } from '@wayline/core/store/client';
import type { ListEntry } from '@wayline/core/store/list-row';

type Values = Record<string, unknown>;
const PARTS = {
  base_fare: 73_111_337,
  tax: [{ name: 'Planted', mode: 'amount', amount: 1_234_577 }],
  other_fee: 1_717_393,
  cushion: { mode: 'amount', amount: 1_119_991 },
  markup: { mode: 'amount', amount: 5_557_771 },
  agency_commission: { mode: 'amount', amount: 3_331_773 },
  commission: { mode: 'amount', amount: 2_227_779 },
} as const;
const PRICE = PriceDetail.parse({ ...PARTS, tax: [...PARTS.tax], total_price: 0, currency: 'EUR' });
const ROOMS = [RoomType.parse({ room_type_prices: { ...PARTS, currency: 'EUR' } })];
const { total_net_cost, total_commission_price, total_profit } = PRICE;
const FIGURES = { total_net_cost, total_commission_price, total_profit, markup_price: PARTS.markup.amount };
const SPLIT = { commission_split_type: 'host_agency', host_agency_split: '41.3719', advisor_split: '58.6281' };
const PERCENTAGES = { markup_pct: '7.7731', commission_pct: '3.3719', partner_commission_pct: '2.2913' };

/** The payment provider's token for a client's card. */
const CARDS = [{ id: 'pm_planted_4471', card_description: 'Planted Visa ending 4471' }];

/** Whatever of these is found in an answer is a figure or a card that was planted, or was worked out of one. */
export const PLANTED: readonly string[] = [
  PARTS.base_fare,
  PARTS.tax[0].amount,
  PARTS.other_fee,
  PARTS.cushion.amount,
  PARTS.agency_commission.amount,
  PARTS.commission.amount,
  ...Object.values(FIGURES),
  ...CARDS.flatMap(Object.values),
  ...[SPLIT.host_agency_split, SPLIT.advisor_split, ...Object.values(PERCENTAGES)],
].map(String);

/** Everything in a value that is a booking, with a price that was made of recognisable parts. */
const withPrices = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPrices);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPrices(one)]));
  if (!('booking_type' in inner)) return inner;
  const stay = inner.accommodation as Values | undefined;
  return {
    ...inner,
    price_detail: PRICE,
    ...(stay && { accommodation: { ...stay, room_types: ROOMS } }),
    ...('trip_id' in inner && SPLIT),
  };
};
const planted = (item: Values): Values => {
  const { row, ...rest } = item;
  const kept = withPrices(rest) as Values;
  if (item.type === 'booking') {
    const figured = { ...BookingRows.unpack(item as ListEntry), ...FIGURES, currency: 'EUR' };
    return { ...kept, row: BookingRows.pack(figured) };
  }
  if (item.type === 'client') return { ...item, cards: CARDS };
  if (item.type === 'trip_package') return { ...item, ...PERCENTAGES };
  if (item.type === 'trip_commission_split') return { ...item, ...SPLIT };
  return { ...kept, ...(row !== undefined && { row }) };
};

/** Every item of the table, as it lies there. */
export const allItems = async ({ db, name }: Table): Promise<Values[]> => {
  const items: Values[] = [];
  let start: Values | undefined;
  do {
    const page = await db.send(new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: start }));
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

const RECORDS = new Set([
  'booking',
  'deleted_booking',
  'library_item',
  'unclaimed_booking',
  'trip_package',
  'trip_commission_split',
  'client',
]);
/** Puts recognisable figures into every booking, package and split there is, and a card into every client. How many records have them now. */
export const plantFigures = async (table: Table): Promise<number> => {
  const items = (await allItems(table)).filter(({ type }) => RECORDS.has(String(type)));
  for (const item of items) await table.db.send(new PutCommand({ TableName: table.name, Item: planted(item) }));
  return items.length;
};
