import * as agency from './areas/agencies/agency.events';
import * as client from './areas/clients/client.events';
import * as closure from './areas/closure/closure.events';
import * as dataImport from './areas/data-transfer/data-import.events';
import * as domain from './areas/domains/domain.events';
import * as form from './areas/forms/form.events';
import * as institution from './areas/institutions/institution.events';
import * as ledger from './areas/ledger/ledger.events';
import * as library from './areas/library/library.events';
import { type Announcer, announcementReader } from './areas/live/public';
import * as mail from './areas/messaging/mail.events';
import * as people from './areas/people/people.events';
import * as settings from './areas/settings/settings.events';
import * as subscription from './areas/subscription/subscription.events';
import * as unclaimed from './areas/trip/booking-lists/unclaimed.events';
import * as booking from './areas/trip/bookings/booking.events';
import * as checklist from './areas/trip/checklists/checklist.events';
import * as itinerary from './areas/trip/itinerary/itinerary.events';
import * as reminder from './areas/trip/reminders/reminder.events';
import * as tripCheck from './areas/trip/trip-check/trip-check.events';
import * as tripPackage from './areas/trip/trip-packages/package.events';
import * as severalTrips from './areas/trip/trips/several-trips.events';
import * as trip from './areas/trip/trips/trip.events';

/** The events of every area. */
const AREAS: readonly Record<string, Announcer | Readonly<Record<string, Announcer>>>[] = [
  agency,
  client,
  closure,
  dataImport,
  domain,
  institution,
  form,
  library,
  mail,
  people,
  settings,
  subscription,
  unclaimed,
  booking,
  checklist,
  itinerary,
  reminder,
  tripCheck,
  tripPackage,
  severalTrips,
  trip,
  ledger,
];

/** How each of them is announced. */
export const ANNOUNCERS: readonly Announcer[] = AREAS.flatMap((area) =>
  Object.values(area).flatMap((one) => ('eventName' in one ? [one as Announcer] : Object.values(one))),
);

/** Reads what any event of the outbox has to tell. Only what delivers events loads it: an endpoint knows its own events alone. */
export const readAnnouncement = announcementReader(ANNOUNCERS);
