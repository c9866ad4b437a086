import { addDays, formatDay } from '../../../../base/days';
import { type CheckedTrip, isLive } from '../checked-trip';
import { getBookingDeadlines, isHeld, isSettled } from '../deadlines';
import type { Finding } from '../finding';

/** TC-10: an option that runs out before its payment is due, so that it is lost before anybody pays. */
export const dueAfterOption = ({ bookings }: CheckedTrip): Finding[] =>
  bookings
    .filter((b) => isLive(b) && !isSettled(b) && !isHeld(b))
    .flatMap((b): Finding[] => {
      const { payment_due_date: due, option_expires_on: option } = getBookingDeadlines(b);
      if (!due || !option || due <= option) return [];
      return [
        {
          rule: 'TC-10',
          severity: 'warning',
          booking_id: b.id,
          date: option,
          say: `The option on ${b.title} expires on ${formatDay(option)}, before its payment is due on ${formatDay(due)}.`,
          repair: { do: 'edit-booking', label: 'Open deadlines', booking_id: b.id, field: 'payment_due_date' },
        },
      ];
    });

/** TC-11: a payment that was due before today and is not settled. */
export const paymentPassed = ({ bookings, today }: CheckedTrip): Finding[] =>
  bookings
    .filter((b) => isLive(b) && !isSettled(b))
    .flatMap((b): Finding[] => {
      const { payment_due_date: due } = getBookingDeadlines(b);
      if (!due || due >= today) return [];
      return [
        {
          rule: 'TC-11',
          severity: 'problem',
          booking_id: b.id,
          date: due,
          say: `Payment for ${b.title} was due on ${formatDay(due)} and isn’t marked as paid.`,
          repair: { do: 'edit-booking', label: 'Open payment', booking_id: b.id, field: 'payment_status' },
        },
      ];
    });

/** How many days ahead the end of an option is told. */
const OPTION_DAYS = 7;
/** TC-12: an option that ends within a week, or has ended, while nothing is booked. */
export const optionEnds = ({ bookings, today }: CheckedTrip): Finding[] =>
  bookings
    .filter((b) => isLive(b) && !isHeld(b))
    .flatMap((b): Finding[] => {
      const { option_expires_on: option } = getBookingDeadlines(b);
      if (!option || option > addDays(today, OPTION_DAYS)) return [];
      const gone = option < today;
      return [
        {
          rule: 'TC-12',
          severity: gone ? 'problem' : 'warning',
          booking_id: b.id,
          date: option,
          say: gone
            ? `The option on ${b.title} expired on ${formatDay(option)} and it isn’t booked.`
            : `The option on ${b.title} expires on ${formatDay(option)}. Book it or ask for more time.`,
          repair: { do: 'edit-booking', label: 'Open booking', booking_id: b.id, field: 'reservation_status' },
        },
      ];
    });

/** How many days ahead the last day to cancel is told. */
const CANCEL_DAYS = 7;
/** TC-14: the last day to cancel without a fee comes within a week. */
export const cancelBy = ({ bookings, today }: CheckedTrip): Finding[] =>
  bookings.filter(isLive).flatMap((b): Finding[] => {
    const { cancellation_deadline: day } = getBookingDeadlines(b);
    if (!day || day < today || day > addDays(today, CANCEL_DAYS)) return [];
    return [
      {
        rule: 'TC-14',
        severity: 'note',
        booking_id: b.id,
        date: day,
        say: `${b.title} can be canceled until ${formatDay(day)}. Check with your client before then.`,
      },
    ];
  });
