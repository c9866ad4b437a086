import { PERSON_TITLES } from '../../base/person-title';
import { CONTACT_METHODS, GENDERS, SHIRT_SIZES } from '../clients/public-schemas';
import type { FieldType } from './field-types';

/** A place in a profile, a travel document or a trip that an answer can propose to change, and how it is asked for. */
export type FieldTarget = {
  label: string;
  type: FieldType;
  options?: readonly { value: string; label: string }[];
};

const text = (label: string): FieldTarget => ({ label, type: 'text' });
const long = (label: string): FieldTarget => ({ label, type: 'long_text' });
const date = (label: string): FieldTarget => ({ label, type: 'date' });
const email = (label: string): FieldTarget => ({ label, type: 'email' });
const phone = (label: string): FieldTarget => ({ label, type: 'phone' });
const country = (label: string): FieldTarget => ({ label, type: 'country' });
const choice = (label: string, values: readonly string[]): FieldTarget => ({
  label,
  type: 'choice',
  options: values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
});
const choices = (label: string, values: readonly string[]): FieldTarget => ({
  ...choice(label, values),
  type: 'choices',
});

/** Who somebody is and how they are reached. */
const PERSON = {
  'client.title': choice('Title', PERSON_TITLES),
  'client.first_name': text('First name'),
  'client.middle_name': text('Middle name'),
  'client.last_name': text('Last name'),
  'client.nick_name': text('Preferred name'),
  'client.suffix': text('Suffix'),
  'client.gender': choice('Gender', GENDERS),
  'client.dob': date('Date of birth'),
  'client.citizenship': country('Citizenship'),
  'client.email': email('Email'),
  'client.phone': phone('Phone'),
  'client.personal_mobile': phone('Mobile phone'),
  'client.work_email': email('Work email'),
  'client.work_phone': phone('Work phone'),
  'client.work_mobile': phone('Work mobile'),
  'client.preferred_contact_method': choice('Preferred way to reach you', CONTACT_METHODS),
  'client.best_time_contact': text('Best time to reach you'),
  'client.referral_source': text('How did you hear about us?'),
  'client.shirt_size': {
    label: 'Shirt size',
    type: 'choice',
    options: SHIRT_SIZES.map((v) => ({ value: v, label: v })),
  },
  'client.traveler_notes': long('Anything we should know'),
} as const satisfies Record<string, FieldTarget>;

const ADDRESS = {
  'address.area': text('Street address'),
  'address.suite': text('Apartment or suite'),
  'address.city_name': text('City'),
  'address.state_name': text('State or province'),
  'address.zip_code': text('ZIP or postal code'),
  'address.country_name': country('Country'),
} as const satisfies Record<string, FieldTarget>;

const EMERGENCY = {
  'emergency_contact.first_name': text('Emergency contact: first name'),
  'emergency_contact.last_name': text('Emergency contact: last name'),
  'emergency_contact.phone': phone('Emergency contact: phone'),
  'emergency_contact.email': email('Emergency contact: email'),
  'emergency_contact.relationship': text('Emergency contact: relationship'),
  'secondary_emergency_contact.first_name': text('Second emergency contact: first name'),
  'secondary_emergency_contact.last_name': text('Second emergency contact: last name'),
  'secondary_emergency_contact.phone': phone('Second emergency contact: phone'),
  'secondary_emergency_contact.email': email('Second emergency contact: email'),
  'secondary_emergency_contact.relationship': text('Second emergency contact: relationship'),
} as const satisfies Record<string, FieldTarget>;

/** The passport; its number reaches the profile encrypted, as every number of a document. */
const PASSPORT = {
  'passport.names': text('Name as in passport'),
  'passport.number': text('Passport number'),
  'passport.country': country('Issuing country'),
  'passport.nationality': country('Nationality'),
  'passport.issue_date': date('Passport issued on'),
  'passport.expiration': date('Passport expires on'),
  'passport.place_of_birth': text('Place of birth'),
  'trusted_traveler.number': text('Known traveler number'),
  'trusted_traveler.expiration': date('Known traveler number expires on'),
} as const satisfies Record<string, FieldTarget>;

