import { addMonths } from '@wayline/core/base/add-months';

/** Most countries let no one in whose passport ends within six months. */
const MONTHS_NEEDED = 6;

export type Expiry = 'expired' | 'soon';

/** Whether a document can no longer be used on a day, or for not much longer; its last day is still a good one. */
export const getExpiry = (expiration: string | undefined, today: string): Expiry | undefined => {
  if (!expiration) return undefined;
  if (expiration < today) return 'expired';
  return expiration < addMonths(today, MONTHS_NEEDED) ? 'soon' : undefined;
};
