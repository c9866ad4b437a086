import { holdsText, wordMatcher } from '../../../base/text-match';
import { type FiledAs, filedAs } from '../bookings/types/filed-as';
import type { BookingRow } from './booking-row';

/** What the bookings table is narrowed to, besides its days. */
export type BookingSearch = {
  text?: string | undefined;
  booking_type?: string | undefined;
  filed_as?: FiledAs | undefined;
  reservation_status?: string | undefined;
  payment_status?: string | undefined;
  supplier?: string | undefined;
  unconfirmed?: boolean | undefined;
};

/** A booking that still waits for the number of its supplier; one that will not happen does not. */
export const isUnconfirmed = ({
  confirmation_id,
  reservation_status: status,
}: Pick<BookingRow, 'confirmation_id' | 'reservation_status'>) =>
  !confirmation_id && status !== 'Cancelled' && status !== 'Rejected';

/** Whether anything narrows the table but its days. */
export const isNarrowed = (search: BookingSearch): boolean => Object.values(search).some(Boolean);

/** Whether a row is meant: every word stands in its title, its supplier or its confirmation number, and every filter holds. */
export const bookingMatcher = (search: BookingSearch) => {
  const hasWords = wordMatcher(search.text);
  const equal = ['booking_type', 'reservation_status', 'payment_status'] as const;
  return (row: BookingRow): boolean => {
    if (equal.some((name) => search[name] && search[name] !== row[name])) return false;
    if (search.filed_as && search.filed_as !== filedAs(row.booking_type, row.sub_type)) return false;
    if (search.supplier && !holdsText(row.supplier_name, search.supplier)) return false;
    if (search.unconfirmed && !isUnconfirmed(row)) return false;
    return hasWords([row.title, row.supplier_name, row.confirmation_id].join('\n'));
  };
};
