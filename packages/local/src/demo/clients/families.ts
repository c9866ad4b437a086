import type { ClientDraft } from '@wayline/core/areas/clients/client';
import type * as z from 'zod';

type Draft = z.input<typeof ClientDraft>;
type Address = NonNullable<Draft['addresses']>[number];
/** One client: first name, birthday, and what is known besides. */
export type DemoPerson = [first_name: string, dob: string | undefined, known?: Partial<Draft>];
/** People of one name and one home. */
export type DemoFamily = { last_name: string; home: Address; people: readonly DemoPerson[] };

const home = (area: string, city_name: string, state_name: string, zip_code: string): Address => ({
  description: 'Home',
  area,
  city_name,
  state_name,
  zip_code,
  country_name: 'United States',
});

const NUTS = { name: 'Nut allergy', needs: 'No nuts on board or in meals' };
const AISLE = { air_preferences: { seat: 'Aisle', class: 'Business', airline: ['Delta'] } };
const WINDOW = { air_preferences: { seat: 'Window', class: 'Premium economy' } };
const SKYMILES = (member_number: string) => ({
  loyalty_programs: [{ name: 'SkyMiles', program_type: 'Airline', member_number }],
});
const BONVOY = (member_number: string) => ({
  loyalty_programs: [{ name: 'Marriott Bonvoy', program_type: 'Hotel', member_number }],
});
const from = (referral_source: string) => ({ referral_source });
const tagged = (...tags: string[]) => ({ tags });
const wishes = (...place_i_wish_to_visit: string[]) => ({ place_i_wish_to_visit });

/** Eight families as an agency knows them. */
export const FAMILIES: readonly DemoFamily[] = [
  {
    last_name: 'Okafor',
    home: home('48 Beacon Street, Apt 5', 'Boston', 'Massachusetts', '02108'),
    people: [
      [
        'Mina',
        '1991-04-18',
        { ...AISLE, ...SKYMILES('2049118837'), ...tagged('Honeymoon', 'Food'), ...from('Referral') },
      ],
      ['Chidi', '1988-11-02', { ...WINDOW, ...wishes('Patagonia') }],
      ['Ada', '1960-02-25', { traveler_notes: 'Needs a room close to the elevator.' }],
    ],
  },
  {
    last_name: 'Hartley',
    home: home('12 Harbor Street', 'Portland', 'Maine', '04101'),
    people: [
      ['Grace', '1979-07-09', { ...AISLE, ...BONVOY('771204458'), ...tagged('Family', 'Cruise'), ...from('Website') }],
      ['Tom', '1977-03-30', { ...tagged('Family', 'Cruise') }],
      ['Ellie', '2012-12-11', { special_conditions_requests: [NUTS] }],
      ['Sam', '2015-05-21'],
    ],
  },
  {
    last_name: 'Vasquez',
    home: home('903 Juniper Lane', 'Austin', 'Texas', '78701'),
    people: [
      ['Elena', '1969-01-14', { ...tagged('VIP', 'Safari'), ...wishes('Botswana', 'Rwanda'), ...from('Referral') }],
      ['Marco', '1966-09-03', { ...AISLE, ...tagged('VIP', 'Safari') }],
      ['Lucía', '1999-06-27', { ...wishes('Kyoto'), client_status: 'prospect' }],
    ],
  },
  {
    last_name: 'Nakamura',
    home: home('77 Pine Crest Road', 'Seattle', 'Washington', '98101'),
    people: [
      ['Kenji', '1954-10-19', { ...tagged('Rail'), ...from('Past client') }],
      ['Haruko', '1957-08-08', { ...tagged('Rail'), traveler_notes: 'Vegetarian. Walks slowly on stairs.' }],
      ['Naomi', '1985-03-12', { ...SKYMILES('3311870025'), ...WINDOW }],
      ['Leo', '2019-01-30'],
    ],
  },
  {
    last_name: 'Delacroix',
    home: home('210 Magnolia Avenue', 'New Orleans', 'Louisiana', '70115'),
    people: [
      ['Odette', '1972-05-05', { ...tagged('Wine', 'Food'), ...from('Wine club') }],
      ['Remy', '1970-12-24', { ...tagged('Wine') }],
    ],
  },
  {
    last_name: 'Brandt',
    home: home('5 Lakeview Terrace', 'Madison', 'Wisconsin', '53703'),
    people: [
      ['Ingrid', '1963-04-02', { ...BONVOY('118220046'), ...tagged('Hiking'), ...from('Facebook') }],
      ['Karl', '1961-07-17', { ...tagged('Hiking'), client_comments_notes: 'Prefers a call over email.' }],
      ['Anna', '1992-09-29', { ...wishes('Dolomites') }],
      ['Felix', '1994-02-06'],
    ],
  },
  {
    last_name: 'Osei',
    home: home('1440 Peachtree Circle', 'Atlanta', 'Georgia', '30309'),
    people: [
      ['Abena', '1982-08-15', { ...tagged('Group leader', 'Church'), ...from('Church group') }],
      ['Kwame', '1980-10-10', { ...AISLE }],
      ['Yaw', '2009-03-03'],
    ],
  },
  {
    last_name: 'Whitcombe',
    home: home('3 Chapel Hill Road', 'Charleston', 'South Carolina', '29401'),
    people: [
      [
        'Beatrice',
        '1948-06-06',
        { ...tagged('VIP', 'Cruise'), ...from('Past client'), client_comments_notes: 'Birthday call every June.' },
      ],
      [
        'Arthur',
        '1945-11-21',
        {
          ...tagged('VIP', 'Cruise'),
          special_conditions_requests: [
            { name: 'Wheelchair', needs: 'Assistance at the airport and an accessible cabin' },
          ],
        },
      ],
    ],
  },
];

