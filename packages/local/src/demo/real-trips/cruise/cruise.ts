import type { RealTrip } from '../real-trip';
import { excursions, nightBefore } from './ashore';
import { COUPLES } from './people';
import { ship } from './ship';
import { flights, transfers } from './ways-there';

/** Two couples, a ship, six ports: eleven days from New York to New York. */
export const CRUISE: RealTrip = {
  trip: {
    trip_name: 'Greek Isles for two couples',
    trip_status: 'CONFIRMED',
    trip_destinations: ['Rome', 'Santorini', 'Mykonos', 'Ephesus', 'Athens', 'Naples'],
    tags: ['cruise', 'anniversary'],
    note: 'Hana and Tomáš celebrate 30 years on the Mykonos day. The ship knows, and a cake is ordered 🎂.',
  },
  season: { month: 6, weekday: 4 },
  nights: 10,
  people: COUPLES,
  programme: [flights, transfers, nightBefore, ship, excursions],
  itinerary: {
    ti_name: 'Greek Isles, two couples',
    welcome_text:
      'Dear Hana, dear all,\n\nRome for a night, then eight nights at sea with six harbors. Everything below is booked and confirmed, and your cabins are adjoining.',
    important_notice: 'Be back on board 90 minutes before each departure. Keep your passports with you in Türkiye.',
    show_prices: false,
  },
};
