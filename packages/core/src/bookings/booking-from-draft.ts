import type { DraftLeg, DraftPlace, ImportDraft } from '../imports/import-draft';
import { CurrencyCode, TimeZone } from '../kernel/values';
import { BookingDraft, type Leg, type Place } from './booking';
import type { BookingType } from './booking-types';

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
const UNKNOWN = 'To be confirmed';
const EXPONENT = 2;

const dayOf = (local: string | undefined) => local?.slice(0, 10);
const timeOf = (local: string | undefined) => local?.slice(11, 16) || undefined;
const zoneOf = (zone: string | undefined) => (zone && TimeZone.safeParse(zone).success ? zone : undefined);
const short = (text: string | undefined, length: number) => text?.trim().slice(0, length) || undefined;
const nameOf = (place: DraftPlace | undefined) =>
  short(place?.name, 255) ?? short(place?.iata_code, 255) ?? short(place?.address, 255) ?? UNKNOWN;

const toPlace = (place: DraftPlace | undefined, draft?: ImportDraft): Place => ({
  name: nameOf(place),
  iata_code: /^[A-Z]{3}$/.test(place?.iata_code ?? '') ? place?.iata_code : undefined,
  formatted_address: short(place?.address, 500),
  phone_no: short(draft?.phone, 50),
  url: short(draft?.url, 500),
  source: 'import',
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
  if (draft.legs?.length) return draft.legs.map((leg) => toLeg(leg, day));
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

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const timedPart = (draft: ImportDraft, day: string): Partial<BookingDraft> => {
  const end = dayOf(draft.end);
  switch (draft.kind) {
    case 'hotel':
      return {
        accommodation: {
          checkin_date: day,
          checkin_time: timeOf(draft.start),
          checkout_date: end && end > day ? end : dayAfter(day),
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
  const exponent =
    new Intl.NumberFormat('en', { style: 'currency', currency: price.currency }).resolvedOptions()
      .maximumFractionDigits ?? EXPONENT;
  return {
    price_per_person: 'Total Price',
    total_price: Math.round(Number(price.amount) * 10 ** exponent),
    currency: price.currency,
  };
};

const titleOf = (draft: ImportDraft): string => {
  const [first] = draft.legs ?? [];
  const last = draft.legs?.at(-1);
  if (draft.title) return draft.title;
  if (first) return `${nameOf(first.from)} to ${nameOf(last?.to)}`;
  return draft.supplier ?? nameOf(draft.places[0]);
};

/** What a reviewed draft becomes in a trip. A draft without any day is dated `today`, for the advisor to correct. */
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
      .slice(0, 200),
    places: draft.kind === 'flight' ? [] : draft.places.slice(0, 20).map((p) => toPlace(p, draft)),
    price_detail: priceOf(draft),
    ...timedPart(draft, day),
  });
};
