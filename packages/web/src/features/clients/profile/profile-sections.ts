import type { Option } from '../../../ui/fields/select-field';
import type { EntryList, FieldGroup, ProfileField, ProfileSection } from '../../../ui/record/profile-section';
import {
  choice,
  day,
  email,
  emails,
  interests,
  line,
  phone,
  text,
  tick,
  website,
  words,
} from '../../../ui/record/section-fields';
import { OPTIONS } from './client-options';

/** The lists that a company edits in its settings, which a profile offers. */
export type CompanyLists = {
  occasions: readonly Option[];
  relations: readonly string[];
  relationOptions: readonly Option[];
  vaccines: readonly string[];
};

const NONE: readonly never[] = [];
const ofFields = (id: string, title: string, ...fields: readonly ProfileField[]): ProfileSection => ({
  id,
  title,
  groups: [{ fields }],
  lists: NONE,
});
const ofLists = (id: string, title: string, ...lists: readonly EntryList[]): ProfileSection => ({
  id,
  title,
  groups: NONE,
  lists,
});

const PERSONAL = ofFields(
  'personal',
  'Personal',
  choice('title', 'Title', OPTIONS.titles),
  line('first_name', 'First name', { required: true }),
  line('middle_name', 'Middle name'),
  line('last_name', 'Last name'),
  line('nick_name', 'Nickname'),
  line('suffix', 'Suffix', { hint: 'e.g. Jr.' }),
  choice('gender', 'Gender', OPTIONS.genders),
  day('dob', 'Date of birth'),
  line('citizenship', 'Citizenship'),
  choice('client_status', 'Status', OPTIONS.statuses, { required: true }),
  line('client_individual_id', 'Client individual ID', { hint: 'Your own number for this client.' }),
);
const CONTACT = ofFields(
  'contact',
  'Contact',
  emails('emails', 'Emails', { hint: 'Separated by commas, the main one first.' }),
  phone('phone', 'Phone'),
  phone('personal_mobile', 'Mobile'),
  email('work_email', 'Work email'),
  phone('work_phone', 'Work phone'),
  phone('work_mobile', 'Work mobile'),
  phone('fax', 'Fax'),
  choice('preferred_contact_method', 'Preferred contact method', OPTIONS.methods),
  line('best_time_contact', 'Best time to contact', { hint: 'e.g. weekdays after 6 PM' }),
  choice('timezone', 'Time zone', OPTIONS.zones),
);

const emergency = (name: string, title: string, suggestions: readonly string[]): FieldGroup => ({
  title,
  fields: [
    line(`${name}.first_name`, 'First name'),
    line(`${name}.last_name`, 'Last name'),
    line(`${name}.relationship`, 'Relationship', { suggestions }),
    phone(`${name}.phone`, 'Phone'),
    email(`${name}.email`, 'Email'),
  ],
});
const emergencyContacts = (relations: readonly string[]): ProfileSection => ({
  id: 'emergency',
  title: 'Emergency contacts',
  groups: [
    emergency('emergency_contact', 'First contact', relations),
    emergency('secondary_emergency_contact', 'Second contact', relations),
  ],
  lists: NONE,
});
const ADDRESSES = ofLists('addresses', 'Addresses', {
  name: 'addresses',
  one: 'address',
  fields: [
    line('description', 'Description', { hint: 'e.g. home or summer house' }),
    line('area', 'Street'),
    line('suite', 'Apartment or suite'),
    line('city_name', 'City'),
    line('state_name', 'State or region'),
    line('zip_code', 'ZIP or postal code'),
    line('country_name', 'Country'),
    day('from_date', 'From'),
    day('to_date', 'Until'),
  ],
});

/** Who somebody is and how they are reached: before their documents and trips. */
export const toFirstSections = ({ relations }: CompanyLists): ProfileSection[] => [
  PERSONAL,
  CONTACT,
  emergencyContacts(relations),
  ADDRESSES,
];

const PREFERENCES: readonly ProfileSection[] = [
  ofFields(
    'air',
    'Air preferences',
    words('air_preferences.airline', 'Airlines'),
    line('air_preferences.class', 'Class'),
    line('air_preferences.seat', 'Seat preference'),
    line('air_preferences.meal', 'Meal'),
    line('air_preferences.type', 'Flight type'),
    line('air_preferences.private_charter', 'Private charter'),
    line('preferred_departure_airport', 'Departure airport'),
    text('air_preferences.special_requests', 'Special requests'),
    text('air_preferences.notes', 'Notes on flights'),
  ),
  ofFields(
    'stays',
    'Stay preferences',
    words('accommodation_preferences.property_type', 'Property types'),
    words('accommodation_preferences.style', 'Styles'),
    line('accommodation_preferences.stars', 'Stars'),
    words('accommodation_preferences.location', 'Locations'),
    line('accommodation_preferences.view', 'View'),
    line('accommodation_preferences.room_type', 'Room type'),
    line('accommodation_preferences.room_configuration', 'Room configuration'),
    words('accommodation_preferences.preferred_hotels', 'Preferred hotels'),
    line('accommodation_preferences.budget_per_night', 'Budget per night'),
  ),
  ofFields(
    'transport',
    'Transport preferences',
    words('transport_preferences.type', 'Kinds of transport'),
    line('transport_preferences.vehicle', 'Vehicle type'),
    words('transport_preferences.company', 'Companies'),
    text('transport_preferences.notes', 'Notes on transport'),
  ),
  ofFields(
    'cruises',
    'Cruise preferences',
    words('cruise_preferences.line', 'Cruise lines'),
    line('cruise_preferences.type', 'Cruise type'),
    line('cruise_preferences.cabin', 'Cabin'),
    line('cruise_preferences.deck', 'Deck'),
    text('cruise_preferences.notes', 'Notes on cruises'),
  ),
  ofFields(
    'tours',
    'Tour preferences',
    line('tour_preferences.pace', 'Pace'),
    line('tour_preferences.guide_language', 'Guide language'),
    interests('tour_preferences.interests', 'Travel interests'),
    choice('shirt_size', 'Shirt size', OPTIONS.sizes),
    text('tour_preferences.notes', 'Notes on tours'),
    text('itinerary_misc', 'More for itineraries'),
  ),
];

