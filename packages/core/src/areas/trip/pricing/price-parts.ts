import * as z from 'zod';
import { Percentage } from '../../../base/percentage';
import { MAX_AMOUNT } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import { MEASUREMENT_UNITS, MULTI_PRICE_TYPES, RATE_TYPES } from './price-types';

const MOST_HEADS = 9999;
/** Whole minor units of the price's currency. */
export const Amount = z.int().min(0).max(MAX_AMOUNT);
const Count = z.int().min(0).max(MOST_HEADS);

/** A part of a price, as a percentage of another part or as an amount in minor units. Source: R-TRIP-084. */
export const Portion = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('percentage'), percentage: Percentage }),
  z.object({ mode: z.literal('amount'), amount: Amount }),
]);
export type Portion = z.infer<typeof Portion>;

const name = z.string().trim().max(80).default('');
export const TaxLine = z.discriminatedUnion('mode', [
  z.object({ name, mode: z.literal('percentage'), percentage: Percentage }),
  z.object({ name, mode: z.literal('amount'), amount: Amount }),
]);

/** What one traveler of a kind pays before taxes and fees, and how many there are. Source: R-TRIP-236. */
export const MultiPrice = z.object({ type: z.enum(MULTI_PRICE_TYPES), count: Count, price: Amount });
export type MultiPrice = z.infer<typeof MultiPrice>;

/** What a price is made of. From any of these, net cost and markup can be worked out of the price that the client pays. */
const COMPOSITION = requiresPermission('View Commissions', {
  base_fare: Amount.optional(),
  multi_prices: z.array(MultiPrice).max(MULTI_PRICE_TYPES.length).optional(),
  tax: z.array(TaxLine).max(20).optional(),
  resort_price: Amount.optional(),
  resort_tax: Portion.optional(),
  /** One more tax on the room. Source: G-181. */
  qtax: Portion.optional(),
  other_fee: Amount.optional(),
  /** What is put aside against a rate that moves. Source: G-181. */
  cushion: Portion.optional(),
  markup: Portion.optional(),
  agency_commission: Portion.optional(),
  commission: Portion.optional(),
});

/**
 * What an advisor enters to make a price; amounts are for one room, cabin or traveler where the price is per room, cabin or person.
 * What each is a percentage of stands in `price-formulas.ts`. Source: spec 2 §3 Room type template (G-195), R-TRIP-236.
 */
export const PriceParts = z.object({
  ...COMPOSITION,
  /** Charged once for the whole price, however many rooms or travelers. */
  processing_fee: Amount.optional(),
  rate_type: z.enum(RATE_TYPES).optional(),
  measurement_unit: z.enum(MEASUREMENT_UNITS).optional(),
  headcount: Count.optional(),
  capacity: Count.optional(),
  room_count: Count.optional(),
});
export type PriceParts = z.infer<typeof PriceParts>;

/**
 * The percentage that the booking's supplier pays by its terms: what its commission is where none is typed. It follows the supplier, the type
 * and the first day of the booking, and nobody types it. Source: spec 3 §3 (commission terms).
 */
export const SupplierRate = z.object(requiresPermission('View Commissions', { supplier_rate: Percentage.optional() }));
export type SupplierRate = z.infer<typeof SupplierRate>;

/** What is made of the parts, in minor units; see `price-formulas.ts`. */
export const DerivedPrice = z.object({
  ...requiresPermission('View Commissions', {
    total_net_cost: z.int().optional(),
    total_commission_price: z.int().optional(),
    total_profit: z.int().optional(),
  }),
  total_price_per_person: z.int().optional(),
});
