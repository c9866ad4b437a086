import { toFoundPlace } from '../found-draft';
import { countryZone } from '../time/country-zone';
import {
  findThingAddress,
  findThingPhone,
  findThingUrl,
  listReservedThings,
  type ReservationOf,
  startDraft,
  timeUnder,
} from './reservation';
import { findNestedThing, findThingText, nameUnder } from './thing';

/** FoodEstablishmentReservation. Source: schema.org FoodEstablishmentReservation. */
export const foodDrafts: ReservationOf = (reservation, format) => {
  const [restaurant] = listReservedThings(reservation);
  const name = findThingText(restaurant, 'name') ?? nameUnder(reservation, 'reservationFor', 'provider');
  const local = countryZone(nameUnder(findNestedThing(restaurant, 'address'), 'addressCountry')?.value);
  const zone = local ? { value: local } : undefined;
  const start = timeUnder(reservation, zone, 'startTime', 'startDate', 'reservationTime');
  const end = timeUnder(reservation, zone, 'endTime', 'endDate');
  if (!start.time && !name) return [];
  const draft = startDraft('restaurant', reservation, format);
  const place = toFoundPlace({ name, address: findThingAddress(restaurant) });
  return [
    {
      ...draft,
      title: name,
      supplier: name,
      start: start.time,
      start_timezone: start.time && (start.zone ?? zone),
      end: end.time,
      end_timezone: end.time && (end.zone ?? zone),
      places: place ? [place] : [],
      phone: findThingPhone(restaurant, reservation),
      url: draft.url ?? findThingUrl(restaurant),
    },
  ];
};
