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
    note: 'Noor naps from one to three. Leila wants the upper deck, Elias the window. Grandmother أمينة is to be called first.',
  },
  // A Friday, so that the day in the Louvre is a Wednesday.
  season: { month: 5, weekday: 5 },
  nights: 13,
  people: FAMILY,
  programme: [flights, cars, stays, trains, daysOut],
  itinerary: {
    ti_name: 'Europe by rail',
    welcome_text:
      'Dear Haddads,\n\nfourteen days, four trains and one very good pizza. Trains are booked so that nobody has to run, and there is a crib in every hotel.',
    important_notice: 'Carry the passports in the day bag: they are checked on the way to Paris and to Lucerne.',
    show_prices: false,
  },
};
