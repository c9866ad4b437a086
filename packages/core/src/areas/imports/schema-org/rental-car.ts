import { airportIn } from '../airport-names';
import type { Found, FoundPlace } from '../found-draft';
import { reread } from '../spans';
import { countryZone } from '../time/country-zone';
import {
  findThingPhone,
  findThingUrl,
  listReservedThings,
  placeUnder,
  type ReservationOf,
  startDraft,
  timeUnder,
} from './reservation';
import { findNestedThing, findThingText, nameUnder, type Thing } from './thing';

type Desk = { place?: FoundPlace; zone?: Found };

const deskOf = (reservation: Thing, name: string): Desk => {
  const place = placeUnder(reservation, name);
  const airport = /airport|\([A-Z]{3}\)/i.test(place?.name?.value ?? '') ? airportIn(place?.name?.value) : undefined;
  const country = nameUnder(findNestedThing(findNestedThing(reservation, name), 'address'), 'addressCountry')?.value;
  const zone = airport?.zone ?? countryZone(country);
  return {
    place: place && { ...place, iata_code: reread(place.name, /\(([A-Z]{3})\)/.exec(place.name?.value ?? '')?.[1]) },
    zone: zone ? { value: zone } : undefined,
  };
};

const carOf = (car: Thing | undefined): Found | undefined => {
  const name = findThingText(car, 'name');
  if (name) return name;
  const model = findThingText(car, 'model');
  const brand = nameUnder(car, 'brand', 'make');
  return model && brand ? reread(model, `${brand.value} ${model.value}`) : (model ?? brand);
};

/** RentalCarReservation: places are the pick-up and the drop-off. Source: schema.org RentalCarReservation. */
export const rentalCarDrafts: ReservationOf = (reservation, format) => {
  const [car] = listReservedThings(reservation);
  const pickup = deskOf(reservation, 'pickupLocation');
  const dropoff = deskOf(reservation, 'dropoffLocation');
  const start = timeUnder(reservation, pickup.zone, 'pickupTime', 'pickupDate');
  const end = timeUnder(reservation, dropoff.zone, 'dropoffTime', 'dropoffDate');
  if (!start.time && !pickup.place) return [];
  const draft = startDraft('car_rental', reservation, format);
  const company = nameUnder(car, 'rentalCompany') ?? nameUnder(reservation, 'provider') ?? draft.supplier;
  const name = carOf(car);
  return [
    {
      ...draft,
      title: name && company ? reread(name, `${company.value} – ${name.value}`) : (name ?? company),
      supplier: company,
      start: start.time,
      start_timezone: start.time && (start.zone ?? pickup.zone),
      end: end.time,
      end_timezone: end.time && (end.zone ?? dropoff.zone),
      places: [pickup.place, dropoff.place].filter((place) => place !== undefined),
      phone: findThingPhone(
        findNestedThing(reservation, 'pickupLocation'),
        findNestedThing(car, 'rentalCompany'),
        reservation,
      ),
      url: draft.url ?? findThingUrl(findNestedThing(car, 'rentalCompany')),
    },
  ];
};
