import { formatMoney } from '@wayline/core/base/money-text';
import type { ListedBooking } from './booking-list-queries';

export type Amount =
  | 'total_price'
  | 'total_commission_price'
  | 'processing_fee'
  | 'total_profit'
  | 'total_net_cost'
  | 'markup_price';

/** A figure of a booking with its currency; nothing where no price was given. */
export const formatBookingAmount = ({ currency, ...row }: ListedBooking, of: Amount): string => {
  const minor = row[of];
  return minor === undefined || !currency ? '' : formatMoney({ minor, currency });
};
