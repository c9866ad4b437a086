import { getLegFields, isInsurance } from '@wayline/core/areas/trip/bookings/types/booking-fields';
import {
  ACCOMMODATION_CATEGORIES,
  BOARDS,
  BOOKED_FLIGHT_TYPES,
  CABIN_TYPES,
  CRUISE_TYPES,
  choiceLabel,
  DECK_LEVELS,
  GROUND_TRANSPORT_TYPES,
  GROUP_TOUR_DURATIONS,
  STARS,
  TRAVEL_PACES,
} from '@wayline/core/areas/trip/bookings/types/detail-choices';
import type { BookingType } from '@wayline/core/base/booking-types';
import type { FieldSpec } from './field-spec';

const labelled = (keys: readonly string[]) => keys.map((value) => ({ value, label: choiceLabel(value) }));

const FLIGHT: FieldSpec[] = [
  { name: 'flight_detail.record_locator', label: 'Airline record locator', maxLength: 20 },
  { name: 'flight_detail.gds_record_locator', label: 'GDS record locator', maxLength: 20 },
  { name: 'flight_detail.flight_type', label: 'Flight type', options: labelled(BOOKED_FLIGHT_TYPES) },
  { name: 'flight_detail.baggage', label: 'Baggage', maxLength: 255 },
];
const RIDE: FieldSpec[] = [
  { name: 'transport_detail.vehicle', label: 'Vehicle', maxLength: 120 },
  { name: 'transport_detail.ground_transport', label: 'Vehicle type', options: labelled(GROUND_TRANSPORT_TYPES) },
  { name: 'transport_detail.driver_name', label: 'Driver', maxLength: 120 },
  { name: 'transport_detail.driver_phone', label: 'Driver phone', as: 'phone' },
  { name: 'transport_detail.pickup_details', label: 'Pick-up', lines: 2, maxLength: 1000 },
  { name: 'transport_detail.dropoff_details', label: 'Drop-off', lines: 2, maxLength: 1000 },
];
/** Who drives and what, where somebody is picked up: a pick-up is a place and an hour of its own. */
const CAR_SERVICE: FieldSpec[] = [
  { name: 'transport_detail.vehicle', label: 'Vehicle', maxLength: 120 },
  { name: 'transport_detail.driver_name', label: 'Driver', maxLength: 120 },
  { name: 'transport_detail.driver_phone', label: 'Driver phone', as: 'phone' },
  { name: 'transport_detail.pickup_details', label: 'Pick-up notes', lines: 2, maxLength: 1000 },
  { name: 'transport_detail.dropoff_details', label: 'Drop-off notes', lines: 2, maxLength: 1000 },
];
const RENTAL: FieldSpec[] = [
  { name: 'transport_detail.vehicle_class', label: 'Vehicle class', hint: 'e.g. compact SUV', maxLength: 80 },
  { name: 'transport_detail.vehicle', label: 'Vehicle', maxLength: 120 },
  { name: 'transport_detail.driver_name', label: 'Driver', maxLength: 120 },
  { name: 'transport_detail.pickup_details', label: 'Pick-up notes', lines: 2, maxLength: 1000 },
  { name: 'transport_detail.dropoff_details', label: 'Drop-off notes', lines: 2, maxLength: 1000 },
];
const INSURED: FieldSpec[] = [
  { name: 'service_detail.policy_number', label: 'Policy number', maxLength: 80 },
  { name: 'service_detail.cover_amount', label: 'Cover amount', as: 'money' },
  { name: 'service_detail.premium', label: 'Premium', as: 'money' },
];
const CRUISE: FieldSpec[] = [
  { name: 'cruise_detail.ship', label: 'Ship', maxLength: 120 },
  { name: 'cruise_detail.cruise_type', label: 'Cruise type', options: labelled(CRUISE_TYPES) },
  { name: 'cruise_detail.cabin_type', label: 'Cabin', options: CABIN_TYPES },
  { name: 'cruise_detail.cabin_number', label: 'Cabin number', maxLength: 40 },
  { name: 'cruise_detail.deck_level', label: 'Deck', options: labelled(DECK_LEVELS) },
  { name: 'cruise_detail.dining_time', label: 'Dining time', maxLength: 60 },
];
const STAY: FieldSpec[] = [
  { name: 'stay.category', label: 'Category', options: ACCOMMODATION_CATEGORIES },
  { name: 'stay.stars', label: 'Stars', options: STARS },
  { name: 'stay.board', label: 'Board', options: BOARDS },
  { name: 'stay.room_description', label: 'Room description', maxLength: 500 },
  { name: 'stay.location_details', label: 'Directions', lines: 2, maxLength: 500 },
];
const DURATION: FieldSpec = { name: 'service_detail.duration', label: 'Duration', maxLength: 60 };
const MEET: FieldSpec = { name: 'service_detail.meeting_point', label: 'Meeting point', maxLength: 500 };
const GUIDE: FieldSpec[] = [
  { name: 'service_detail.guide_name', label: 'Guide', maxLength: 120 },
  { name: 'service_detail.guide_phone', label: 'Guide phone', as: 'phone' },
];
const PARTY: FieldSpec = { name: 'service_detail.party_size', label: 'Party size', as: 'number' };
const DRESS: FieldSpec = { name: 'service_detail.dress_code', label: 'Dress code', maxLength: 120 };
const HEADS: FieldSpec[] = [
  { name: 'headcount', label: 'Headcount', as: 'number' },
  { name: 'capacity', label: 'Capacity', as: 'number' },
];
const INCLUDES: FieldSpec[] = [
  { name: 'includes', label: 'Includes', lines: 2, maxLength: 2000 },
  { name: 'additional_info', label: 'Additional information', lines: 2, maxLength: 2000 },
];

