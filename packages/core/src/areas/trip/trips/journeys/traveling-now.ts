import { addDays } from '../../../../base/days';
import { fullName } from '../../../../base/full-name';
import { listPages, wholeList } from '../../../../store/full-page';
import type { TenantDb } from '../../../../store/tenant-db';
import type { TravelingClient } from '../../../clients/public';
import { Departure } from '../departure';
import { readTripsById } from '../read-trips-by-id';
import { inTrip } from '../trip.partition';
import { Departures, Travelers } from '../trip.records';

/** The longest journey that is looked for, in days: a world cruise. */
const LONGEST = 200;
/** So many trips are looked into. */
const MOST_TRIPS = 40;
const FIELDS = Departure.keyof().options;

/** The trips that have left by a day, and may not be back. */
const listDeparted = async (db: TenantDb, today: string): Promise<Departure[]> => {
  const where = { partition: ['DEPARTURES'], after: addDays(today, -LONGEST), fields: FIELDS };
  const departed: Departure[] = [];
  for await (const page of listPages((cursor) => db.listPartition(Departures, where, { cursor }))) {
    departed.push(...page);
    if (page.some(({ start_date }) => start_date > today)) break;
  }
  return departed;
};

/** The clients who are away on a day, whoever is home first named first. */
export const readTravelingNow = async (db: TenantDb, today: string): Promise<TravelingClient[]> => {
  const away = (await listDeparted(db, today))
    .filter(({ start_date, end_date = start_date }) => start_date <= today && end_date >= today)
    .slice(0, MOST_TRIPS);
  const [trips, ...people] = await Promise.all([
    readTripsById(db, away),
    ...away.map(({ trip_id }) =>
      wholeList((cursor) =>
        db.listPartition(Travelers, { partition: inTrip(trip_id), prefix: 'TRAVELER#' }, { cursor }),
      ),
    ),
  ]);
  return away
    .flatMap(({ trip_id, trip_name, start_date, end_date = start_date }, i) =>
      (people[i] ?? []).flatMap((traveler) =>
        traveler.client_id && traveler.is_traveler && traveler.trip_traveler_status === 'active'
          ? [
              {
                client_id: traveler.client_id,
                name: fullName(traveler),
                ...{ trip_id, trip_name, end_date },
                destinations: trips.get(trip_id)?.trip_destinations ?? [],
              },
            ]
          : [],
      ),
    )
    .sort((a, b) => a.end_date.localeCompare(b.end_date) || a.name.localeCompare(b.name));
};
