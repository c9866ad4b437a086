import { defaultCurrency } from '@wayline/core/access/session-user';
import { useSignedInUser } from '../../../../lib/session';
import type { PlannedTrip } from '../use-trip';
import { mainCurrency } from './main-currency';

/** The currency that most of a trip is sold in; the user's own while nothing is priced. */
export const useTripCurrency = ({ accounting_summary: { total_sales } }: PlannedTrip): string => {
  const own = defaultCurrency(useSignedInUser());
  return mainCurrency(total_sales) ?? own;
};
