import { isPartial } from '../../imports/public';
import type { ImportDraft } from '../../imports/public-schemas';
import type { PriceDetail } from '../pricing/price-detail';
import { isWorkedOut } from '../pricing/price-figures';
import type { Booking, BookingDraft, Leg, Place } from './booking';
import { bookingFromDraft, UNKNOWN } from './booking-from-draft';

/** Statuses that say no less than a confirmation does. */
const STANDING: readonly Booking['reservation_status'][] = ['Client Approved (Confirmed)', 'Booked', 'Paid'];
const statusAfter = (before: Booking['reservation_status'], imported: Booking['reservation_status']) =>
  imported === 'Booked' && STANDING.includes(before) ? before : imported;

const isTold = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
/** What `newer` tells, and where it is silent what stood there before. */
const laidOver = <T extends object>(before: T | undefined, newer: T): T => ({
  ...newer,
  ...before,
  ...Object.fromEntries(Object.entries(newer).filter(([, value]) => isTold(value))),
});

const placeAfter = (before: Place | undefined, newer: Place): Place => {
  if (!before) return newer;
  if (newer.name === UNKNOWN && !newer.iata_code) return before;
  const same = before.iata_code && newer.iata_code ? before.iata_code === newer.iata_code : before.name === newer.name;
  return same ? laidOver(before, newer) : newer;
};

const sameLeg = (a: Leg, b: Leg): boolean =>
  (!!a.number && a.number === b.number && a.carrier_code === b.carrier_code) ||
  (a.start_date === b.start_date && placeAfter(a.from, b.from) !== b.from);

/** A leg that moved to another day has left its times behind. */
const legAfter = (before: Leg, newer: Leg): Leg => {
  const { start_time, end_date, end_time, ...rest } = before;
  return {
    ...laidOver(before.start_date === newer.start_date ? before : rest, newer),
    from: placeAfter(before.from, newer.from),
    to: placeAfter(before.to, newer.to),
  };
};

/** The legs of a newer confirmation over those that were there; a boarding pass tells of its own legs only, so the others stay. */
const legsAfter = (before: readonly Leg[] | undefined, newer: readonly Leg[], partial: boolean): Leg[] => {
  const left = [...(before ?? [])];
  const told = newer.map((leg) => {
    const at = left.findIndex((candidate) => sameLeg(candidate, leg));
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return known ? legAfter(known, leg) : leg;
  });
  return partial ? [...told, ...left].sort((a, b) => (a.start_date < b.start_date ? -1 : 1)) : told;
};

/** A price that the advisor has worked out, with markup and commission, is not what a supplier's letter speaks of: it stays. */
const priceAfter = (before: PriceDetail | undefined, told: PriceDetail | undefined): PriceDetail | undefined =>
  before && told && !isWorkedOut(before) ? { ...before, ...told } : (before ?? told);

const timesAfter = (before: Booking, imported: BookingDraft, partial: boolean): Partial<BookingDraft> => {
  const { accommodation, destinations, transportations, general_booking: general } = imported;
  const sameDay = general?.start_date === before.general_booking?.start_date;
  return {
    ...(accommodation && { accommodation: laidOver(before.accommodation, accommodation) }),
    ...(destinations && { destinations: legsAfter(before.destinations, destinations, partial) }),
    ...(transportations && { transportations: legsAfter(before.transportations, transportations, partial) }),
    ...(general && { general_booking: sameDay ? laidOver(before.general_booking, general) : general }),
  };
};

/**
 * A booking as a newer confirmation of it has it. What the confirmation does not tell stays as the advisor left it: the title, what was
 * paid, notes, and every field it is silent about. Source: R-TRIP-073.
 */
export const updatedByImport = (before: Booking, draft: ImportDraft, today: string): Booking => {
  const imported = bookingFromDraft(draft, today);
  return {
    ...laidOver<Booking>(before, { ...before, ...imported }),
    ...timesAfter(before, imported, isPartial(draft)),
    ...(imported.traveler_names?.length && { traveler_ids: [], guest_names: [] }),
    ...(imported.places.length > 0 && { places: imported.places.map((p, i) => placeAfter(before.places[i], p)) }),
    price_detail: priceAfter(before.price_detail, imported.price_detail),
    title: before.title,
    payment_status: before.payment_status,
    reservation_status: statusAfter(before.reservation_status, imported.reservation_status),
  };
};
