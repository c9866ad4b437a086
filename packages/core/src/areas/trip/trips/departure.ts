import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { Day, Instant, Money } from '../../../base/values';
import { TRIP_STATUSES } from './trip-types';

/** A trip as the calendar of departures knows it. */
export const Departure = z.object({
  trip_id: TripId,
  code: z.string(),
  trip_name: z.string(),
  start_date: Day,
  end_date: Day.optional(),
  trip_status: z.enum(TRIP_STATUSES).default('NEW REQUEST'),
  /** The night in which the trip is checked next. */
  check_at: Instant.optional(),
  /** When the rest of the trip is to be paid, and who works on it. */
  final_payment: z.object({ day: Day, amount: Money.optional(), advisor_id: UserId }).optional(),
});
export type Departure = z.infer<typeof Departure>;

/** The deadlines of a company by their day: the final payments of trips that depart, and what is due of bookings. */
export const DEADLINE_LIST = ['DEADLINES'] as const;
/** The columns of that list's rows, whatever is due; the order stays for good. */
export const DEADLINE_COLUMNS = [
  'kind',
  'trip_id',
  'day',
  'booking_id',
  'booking_type',
  'title',
  'advisor_id',
  'amount',
] as const;
/** What the list of deadlines shows of a final payment. */
export const PaymentRow = z.object({
  kind: z.literal('final_payment'),
  trip_id: TripId,
  day: Day,
  amount: Money.optional(),
  advisor_id: UserId,
});
export type PaymentRow = z.infer<typeof PaymentRow>;
