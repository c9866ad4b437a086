import * as z from 'zod';
import { TravelerId } from '../../../base/ids';
import { settles } from '../../../base/settle-check';
import { ClockTime, CurrencyCode, Day, Note } from '../../../base/values';
import { ExchangeRate } from './exchange-rate-schema';
import { Amount, DerivedPrice, PriceParts } from './price-parts';
import { MEASUREMENT_UNITS, MULTI_PRICE_TYPES, RATE_TYPES } from './price-types';
import { ROOM_DEFAULTS, ROOM_PRICE_DEFAULTS } from './room-defaults';
import { settledRoomType } from './room-figures';
import { areTooManyNights } from './room-nights';

const MOST_ROOMS = 500;
const MOST_NIGHTS = 370;
const Count = z.int().min(0).max(MOST_ROOMS);
const Nights = z.int().min(0).max(MOST_NIGHTS);
const text = (most: number) => z.string().trim().max(most).optional();

/**
 * Somebody who sleeps in a room: a traveler of the trip by id, whose name is read from the trip, or anybody else by name. Prices in minor
 * units of the room type's currency. Source: R-TRIP-088.
 */
export const Guest = z.object({
  name: z.string().trim().max(255).default(''),
  traveller_ids: z.array(TravelerId).max(50).default([]),
  dates: z.object({ checkin_date: Day, checkout_date: Day }).optional(),
  nights: Nights.optional(),
  avg_price: z.int().optional(),
  price_totals: z.int().optional(),
  breakfast_coupon_count: Count.optional(),
  price_type: z.enum(MULTI_PRICE_TYPES).optional(),
  price_amount: Amount.optional(),
});

export type Guest = z.infer<typeof Guest>;

/** One room of a room type; `checkin_day` and `checkout_day` are days of the trip, from 1. Source: R-TRIP-086. */
export const Room = z.object({
  checkin_date: Day.optional(),
  checkout_date: Day.optional(),
  checkin_day: z.int().optional(),
  checkout_day: z.int().optional(),
  nights: Nights.optional(),
  price_per_nights: z.array(z.int()).max(MOST_NIGHTS).optional(),
  totals: z.object({ total_price: z.int() }).optional(),
  /** What the office says of the room, and what the client may read. Source: R-TRIP-087. */
  comments: z.object({ internal: Note.optional(), client: Note.optional() }).optional(),
  client_request: text(2000),
  reward_program: text(120),
  confirmation_id: text(80),
  room_no: text(40),
  guests: z.array(Guest).max(30).default([]),
});
export type Room = z.infer<typeof Room>;

/** The price of one room for its whole stay, and what all rooms of the type come to. Source: R-TRIP-081..085. */
export const RoomTypePrices = z.object({
  ...PriceParts.shape,
  ...DerivedPrice.shape,
  total_price: z.int().optional(),
  currency: CurrencyCode.default(ROOM_PRICE_DEFAULTS.currency),
  exchange_rate: ExchangeRate.default(ROOM_PRICE_DEFAULTS.exchange_rate),
  measurement_unit: z.enum(MEASUREMENT_UNITS).default(ROOM_PRICE_DEFAULTS.measurement_unit),
  rate_type: z.enum(RATE_TYPES).default(ROOM_PRICE_DEFAULTS.rate_type),
});

const Shape = z.object({
  room_type: z.string().trim().max(80).default(ROOM_DEFAULTS.room_type),
  room_type_master_id: z.int().min(1).max(1000).default(ROOM_DEFAULTS.room_type_master_id),
  member_capacity: Count.default(ROOM_DEFAULTS.member_capacity),
  occupied_members: Count.default(ROOM_DEFAULTS.occupied_members),
  room_count: Count.default(ROOM_DEFAULTS.room_count),
  nights: Nights.optional(),
  hotel_checkin: ClockTime.optional(),
  hotel_checkout: ClockTime.optional(),
  description: text(2000),
  room_type_prices: RoomTypePrices.prefault({}),
  /** The average of a room's night, minor units. */
  avg_total_price: z.int().optional(),
  rooms: z.array(Room).max(MOST_ROOMS).default([]),
});
export type RoomType = z.infer<typeof Shape>;

/** Rooms of one kind in a stay, with what they cost; the figures follow the parts. Source: R-TRIP-076..085 (G-098, G-099). */
export const RoomType = Shape.check(settles(settledRoomType)).refine(
  ({ room_type_prices: { total_price = 0 } }) => Number.isSafeInteger(total_price),
  { path: ['room_type_prices'], message: 'This price is too large. Check the amount.' },
);

const MOST_TYPES = 50;
/** All room types of a stay; refused before their nights are priced when no record could hold them. */
export const RoomTypes = z.preprocess((types, context) => {
  if (!areTooManyNights(types)) return types;
  context.addIssue({
    code: 'custom',
    message: "That's more rooms and nights than one booking can hold. Split them across several bookings.",
  });
  return z.NEVER;
}, z.array(RoomType).max(MOST_TYPES)) as unknown as z.ZodArray<typeof RoomType>;
