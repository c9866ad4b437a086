import type { RealTrip } from '../real-trip';
import { daysOut } from './days-out';
import { cars, flights } from './flights';
import { FAMILY } from './people';
import { stays } from './stays';
import { trains } from './trains';

/** A family of five, fourteen days, five cities and a lake, by plane over the sea and by train between. */
export const RAIL_AND_AIR: RealTrip = {
  trip: {
    trip_name: 'Europe by rail, the Haddads',
    trip_status: 'CONFIRMED',
    trip_destinations: ['London', 'Paris', 'Lucerne', 'Florence', 'Rome'],
    tags: ['family', 'rail'],
    note: 'Noor naps from one to three. Leila wants the upper deck, Elias the window. Call grandmother أمينة first.',
  },
  // A Friday, so that the day in the Louvre is a Wednesday.
  season: { month: 5, weekday: 5 },
  nights: 13,
  people: FAMILY,
  programme: [flights, cars, stays, trains, daysOut],
  itinerary: {
    ti_name: 'Europe by rail',
    welcome_text:
      'Dear Haddads,\n\nFourteen days, four trains and one very good pizza. The connections leave plenty of time, and there’s a crib in every hotel.',
    important_notice: 'Keep your passports in your day bag: they’re checked on the way to Paris and Lucerne.',
    show_prices: false,
  },
};
