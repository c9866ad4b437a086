import type { MultiPriceType } from '@wayline/core/areas/trip/pricing/price-types';

/** What the kinds of traveler are called. Source: R-TRIP-236. */
export const MULTI_PRICE_WORDS: Record<MultiPriceType, string> = {
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
  senior_discount: 'Senior (discount)',
  member: 'Member',
  non_member: 'Non-member',
};
