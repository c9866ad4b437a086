import type { BookingType } from '../../../base/booking-types';
import { addDays } from '../../../base/days';
import { toMoney } from '../../../base/money-text';
import { ClockTime, CurrencyCode, Day, TimeZone } from '../../../base/values';
import type { DraftLeg, DraftPlace, ImportDraft } from '../../imports/public-schemas';
import { BookingDraft, type Leg, type Place } from './booking';

const TYPES: Record<ImportDraft['kind'], BookingType> = {
  flight: 'Flights',
  hotel: 'Accommodation',
  rail: 'Rail',
  bus: 'Transportation',
  car_rental: 'Transportation',
  restaurant: 'Dining',
  event: 'Activity',
  cruise: 'Cruise',
};
const SUB_TYPES: Partial<Record<ImportDraft['kind'], string>> = {
  bus: 'Shuttle',
  car_rental: 'Car Rental',
  hotel: 'Hotel',
};
/** The name of a place or booking that the source does not name. */
export const UNKNOWN = 'To be confirmed';
/** The most of each list that a booking takes. */
const MOST = { legs: 20, places: 20, travelers: 200 };

/** The text where it is what the schema wants; a source may say anything. */
const fit = (schema: typeof Day | typeof ClockTime | typeof TimeZone, text: string | undefined) =>
  schema.safeParse(text).success ? text : undefined;
const dayOf = (local: string | undefined) => fit(Day, local?.slice(0, 10));
const timeOf = (local: string | undefined) => fit(ClockTime, local?.slice(11, 16));
const zoneOf = (zone: string | undefined) => fit(TimeZone, zone);
const short = (text: string | undefined, length: number) => text?.trim().slice(0, length) || undefined;
const nameOf = (place: DraftPlace | undefined) =>
  short(place?.name, 255) ?? short(place?.iata_code, 255) ?? short(place?.address, 255) ?? UNKNOWN;

const toPlace = (place: DraftPlace | undefined): Place => ({
  name: nameOf(place),
  iata_code: /^[A-Z]{3}$/.test(place?.iata_code ?? '') ? place?.iata_code : undefined,
  formatted_address: short(place?.address, 500),
  source: 'import',
});
/** A place that is the booking's own, such as the hotel: whom to call there, and by which clock its times are told. */
const toVenue = (place: DraftPlace, { phone, url, start_timezone }: ImportDraft): Place => ({
  ...toPlace(place),
  phone_no: short(phone, 50),
  url: short(url, 500),
  timezone: zoneOf(start_timezone),
});

const toLeg = (leg: DraftLeg, fallbackDay: string): Leg => ({
  from: toPlace(leg.from),
  to: toPlace(leg.to),
  start_date: dayOf(leg.departs) ?? fallbackDay,
  start_time: timeOf(leg.departs),
  start_timezone: zoneOf(leg.departs_timezone),
  end_date: dayOf(leg.arrives),
  end_time: timeOf(leg.arrives),
  end_timezone: zoneOf(leg.arrives_timezone),
  carrier: short(leg.carrier, 120),
  carrier_code: short(leg.carrier_code, 8),
  number: short(leg.number, 20),
  cabin: short(leg.cabin, 40),
  seat: short(leg.seat, 40),
});

/** A draft without legs that still goes from one place to another, such as a rental car, has one. */
const legsOf = (draft: ImportDraft, day: string): Leg[] => {
  if (draft.legs?.length) return draft.legs.slice(0, MOST.legs).map((leg) => toLeg(leg, day));
  const [from, to = from] = draft.places;
  const only: DraftLeg = {
    from,
    to,
    departs: draft.start,
    arrives: draft.end,
    departs_timezone: draft.start_timezone,
    arrives_timezone: draft.end_timezone,
  };
  return [toLeg(only, day)];
};

const timedPart = (draft: ImportDraft, day: string): Partial<BookingDraft> => {
  const end = dayOf(draft.end);
  switch (draft.kind) {
    case 'hotel':
      return {
        accommodation: {
          checkin_date: day,
          checkin_time: timeOf(draft.start),
          checkout_date: end && end > day ? end : addDays(day, 1),
          checkout_time: timeOf(draft.end),
        },
      };
    case 'flight':
      return { destinations: legsOf(draft, day) };
    case 'rail':
    case 'bus':
    case 'car_rental':
      return { transportations: legsOf(draft, day) };
    default:
      return {
        general_booking: {
          start_date: day,
          start_time: timeOf(draft.start),
          end_date: end,
          end_time: timeOf(draft.end),
        },
      };
  }
};

const priceOf = ({ price }: ImportDraft): BookingDraft['price_detail'] => {
  if (!price || !CurrencyCode.safeParse(price.currency).success || !/^\d+(\.\d+)?$/.test(price.amount))
    return undefined;
  const { minor, currency } = toMoney(price.amount, price.currency);
  return Number.isSafeInteger(minor) ? { price_per_person: 'Total Price', total_price: minor, currency } : undefined;
};

const titleOf = (draft: ImportDraft): string => {
  const [first] = draft.legs ?? [];
  const last = draft.legs?.at(-1);
  if (draft.title) return draft.title;
  if (first) return `${nameOf(first.from)} to ${nameOf(last?.to)}`;
  return draft.supplier ?? nameOf(draft.places[0]);
};

/**
 * What a reviewed draft becomes in a trip. Every draft becomes a booking: what a booking cannot hold is left out, and a draft without
 * any day is dated `today`, for the advisor to correct.
 */
export const bookingFromDraft = (draft: ImportDraft, today: string): BookingDraft => {
  const day = dayOf(draft.start) ?? dayOf(draft.legs?.[0]?.departs) ?? today;
  return BookingDraft.parse({
    booking_type: TYPES[draft.kind],
    title: short(titleOf(draft), 255) ?? UNKNOWN,
    sub_type: SUB_TYPES[draft.kind],
    supplier_name: short(draft.supplier, 255),
    confirmation_id: short(draft.confirmation_id, 80),
    reservation_status: draft.status === 'cancelled' ? 'Cancelled' : 'Booked',
    traveler_names: draft.travelers
      .map((t) => t.trim().slice(0, 255))
      .filter(Boolean)
      .slice(0, MOST.travelers),
    places: draft.kind === 'flight' ? [] : draft.places.slice(0, MOST.places).map((place) => toVenue(place, draft)),
    price_detail: priceOf(draft),
    ...timedPart(draft, day),
  });
};
