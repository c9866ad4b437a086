import { getDemoEmail, passport } from '../people';
import type { RealPerson } from '../real-trip';

const family = { client_type: 'secondary_client', last_name: 'Haddad' } as const;

/** A family of five, the youngest without a seat of her own, and the grandmother at home who is called in an emergency. */
export const FAMILY: readonly RealPerson[] = [
  {
    ...family,
    first_name: 'Samir',
    client_type: 'lead_client',
    email: getDemoEmail('samir.haddad'),
    phone: '+1 718 555 0177',
    born: '1986-09-04',
    passport_number: passport(201),
    passport_lasts: 1200,
  },
  {
    ...family,
    first_name: 'Ingrid',
    middle_name: 'Maria',
    email: getDemoEmail('ingrid.haddad'),
    born: '1988-02-17',
    passport_number: passport(202),
    passport_lasts: 1500,
  },
  { ...family, first_name: 'Leila', born: { days_before: 3212 }, passport_number: passport(203), passport_lasts: 700 },
  // Less than six months beyond the return: the trip check has to say so.
  { ...family, first_name: 'Elias', born: { days_before: 1907 }, passport_number: passport(204), passport_lasts: 60 },
  { ...family, first_name: 'Noor', born: { days_before: 331 }, passport_number: passport(205), passport_lasts: 1600 },
  { first_name: 'أمينة', last_name: 'حدّاد', phone: '+1 718 555 0178', is_traveler: false },
];
/** Who has a seat of their own. */
export const SEATED = 4;
