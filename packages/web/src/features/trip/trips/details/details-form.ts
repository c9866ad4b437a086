import type { Place } from '@wayline/core/areas/trip/bookings/parts/place';
import type { TravelPreferences } from '@wayline/core/areas/trip/trips/people/travel-preferences';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import type { Money } from '@wayline/core/base/values';
import type { CallInput } from '../../../../lib/api';
import { parseTextList } from '../../../../lib/parse-text-list';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';

/** What is typed of a trip itself. */
export type DetailsForm = {
  trip_name: string;
  custom_code: string;
  trip_sub_type: Trip['trip_sub_type'];
  trip_group_kind: Trip['trip_group_kind'];
  destinations: string;
  places: string;
  /** What is known of the places, by their names. */
  known_places: Trip['places'];
  origin: string;
  origin_start?: string;
  origin_end?: string;
  price?: Money;
  additional_services_expenses?: Money;
  cover_img_url: string;
  banner_img_url: string;
  ti_bg_img_url: string;
  preferences: TravelPreferences;
};

export const toDetailsForm = (trip: Trip): DetailsForm => ({
  trip_name: trip.trip_name,
  custom_code: trip.custom_code ?? '',
  trip_sub_type: trip.trip_sub_type,
  trip_group_kind: trip.trip_group_kind,
  destinations: trip.trip_destinations.join(', '),
  places: trip.places.map(({ name }) => name).join('\n'),
  known_places: trip.places,
  origin: trip.origin_place?.name ?? '',
  origin_start: trip.origin_place?.start_date,
  origin_end: trip.origin_place?.end_date,
  price: trip.price,
  additional_services_expenses: trip.additional_services_expenses,
  cover_img_url: trip.cover_img_url ?? '',
  banner_img_url: trip.banner_img_url ?? '',
  ti_bg_img_url: trip.ti_bg_img_url ?? '',
  preferences: trip.preferences ?? {},
});

/**
 * What is saved of a trip; where the origin has no name, it has no days either. A place that was chosen from the library, `chosen`, takes
 * along what the library knows of it, such as its address.
 */
export const toTripDetails = (
  { destinations, places, known_places, origin, origin_start, origin_end, ...typed }: DetailsForm,
  chosen: readonly Place[],
): Omit<CallInput<'trips.update'>, 'id' | 'version'> => ({
  ...typed,
  trip_destinations: parseTextList(destinations, /,/),
  places: parseTextList(places, /\n/).map(
    (name) => [...known_places, ...chosen].find((known) => known.name === name) ?? { name },
  ),
  origin_place: trimOrUndefined(origin)
    ? { name: origin.trim(), start_date: origin_start, end_date: origin_end }
    : { name: '' },
});
