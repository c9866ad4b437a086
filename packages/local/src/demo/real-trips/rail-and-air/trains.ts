import { whole } from '../prices';
import type { Part } from '../real-trip';
import { leg, place } from '../ways';
import { SEATED } from './people';

const LONDON = place('London St Pancras International', 'Euston Road, London N1C 4QP', 'Europe/London');
const NORD = place('Paris Gare du Nord', '18 rue de Dunkerque, 75010 Paris', 'Europe/Paris');
const LYON = place('Paris Gare de Lyon', 'Place Louis-Armand, 75012 Paris', 'Europe/Paris');
const ZURICH = place('Zürich HB', 'Bahnhofplatz, 8001 Zürich', 'Europe/Zurich');
const LUZERN = place('Luzern', 'Zentralstrasse 1, 6003 Luzern', 'Europe/Zurich');
const GOLDAU = place('Arth-Goldau', 'Bahnhofstrasse, 6410 Goldau', 'Europe/Zurich');
const BOLOGNA = place('Bologna Centrale', "Piazza delle Medaglie d'Oro, 40121 Bologna", 'Europe/Rome');
const FIRENZE = place('Firenze Santa Maria Novella', 'Piazza della Stazione, 50123 Florence', 'Europe/Rome');
const ROMA = place('Roma Termini', 'Piazza dei Cinquecento, 00185 Rome', 'Europe/Rome');

const rail = { booking_type: 'Rail', reservation_status: 'Booked', payment_status: 'paid' } as const;
const seats = (coach: string, first: number) => ({
  coach,
  seat: Array.from({ length: SEATED }, (_, i) => String(first + i)).join(', '),
});

/**
 * Through Europe by day, always with time to change for five with luggage. Sources: Eurostar 9014, 10:24 to 13:47 (Eurostar timetable,
 * 2018); TGV Lyria 9211, a little over four hours at 22 past (TGV Lyria, 2019); EuroCity 307, Zürich 08:33 by Arth-Goldau 09:19 to
 * Bologna 14:35 (SBB and Trenitalia, 2021); Bologna to Florence in 37 minutes (Trenitalia, 2009); Frecciarossa 9515 (Trenitalia, 2025).
 */
export const trains: Part = ({ day, everybody }) => [
  {
    ...rail,
    sub_type: 'High-speed Train',
    title: 'Eurostar to Paris',
    supplier_name: 'Eurostar',
    confirmation_id: 'DEMO-9014',
    traveler_names: [...everybody],
    transportations: [
      leg([LONDON, day(3), '10:24'], [NORD, day(3), '13:47'], {
        carrier: 'Eurostar',
        number: '9014',
        cabin: 'Eurostar Standard',
        ...seats('7', 41),
      }),
    ],
    price_detail: whole(46800, 'GBP'),
    additional_info: 'Check-in closes 30 minutes before departure; families with strollers use the left lane.',
  },
  {
    ...rail,
    sub_type: 'High-speed Train',
    title: 'TGV Lyria to Zürich, and on to Lucerne',
    supplier_name: 'TGV Lyria',
    confirmation_id: 'DEMO-9211',
    traveler_names: [...everybody],
    transportations: [
      leg([LYON, day(6), '10:22'], [ZURICH, day(6), '14:26'], {
        carrier: 'TGV Lyria',
        number: '9211',
        cabin: '1st class',
        ...seats('13', 61),
      }),
      leg([ZURICH, day(6), '15:04'], [LUZERN, day(6), '15:49'], { carrier: 'SBB', number: 'IR 75' }),
    ],
    price_detail: whole(61400, 'EUR'),
  },
  {
    ...rail,
    sub_type: 'Intercity Train',
    title: 'Through the Gotthard to Florence',
    supplier_name: 'SBB CFF FFS',
    confirmation_id: 'DEMO-0307',
    traveler_names: [...everybody],
    transportations: [
      leg([LUZERN, day(8), '08:18'], [GOLDAU, day(8), '08:45'], { carrier: 'SBB', number: 'IR 26' }),
      leg([GOLDAU, day(8), '09:19'], [BOLOGNA, day(8), '14:35'], {
        carrier: 'SBB / Trenitalia',
        number: 'EC 307',
        cabin: '1st class',
        ...seats('1', 31),
      }),
      leg([BOLOGNA, day(8), '15:18'], [FIRENZE, day(8), '15:55'], {
        carrier: 'Trenitalia',
        number: 'FR 9543',
        cabin: 'Business',
        ...seats('2', 12),
      }),
    ],
    price_detail: whole(58200, 'CHF'),
  },
  {
    ...rail,
    sub_type: 'High-speed Train',
    title: 'Frecciarossa to Rome',
    supplier_name: 'Trenitalia',
    confirmation_id: 'DEMO-9515',
    traveler_names: [...everybody],
    transportations: [
      leg([FIRENZE, day(11), '09:00'], [ROMA, day(11), '10:36'], {
        carrier: 'Trenitalia',
        number: 'FR 9515',
        cabin: 'Business',
        ...seats('3', 5),
      }),
    ],
    price_detail: whole(18800, 'EUR'),
  },
];
