import type { Found } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import { countryZone } from '../time/country-zone';
import type { PlaceTime } from '../time/place-time';
import { readClock } from '../time/spoken-time';
import {
  findThingAddress,
  findThingPhone,
  findThingUrl,
  listReservedThings,
  type ReservationOf,
  startDraft,
  timeUnder,
} from './reservation';
import { findNestedThing, findThingText, nameUnder, type Thing } from './thing';

/** A day takes the clock time that is said apart from it, by the reservation or by the house rules. */
const withClock = (when: PlaceTime, ...clocks: (Found | undefined)[]): PlaceTime => {
  if (!when.time || when.time.value.length > 10) return when;
  const clock = clocks.map((found) => readClock(found?.value ?? '')).find((time) => time !== undefined);
  return clock ? { ...when, time: { ...when.time, value: `${when.time.value}T${clock}` } } : when;
};

const zoneOf = (hotel: Thing | undefined): Found | undefined => {
  const country = nameUnder(findNestedThing(hotel, 'address'), 'addressCountry');
  const zone = countryZone(country?.value);
  return zone ? { value: zone } : undefined;
};

/** LodgingReservation: check-in and check-out, days or times. Source: schema.org LodgingReservation. */
export const lodgingDrafts: ReservationOf = (reservation, format) => {
  const [hotel] = listReservedThings(reservation);
  const zone = zoneOf(hotel);
  const checkin = timeUnder(reservation, undefined, 'checkinDate', 'checkinTime', 'checkin', 'startDate', 'startTime');
  const checkout = timeUnder(reservation, undefined, 'checkoutDate', 'checkoutTime', 'checkout', 'endDate', 'endTime');
  const start = withClock(checkin, findThingText(reservation, 'checkinTime'), findThingText(hotel, 'checkinTime'));
  const end = withClock(checkout, findThingText(reservation, 'checkoutTime'), findThingText(hotel, 'checkoutTime'));
  const name = findThingText(hotel, 'name') ?? nameUnder(reservation, 'reservationFor');
  if (!start.time && !name) return [];
  const draft = startDraft('hotel', reservation, format);
  const place = toFoundPlace({ name, address: findThingAddress(hotel) });
  return [
    {
      ...draft,
      title: name,
      supplier: name ?? draft.supplier,
      start: start.time,
      start_timezone: start.time && (start.zone ?? zone),
      end: end.time,
      end_timezone: end.time && (end.zone ?? zone),
      places: place ? [place] : [],
      phone: findThingPhone(hotel, reservation),
      url: draft.url ?? findThingUrl(hotel),
    },
  ];
};
