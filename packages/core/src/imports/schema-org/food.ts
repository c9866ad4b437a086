import { placeOf } from '../found';
import { countryZone } from '../time/country-zone';
import { addressOf, phoneOf, type ReservationOf, startDraft, subjectsOf, timeUnder, urlOf } from './reservation';
import { nameUnder, textOf, thingOf } from './thing';

/** FoodEstablishmentReservation. Source: schema.org FoodEstablishmentReservation. */
export const foodDrafts: ReservationOf = (reservation, format) => {
  const [restaurant] = subjectsOf(reservation);
  const name = textOf(restaurant, 'name') ?? nameUnder(reservation, 'reservationFor', 'provider');
  const local = countryZone(nameUnder(thingOf(restaurant, 'address'), 'addressCountry')?.value);
  const zone = local ? { value: local } : undefined;
  const start = timeUnder(reservation, zone, 'startTime', 'startDate', 'reservationTime');
  const end = timeUnder(reservation, zone, 'endTime', 'endDate');
  if (!start.time && !name) return [];
  const draft = startDraft('restaurant', reservation, format);
  const place = placeOf({ name, address: addressOf(restaurant) });
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
      phone: phoneOf(restaurant, reservation),
      url: draft.url ?? urlOf(restaurant),
    },
  ];
};
