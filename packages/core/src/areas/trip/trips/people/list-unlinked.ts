import type { TenantDb } from '../../../../store/tenant-db';
import { findDuplicates } from '../../../clients/public';
import { TRIP_LIST, TripRows } from '../trip.records';
import { readTravelers } from './read-travelers';
import type { UnlinkedTraveler } from './unlinked-traveler';

/** So many trips are looked into at once, and so many clients named for a traveler. */
const TRIPS_AT_ONCE = 10;
const MOST_MATCHES = 3;
/** So many trips without anybody to name are passed over before a page is handed out. */
const MOST_ROUNDS = 10;

type Page = { travelers: UnlinkedTraveler[]; cursor: string | undefined };

const listOfTrips = async (db: TenantDb, from: string | undefined): Promise<Page> => {
  const { items: trips, cursor } = await db.listRows(TRIP_LIST, TripRows, {
    cursor: from,
    // The first page of a list has its counter in it.
    limit: TRIPS_AT_ONCE + (from === undefined ? 1 : 0),
    newestFirst: true,
  });
  const people = await Promise.all(trips.map(({ id }) => readTravelers(db, id)));
  const travelers = await Promise.all(
    trips.flatMap(({ id, trip_name, is_example }, i) =>
      (is_example ? [] : (people[i] ?? []))
        .filter(({ client_id, trip_traveler_status }) => !client_id && trip_traveler_status === 'active')
        .map(async (traveler) => {
          const { first_name, last_name, email, phone, dob } = traveler;
          const person = { first_name, last_name, phone, dob, ...(email && { emails: [email] }) };
          const matches = await findDuplicates(db, person);
          return { ...traveler, trip_id: id, trip_name, matches: matches.slice(0, MOST_MATCHES) };
        }),
    ),
  );
  return { travelers, cursor };
};

/** Travelers who are no clients yet, of the newest trips; a page without any leads on to the next. */
export const listUnlinkedTravelers = async (db: TenantDb, from: string | undefined): Promise<Page> => {
  let page = await listOfTrips(db, from);
  for (let round = 1; round < MOST_ROUNDS && page.travelers.length === 0 && page.cursor; round++)
    page = await listOfTrips(db, page.cursor);
  return page;
};
