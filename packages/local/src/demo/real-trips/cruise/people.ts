import { getDemoEmail, passport } from '../people';
import type { RealPerson } from '../real-trip';

/** Two couples from New York who travel together. */
export const COUPLES: readonly RealPerson[] = [
  {
    first_name: 'Hana',
    last_name: 'Nováková',
    email: getDemoEmail('hana.novakova'),
    phone: '+1 212 555 0142',
    born: '1968-03-14',
    client_type: 'lead_client',
    passport_number: passport(101),
    passport_lasts: 1460,
  },
  {
    first_name: 'Tomáš',
    last_name: 'Novák',
    born: '1965-11-02',
    client_type: 'secondary_client',
    passport_number: passport(102),
    passport_lasts: 1460,
  },
  {
    first_name: 'Xóchitl',
    last_name: 'Aguilar',
    email: getDemoEmail('xochitl.aguilar'),
    born: '1971-07-29',
    client_type: 'secondary_client',
    passport_number: passport(103),
    passport_lasts: 900,
  },
  {
    first_name: 'Renée',
    last_name: "O'Brien",
    born: '1970-01-20',
    client_type: 'secondary_client',
    passport_number: passport(104),
    passport_lasts: 2100,
  },
];
