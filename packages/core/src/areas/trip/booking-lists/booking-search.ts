import type { FiledAs } from '../bookings/types/filed-as';
import type { BookingRow } from './booking-row';

/** What the bookings table is narrowed to, besides its days. */
export type BookingSearch = {
  text?: string | undefined;
  booking_type?: string | undefined;
  filed_as?: FiledAs | undefined;
  reservation_status?: string | undefined;
  payment_status?: string | undefined;
  supplier?: string | undefined;
  /** An institution that it was bought from, or through. */
  supplier_id?: string | undefined;
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