/** People who travel alone, with friends or for work; first and last name, birthday. */
export const SINGLES: readonly [
  first_name: string,
  last_name: string,
  dob: string | undefined,
  known?: Partial<Draft>,
][] = [
  ['Jonas', 'Lindqvist', '1990-01-23', { ...WINDOW, ...tagged('Honeymoon') }],
  ['Amara', 'Bello', '1987-05-16', { ...tagged('Yoga'), ...from('Instagram') }],
  ['Theo', 'Castellanos', '1976-09-12', { ...AISLE, ...tagged('Business') }],
  ['Priya', 'Raghavan', '1993-12-01', { ...wishes('Bhutan', 'Ladakh') }],
  ['Owen', 'Gallagher', '1958-03-17', { ...tagged('Golf'), ...from('Past client') }],
  ['Sofia', 'Marchetti', '1981-07-28', { ...tagged('Food', 'Wine') }],
  ['Malik', 'Johnson', '1989-10-05', { ...SKYMILES('8820014477') }],
  ['Freya', 'Halvorsen', '1974-02-14', { ...tagged('Rail') }],
  ['Daniel', 'Abrams', '1968-08-31', { ...tagged('Business'), ...AISLE }],
  ['Wei', 'Zhang', '1996-04-09', { client_status: 'prospect', ...from('Website') }],
  ['Rosalind', 'Pike', '1952-01-05', { ...tagged('Cruise'), ...from('Past client') }],
  ['Hugo', 'Fernandes', '1984-06-20', { ...wishes('Azores') }],
  ['Talia', 'Rosenberg', '1979-11-11', { ...tagged('Family') }],
  ['Caleb', 'Winters', '1991-08-24', { client_status: 'prospect', ...from('Referral') }],
  ['Miriam', 'Goldstein', '1944-09-18', { ...tagged('Cruise'), traveler_notes: 'Kosher meals on every flight.' }],
  ['Andre', 'Baptiste', '1973-03-08', { ...tagged('Diving'), ...wishes('Raja Ampat') }],
  ['Lena', 'Hoffmann', '1986-12-19', { ...tagged('Hiking') }],
  ['Suharto', '', '1970-05-30', { nick_name: 'Pak Harto' }],
  ['Isabel', 'Moreno', '1998-02-02', { client_status: 'prospect', ...from('Instagram') }],
  ['Patrick', 'Doyle', '1965-07-04', { ...tagged('Golf') }],
  ['Zainab', 'Hussain', '1990-10-26', { traveler_notes: 'Halal meals.', ...WINDOW }],
  ['Gabriel', 'Ortega', '1983-01-31', { ...tagged('Safari') }],
  ['Eleanor', 'Voss', '1959-12-12', { ...BONVOY('559018273'), ...tagged('VIP') }],
  ['Ravi', 'Menon', '1977-04-21', { ...tagged('Business') }],
  ['Clara', 'Benedetti', '1994-06-15', { ...tagged('Food') }],
  ['Noah', 'Sinclair', '1988-03-27', { client_status: 'inactive' }],
  ['Ines', 'Carvalho', '1971-10-02', { ...tagged('Wine') }],
  ['Viktor', 'Novak', '1956-05-09', { client_status: 'inactive' }],
  ['Maya', 'Levin', '2000-08-13', { client_status: 'prospect', ...from('Website') }],
  ['Stephen', 'Adeyemi', '1967-02-20', { ...tagged('Church'), ...from('Church group') }],
  ['Joanna', 'Kowalski', '1985-09-07', { ...tagged('Family') }],
  ['Liam', "O'Connor", '1992-11-29', { ...tagged('Diving') }],
  ['Harriet', 'Fairweather', '1949-04-04', { ...tagged('Rail'), ...from('Past client') }],
  ['Dmitri', 'Sokolov', '1980-12-30', undefined],
  // Mina Okafor once more, as she signed up for the newsletter.
  ['M.', 'Okafor', undefined, { emails: ['mina.okafor@clients.wayline.test'], ...from('Website') }],
  ['Naledi', 'Dube', '1995-01-17', { ...wishes('Zanzibar') }],
];