/** What each type of booking is asked for beside its days, the most used first. Source: spec 2 §9. */
const DETAILS: Record<BookingType, { title: string; fields: readonly FieldSpec[] }> = {
  Flights: { title: 'Flight', fields: [...FLIGHT, ...INCLUDES] },
  Accommodation: { title: 'Property details', fields: [...STAY, ...INCLUDES] },
  Transportation: { title: 'Ride', fields: [...RIDE, PARTY, ...INCLUDES] },
  Rail: { title: 'Journey', fields: [...RIDE, ...INCLUDES] },
  Cruise: { title: 'Ship and cabin', fields: [...CRUISE, ...INCLUDES] },
  Activity: { title: 'Activity', fields: [DURATION, PARTY, MEET, ...GUIDE, DRESS, ...INCLUDES] },
  Tours: {
    title: 'Tour',
    fields: [
      DURATION,
      PARTY,
      MEET,
      ...GUIDE,
      {
        name: 'service_detail.group_tour_duration',
        label: 'Group tour length',
        options: labelled(GROUP_TOUR_DURATIONS),
      },
      { name: 'service_detail.travel_pace', label: 'Pace', options: labelled(TRAVEL_PACES) },
      ...INCLUDES,
    ],
  },
  Dining: {
    title: 'Table',
    fields: [
      PARTY,
      { name: 'service_detail.reservation_name', label: 'Booked under', maxLength: 120 },
      DRESS,
      ...INCLUDES,
    ],
  },
  Luxury: { title: 'Service', fields: [DURATION, PARTY, MEET, ...GUIDE, DRESS, ...INCLUDES] },
  'M.I.C.E./Groups': { title: 'Group', fields: [...HEADS, DURATION, MEET, ...GUIDE, ...INCLUDES] },
  Other: {
    title: 'Service',
    fields: [
      { name: 'service_detail.policy_number', label: 'Policy or visa number', maxLength: 80 },
      DURATION,
      ...HEADS,
      ...INCLUDES,
    ],
  },
};

type Details = { title: string; fields: readonly FieldSpec[] };
const ofKind = (type: BookingType, kind: string): Details => {
  if (isInsurance(type, kind)) return { title: 'Insurance', fields: [...INSURED, ...INCLUDES] };
  if (type !== 'Transportation') return DETAILS[type];
  const { kind: leg } = getLegFields(type, kind);
  if (leg === 'rental') return { title: 'Rental', fields: [...RENTAL, ...INCLUDES] };
  return leg === 'ride' ? { title: 'Ride', fields: [...CAR_SERVICE, PARTY, ...INCLUDES] } : DETAILS[type];
};

/** What a booking of a type and kind is asked for beside its days, with what its type is asked for otherwise where something stands in it. */
export const getDetailFields = (
  type: BookingType,
  kind: string,
  isFilled: (name: FieldSpec['name']) => boolean,
): Details => {
  const { title, fields } = ofKind(type, kind);
  const asked = new Set(fields.map(({ name }) => name));
  const older = DETAILS[type].fields.filter(({ name }) => !asked.has(name) && isFilled(name));
  return { title, fields: [...fields, ...older] };
};
