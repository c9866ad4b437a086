import { area, joinContracts } from '../../contract/area';
import { bookingsArea } from './bookings/area';
import { checklistsArea } from './checklists/area';
import { deadlinesArea } from './deadlines/area';
import { historyArea } from './history/area';
import { itineraryArea } from './itinerary/area';
import { plannerViewsArea } from './planner-views/area';
import { pricingArea } from './pricing/area';
import { remindersArea } from './reminders/area';
import { tripCheckArea } from './trip-check/area';
import { tripPackagesArea } from './trip-packages/area';
import { tripsArea } from './trips/area';

/** What belongs to a trip shares its record and its transactions: one area, declared by its folders. */
export const tripArea = area({
  name: 'trip',
  contracts: joinContracts([
    tripsArea,
    bookingsArea,
    itineraryArea,
    remindersArea,
    deadlinesArea,
    checklistsArea,
    historyArea,
    pricingArea,
    plannerViewsArea,
    tripPackagesArea,
    tripCheckArea,
  ]),
});
