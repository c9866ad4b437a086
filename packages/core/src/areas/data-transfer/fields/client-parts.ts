import { DAY, EMAILS, type Field, type FieldType, INTERESTS, LIST, TEXT } from './field';

type Part = Readonly<Record<string, readonly [label: string, type?: FieldType, ...names: readonly string[]]>>;

const CONTACT: Part = {
  first_name: ['first name'],
  last_name: ['last name'],
  phone: ['phone'],
  email: ['email'],
  relationship: ['relationship'],
};
const FAVORITE: Part = {
  name: ['name'],
  phone: ['phone'],
  email: ['email'],
  url: ['website'],
  account_number: ['account number'],
};

/** Parts that a profile has once: how each begins, and its fields. */
const SINGLE: Readonly<Record<string, readonly [string, Part]>> = {
  emergency_contact: ['Emergency contact', CONTACT],
  secondary_emergency_contact: ['Second emergency contact', CONTACT],
  air_preferences: [
    'Air',
    {
      airline: ['airlines', LIST, 'preferredairline', 'airlinepreference'],
      class: ['class', TEXT, 'classofservice', 'preferredclass'],
      seat: ['seat', TEXT, 'seatpreference', 'seating', 'preferredseat'],
      meal: ['meal', TEXT, 'mealpreference', 'specialmeal'],
      type: ['type'],
      private_charter: ['private charter'],
      special_requests: ['special requests'],
      notes: ['notes'],
    },
  ],
  accommodation_preferences: [
    'Stay',
    {
      property_type: ['property types', LIST],
      style: ['styles', LIST],
      stars: ['stars'],
      location: ['locations', LIST],
      view: ['view'],
      room_type: ['room type', TEXT, 'roompreference', 'bedpreference'],
      preferred_hotels: ['preferred hotels', LIST, 'hotelpreference', 'preferredhotel'],
      budget_per_night: ['budget per night'],
      room_configuration: ['room configuration'],
    },
  ],
  transport_preferences: [
    'Transport',
    {
      type: ['types', LIST],
      vehicle: ['vehicle', TEXT, 'carpreference'],
      company: ['companies', LIST],
      notes: ['notes'],
    },
  ],
  cruise_preferences: [
    'Cruise',
    {
      line: ['lines', LIST, 'cruiseline', 'preferredcruiseline'],
      type: ['type'],
      cabin: ['cabin', TEXT, 'cabinpreference'],
      deck: ['deck'],
      notes: ['notes'],
    },
  ],
  tour_preferences: [
    'Tour',
    {
      pace: ['pace'],
      guide_language: ['guide language'],
      interests: ['interests', INTERESTS, 'travelinterests'],
      notes: ['notes'],
    },
  ],
};

/** Lists of a profile: what one entry is called, and its fields. Cards stay out: their tokens open something. */
const REPEATED: Readonly<Record<string, readonly [string, Part]>> = {
  addresses: [
    'Address',
    {
      area: [
        'street',
        TEXT,
        'address',
        'addressline1',
        'address1',
        'street',
        'streetaddress',
        'homeaddress',
        'homestreet',
        'mailingaddress',
        'address1street',
        'addr1',
      ],
      suite: ['suite', TEXT, 'addressline2', 'address2', 'apt', 'unit', 'homestreet2', 'addr2'],
      city_name: ['city', TEXT, 'city', 'town', 'homecity', 'address1city', 'addresscity', 'mailingcity'],
      state_name: [
        'state',
        TEXT,
        'state',
        'province',
        'stateprovince',
        'county',
        'region',
        'homestate',
        'address1region',
        'addressstate',
        'mailingstate',
      ],
      zip_code: [
        'ZIP code',
        TEXT,
        'zip',
        'zipcode',
        'postalcode',
        'postcode',
        'homepostalcode',
        'address1postalcode',
        'addresszip',
        'mailingzip',
      ],
      country_name: [
        'country',
        TEXT,
        'country',
        'homecountry',
        'countryregion',
        'homecountryregion',
        'address1country',
        'addresscountry',
        'mailingcountry',
      ],
      description: ['description', TEXT, 'addresstype'],
      from_date: ['from', DAY],
      to_date: ['until', DAY],
    },
  ],
  occasions: [
    'Occasion',
    { occasion_id: ['type'], date: ['date', DAY, 'anniversary', 'weddinganniversary', 'anniversarydate'] },
  ],
  loyalty_programs: [
    'Loyalty program',
    {
      name: ['name', TEXT, 'frequentflyerprogram', 'frequentflyerairline'],
      program_type: ['type'],
      member_name: ['member name'],
      member_number: [
        'number',
        TEXT,
        'frequentflyernumber',
        'frequentflyer',
        'membershipnumber',
        'loyaltynumber',
        'ffnumber',
      ],
      reward_number: ['reward number'],
      notes: ['notes'],
    },
  ],
  special_conditions_requests: [
    'Special condition',
    {
      name: ['name', TEXT, 'dietaryrequirements', 'allergies', 'specialrequests', 'specialneeds', 'medicalconditions'],
      description: ['description'],
      needs: ['needs'],
      notes: ['notes'],
    },
  ],
  favorite_hotels: ['Favorite hotel', FAVORITE],
  favorite_suppliers: ['Favorite supplier', FAVORITE],
  favorite_private_jets: ['Favorite private jet', FAVORITE],
  custom_sections: ['Custom section', { title: ['title'], text: ['text'] }],
};

const toField = (path: string, label: string, [what, type = TEXT, ...names]: Part[string], isFirst = true): Field => ({
  path,
  label: `${label} ${what}`,
  type,
  ...(isFirst && names.length > 0 && { names }),
});

export const SINGLE_FIELDS: readonly Field[] = Object.entries(SINGLE).flatMap(([path, [label, part]]) =>
  Object.entries(part).map(([name, of]) => toField(`${path}.${name}`, label, of)),
);

/** The fields of the entry of a list in that place, counted from 0. What other files call a field is the first entry's. */
const entryFields = (list: string, at: number): Field[] => {
  const [label, part] = REPEATED[list] ?? ['', {}];
  return Object.entries(part).map(([name, of]) => toField(`${list}.${at}.${name}`, `${label} ${at + 1}`, of, at === 0));
};
const emailField = (at: number): Field => ({
  path: `emails.${at}`,
  label: `Email ${at + 1}`,
  type: EMAILS,
  names: [`email${at + 1}value`, `emailaddress${at + 1}`],
});

/** The fields of lists up to that many entries each. */
export const repeatedFields = (entries: number, emails = entries): Field[] => [
  ...Array.from({ length: Math.max(0, emails - 1) }, (_, i) => emailField(i + 1)),
  ...Object.keys(REPEATED).flatMap((list) => Array.from({ length: entries }, (_, at) => entryFields(list, at)).flat()),
];
