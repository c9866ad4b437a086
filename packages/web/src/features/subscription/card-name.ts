import type { SubscriptionView } from './subscription-query';

/** A card as people tell it from others: `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: Pick<SubscriptionView['cards'][number], 'brand' | 'last4'>): string =>
  `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