const LOYALTY = ofLists('loyalty', 'Loyalty programs', {
  name: 'loyalty_programs',
  one: 'program',
  fields: [
    line('name', 'Program'),
    line('program_type', 'Type', { hint: 'e.g. airline or hotel' }),
    line('member_name', 'Member name'),
    line('member_number', 'Member number'),
    line('reward_number', 'Reward number'),
    text('notes', 'Notes'),
  ],
});
const CONDITIONS = ofLists('conditions', 'Special conditions and requests', {
  name: 'special_conditions_requests',
  one: 'condition or request',
  fields: [
    line('name', 'Name', { hint: 'e.g. nut allergy' }),
    text('description', 'Description'),
    text('needs', 'What is needed'),
    text('notes', 'Notes'),
  ],
});
const contactList = (name: EntryList['name'], title: string, one: string): EntryList => ({
  name,
  title,
  one,
  fields: [
    line('name', 'Name'),
    phone('phone', 'Phone'),
    email('email', 'Email'),
    website('url', 'Website'),
    line('account_number', 'Account number'),
  ],
});
const FAVORITES = ofLists(
  'favorites',
  'Favorites',
  contactList('favorite_hotels', 'Hotels', 'hotel'),
  contactList('favorite_suppliers', 'Suppliers', 'supplier'),
  contactList('favorite_private_jets', 'Private jets', 'private jet'),
);
const PLACES = ofFields(
  'places',
  'Places',
  words('place_visited', 'Places visited'),
  words('place_i_wish_to_visit', 'Places to visit next'),
);
const BILLING = ofFields(
  'billing',
  'Billing',
  line('billing_name', 'Billing name'),
  email('billing_email', 'Billing email'),
  phone('billing_phone', 'Billing phone'),
  line('billing_address', 'Billing address'),
  line('billing_city', 'City'),
  line('billing_state', 'State or region'),
  line('billing_zip_code', 'ZIP or postal code'),
  line('billing_country', 'Country'),
  line('payment_method', 'Payment method', { hint: 'e.g. bank transfer; never a card number' }),
  line('dk_number', 'DK number'),
  line('interface_id', 'Interface ID'),
);
const healthOf = (vaccines: readonly string[]) =>
  ofFields(
    'health',
    'Health',
    choice('covid_vaccinated', 'Vaccinated against COVID-19', OPTIONS.vaccinated),
    line('covid_vaccine_name', 'Vaccine', { suggestions: vaccines }),
    line('covid_dose_count', 'Doses'),
    day('date_of_your_last_vaccine_dose', 'Last dose'),
  );
const CUSTOM = ofLists('custom', 'Custom sections', {
  name: 'custom_sections',
  one: 'section',
  fields: [line('title', 'Title'), text('text', 'Text')],
});
const occasionsOf = (options: readonly Option[]) =>
  ofLists('occasions', 'Occasions', {
    name: 'occasions',
    one: 'occasion',
    fields: [choice('occasion_id', 'Occasion', options), day('date', 'Date')],
  });

/** What somebody likes and needs: below their documents and trips. */
export const toFurtherSections = ({ occasions, vaccines }: CompanyLists): ProfileSection[] => [
  ...PREFERENCES,
  LOYALTY,
  CONDITIONS,
  occasionsOf(occasions),
  FAVORITES,
  PLACES,
  BILLING,
  healthOf(vaccines),
  CUSTOM,
];

/** What stands beside the facts. */
export const ASIDE_SECTIONS: readonly ProfileSection[] = [
  ofFields(
    'notes',
    'Notes',
    text('indiv_notes', 'About the client'),
    text('traveler_notes', 'For their trips'),
    text('communication_history', 'Communication history'),
    text('client_comments_notes', 'What the client told us'),
  ),
  ofFields(
    'source',
    'How they found us',
    line('referral_source', 'Source'),
    line('hear_about_us.how_did_you_hear_about_us', 'How they heard about us'),
    tick('hear_about_us.accept_important_sms', 'Accepts important text messages'),
    tick('hear_about_us.accept_news_sms', 'Accepts news by text message'),
    text('hear_about_us_notes', 'Notes on the source'),
  ),
];
