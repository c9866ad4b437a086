import { getDemoEmail, passport } from '../people';
import type { RealPerson } from '../real-trip';

/** First name, last name, birthday; of one the birthday is still to come, which the trip check has to say. */
type Row = [first_name: string, last_name: string, born?: string];

/** In pairs as they share a room: thirteen twins and three doubles of the block, then a single. */
const BLOCK: readonly Row[] = [
  ['Ngozi', 'Adeyemi', '1984-05-11'],
  ['Siân', 'Prydderch', '1990-10-03'],
  ['Łukasz', 'Wójcik', '1987-01-25'],
  ['José María', 'Etxeberria', '1979-12-08'],
  ['Nguyễn', 'Thị Minh', '1993-04-19'],
  ['Aoife', "O'Connell", '1995-08-30'],
  ['Þórdís', 'Jónsdóttir', '1982-02-14'],
  ['Zoë', 'van den Berg', '1991-06-22'],
  ['Rohan', "D'Souza", '1986-09-09'],
  ['Hiroshi', 'Tanaka', '1974-03-02'],
  ['Chidi', 'Okonkwo', '1988-11-17'],
  ['Bjørn', 'Håkonsen', '1969-07-05'],
  ['Fatima', 'Zahra El Idrissi', '1992-12-12'],
  ['Giulia', 'Bianchi', '1989-03-28'],
  ['Mehmet', 'Yılmaz', '1981-08-16'],
  ['Andrei', 'Ionescu', '1985-05-07'],
  ['Sofía', 'Castañeda', '1994-01-31'],
  ['Katarzyna', 'Żółkiewska', '1983-10-26'],
  ['Kwame', 'Mensah', '1978-06-13'],
  ['Oleksandr', 'Shevchenko', '1990-09-21'],
  ['Li', 'Wang', '1996-02-08'],
  ['Priyanka', 'Iyer', '1987-07-19'],
  ['Magnus', 'Sjöström', '1972-04-04'],
  ['Dimitris', 'Papadopoulos', '1980-11-29'],
  ['Leticia', 'Gonçalves', '1991-03-15'],
  ['Amina', 'Diallo', '1997-05-24'],
  ['Hugo', 'Lefèvre', '1976-08-01'],
  ['Camille', 'Lefèvre', '1977-12-20'],
  ['Tariq', 'Rahman', '1970-02-27'],
  ['Nadia', 'Rahman', '1973-06-18'],
  ['Elin', 'Åkerlund', '1988-04-23'],
  ['Per', 'Åkerlund', '1986-10-10'],
  ['Jean-Baptiste', 'Nkurunziza'],
];
/** Three speakers, who come a day before, each in a single. */
const EARLY: readonly Row[] = [
  ['Ines', 'Carvalho', '1975-09-30'],
  ['Marek', 'Dvořák', '1968-01-12'],
  ['Ayşe', 'Kaya', '1983-03-03'],
];
/** Four who stay another night: a twin and a double. */
const LATE: readonly Row[] = [
  ['Yael', 'Cohen', '1990-07-27'],
  ['Maya', 'Ben-David', '1992-11-05'],
  ['Pedro', 'Álvarez', '1984-02-02'],
  ['Lucía', 'Fernández', '1985-12-24'],
];

const nameOf = ([first_name, last_name]: Row) => `${first_name} ${last_name}`;
export const IN_BLOCK = BLOCK.map(nameOf);
export const SPEAKERS = EARLY.map(nameOf);
export const STAYING_ON = LATE.map(nameOf);

const ORGANISER = {
  client_type: 'lead_client',
  email: getDemoEmail('ngozi.adeyemi'),
  phone: '+44 20 7946 0101',
} as const;
const travelers = [...BLOCK, ...EARLY, ...LATE].map(
  ([first_name, last_name, born], i): RealPerson => ({
    first_name,
    last_name,
    client_type: 'secondary_client',
    ...(born && { born }),
    passport_number: passport(301 + i),
    passport_lasts: 400 + 37 * i,
    ...(i === 0 && ORGANISER),
  }),
);

/** Forty who travel, and the one on the spot who does not. */
export const FORTY: readonly RealPerson[] = [
  ...travelers,
  { first_name: 'מיכל', last_name: 'לוי', email: getDemoEmail('michal.levi'), is_traveler: false },
];