const PREFERENCES = {
  'air_preferences.airline': { label: 'Preferred airlines', type: 'text' },
  'air_preferences.class': choice('Cabin class', ['Economy', 'Premium economy', 'Business', 'First']),
  'air_preferences.seat': choice('Seat preference', ['Aisle', 'Window', 'No preference']),
  'air_preferences.meal': text('Meal preference'),
  'air_preferences.special_requests': long('Special requests for flights'),
  'accommodation_preferences.property_type': text('Property type'),
  'accommodation_preferences.stars': choice('Hotel stars', ['3', '4', '5']),
  'accommodation_preferences.room_type': text('Room type'),
  'accommodation_preferences.view': text('Room view'),
  'accommodation_preferences.preferred_hotels': text('Preferred hotels'),
  'accommodation_preferences.budget_per_night': text('Budget per night'),
  'transport_preferences.vehicle': text('Vehicle'),
  'transport_preferences.notes': long('Notes on transport'),
  'cruise_preferences.line': text('Preferred cruise lines'),
  'cruise_preferences.cabin': text('Cabin'),
  'cruise_preferences.deck': text('Deck'),
  'tour_preferences.pace': choice('Pace', ['Relaxed', 'Balanced', 'Active']),
  'tour_preferences.guide_language': text('Guide language'),
  'tour_preferences.interests': choices('Interests', [
    'Food',
    'History',
    'Nature',
    'Art',
    'Beach',
    'Adventure',
    'Wellness',
  ]),
  'client.preferred_departure_airport': text('Departure airport'),
  'client.place_i_wish_to_visit': text('Places you’d like to visit'),
  'client.place_visited': text('Places you’ve visited'),
} as const satisfies Record<string, FieldTarget>;

const LOYALTY = {
  'loyalty.name': text('Loyalty program'),
  'loyalty.member_number': text('Loyalty number'),
} as const satisfies Record<string, FieldTarget>;

const BILLING = {
  'client.billing_name': text('Billing name'),
  'client.billing_email': email('Billing email'),
  'client.billing_phone': phone('Billing phone'),
  'client.billing_address': text('Billing address'),
  'client.billing_city': text('Billing city'),
  'client.billing_state': text('Billing state'),
  'client.billing_zip_code': text('Billing ZIP code'),
  'client.billing_country': country('Billing country'),
} as const satisfies Record<string, FieldTarget>;

const TRIP = {
  'trip.trip_name': text('Trip name'),
  'trip.destinations': text('Where would you like to go?'),
  'trip.start_date': date('Start date'),
  'trip.end_date': date('End date'),
  'trip.budget': { label: 'Budget', type: 'money' },
  'trip.note': long('Tell us about your trip'),
} as const satisfies Record<string, FieldTarget>;

/** All of them, as the palette of the builder offers them. */
export const TARGET_GROUPS = [
  { title: 'Person', targets: PERSON },
  { title: 'Address', targets: ADDRESS },
  { title: 'Emergency contacts', targets: EMERGENCY },
  { title: 'Travel documents', targets: PASSPORT },
  { title: 'Preferences', targets: PREFERENCES },
  { title: 'Loyalty', targets: LOYALTY },
  { title: 'Billing', targets: BILLING },
  { title: 'Trip', targets: TRIP },
] as const;

const TARGETS = {
  ...PERSON,
  ...ADDRESS,
  ...EMERGENCY,
  ...PASSPORT,
  ...PREFERENCES,
  ...LOYALTY,
  ...BILLING,
  ...TRIP,
};
export type TargetName = keyof typeof TARGETS;
export const FIELD_TARGETS: Readonly<Record<TargetName, FieldTarget>> = TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as [TargetName, ...TargetName[]];

/** Whether an answer is about the trip that is asked for, and not about a person. */
export const isTripTarget = (name: TargetName): boolean => name.startsWith('trip.');
