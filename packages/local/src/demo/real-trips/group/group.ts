import type { RealTrip } from '../real-trip';
import { FORTY } from './people';
import { programme } from './programme';
import { rooms } from './rooms';
import { coaches, flights } from './ways';

/** Forty partners of a company meet in Lisbon: flights, a block of rooms and those beside it, coaches, meetings and dinners. */
export const GROUP: RealTrip = {
  trip: {
    trip_name: 'Kestrel partner meeting, Lisbon',
    trip_group_kind: 'Group',
    trip_sub_type: 'Customized',
    trip_status: 'CONFIRMED',
    trip_destinations: ['Lisbon', 'Sintra'],
    tags: ['group', 'meeting'],
    note: 'One invoice to the company. מיכל לוי meets everyone at the airport with a sign.',
  },
  // A Tuesday in September; the block begins on Wednesday.
  season: { month: 9, weekday: 2 },
  nights: 5,
  people: FORTY,
  programme: [flights, coaches, rooms, programme],
  terms: {
    currency: 'EUR',
    deposits: [
      { percent: 20, days_before: 115, note: 'On signing' },
      { percent: 30, days_before: 90, note: 'When the room block is confirmed' },
    ],
    final_days_before: 45,
    final_description: 'By bank transfer, one invoice to the company',
  },
  helpers: [
    { name: 'Stella Reyes', types: ['documents', 'accounting'] },
    { name: 'Casey North', types: ['planner', 'booking'] },
  ],
  split: { host_agency_split: '30', advisor_split: '60', others: [{ name: 'Casey North', percent: '10' }] },
  checklist: {
    name: 'Group of twenty or more',
    tasks: [
      { title: 'Sign the group contract with the hotel', days_before: 115 },
      { title: 'Collect names as shown in passports', days_before: 100 },
      { title: 'Finalize the room block, release unused rooms', days_before: 90 },
      { title: 'Send the room list to the hotel', days_before: 30 },
      { title: 'Send passenger names to the airline', days_before: 30 },
      { title: 'Send menus and allergies to both restaurants', days_before: 14 },
      { title: 'Confirm coaches and drivers', days_before: 3 },
      { title: 'Ask everyone for feedback', days_before: -7 },
    ],
  },
  itinerary: {
    ti_name: 'Kestrel partner meeting',
    welcome_text:
      'Dear partners,\n\nThree days in Lisbon by the Tagus. The program is below; Ngozi will send the list with your roommate and your coach.',
    important_notice: 'Meet at Heathrow, Terminal 2, zone A, two hours before departure.',
    show_prices: false,
  },
};
