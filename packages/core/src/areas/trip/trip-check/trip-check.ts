import { migrateBooking } from '../bookings/people/link-travelers';
import type { CheckedTrip } from './checked-trip';
import { type Finding, SEVERITIES } from './finding';
import { checkInBeforeArrival } from './rules/check-in-before-arrival';
import { checkOutAfterDeparture } from './rules/check-out-after-departure';
import { noConfirmationNumber, unconfirmed } from './rules/confirmations';
import { connections } from './rules/connections';
import { duplicates } from './rules/duplicates';
import { missingTransfer } from './rules/missing-transfer';
import { nightWithoutBed } from './rules/night-without-bed';
import { nobodyNamed } from './rules/nobody-named';
import { outsideDays } from './rules/outside-days';
import { overlappingStays } from './rules/overlapping-stays';
import { passengerData } from './rules/passenger-data';
import { passports } from './rules/passports';
import { cancelBy, dueAfterOption, optionEnds, paymentPassed } from './rules/payments';
import { startsBeforeArrival } from './rules/starts-before-arrival';
import { totals } from './rules/totals';
import { twoPlaces } from './rules/two-places';

const RULES: readonly ((checked: CheckedTrip) => Finding[])[] = [
  nightWithoutBed,
  overlappingStays,
  twoPlaces,
  connections,
  startsBeforeArrival,
  checkInBeforeArrival,
  checkOutAfterDeparture,
  missingTransfer,
  passports,
  passengerData,
  nobodyNamed,
  dueAfterOption,
  paymentPassed,
  optionEnds,
  unconfirmed,
  cancelBy,
  outsideDays,
  noConfirmationNumber,
  duplicates,
  totals,
];

/** What says the same of a booking in better words: a connection, a twin or an arrival explains why two things are at once. */
const EXPLAINS_CLASH = new Set(['TC-04', 'TC-05', 'TC-18']);
const byKey = (a: Finding, b: Finding): number => {
  const [left, right] = [a, b].map((f) =>
    [SEVERITIES.indexOf(f.severity), f.date ?? '9999', f.rule, f.booking_id ?? '', f.traveler_id ?? ''].join('#'),
  ) as [string, string];
  return left < right ? -1 : left > right ? 1 : 0;
};

/**
 * Everything in a trip that an advisor should look at before the traveler does, the worst first, then by day. Bookings that are cancelled
 * or refused play no part. Deterministic: the same trip on the same day gives the same findings.
 */
export const checkTrip = (trip: CheckedTrip): Finding[] => {
  const checked = { ...trip, bookings: trip.bookings.map((booking) => migrateBooking(booking, trip.travelers)) };
  const found = RULES.flatMap((rule) => rule(checked));
  const explained = new Set(found.filter((f) => EXPLAINS_CLASH.has(f.rule)).map((f) => f.booking_id));
  return found.filter((f) => f.rule !== 'TC-03' || !explained.has(f.booking_id)).sort(byKey);
};
