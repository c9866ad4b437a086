import { wholeList } from '../../../store/full-page';
import type { Projection } from '../../../store/projection';
import { getRecord, listPartition } from '../../../store/read';
import { writesFor } from '../../../store/write';
import type { Departure } from '../trips/departure';
import { Departures, departureOf, shownOf, Trips } from '../trips/trip.records';
import { everyTrip } from './every-trip';

/** A departure as the table would hand it out. */
const toKept = (departure: Departure | undefined) => departure && Departures.schema.parse(departure);

/** Trips by the day they leave. */
export const departuresProjection: Projection = {
  name: 'departures',
  about: 'trips by the day they leave, with their final payments',
  drift: async function* (table, company) {
    const w = writesFor(table, company);
    for await (const trip of everyTrip(table, company)) {
      const right = toKept(departureOf(trip));
      const kept = right && (await getRecord(table, company, Departures, right, true));
      if (right && shownOf(kept) !== shownOf(right))
        yield {
          where: `departure of ${trip.id}`,
          kept,
          right,
          mend: [w.checkUnchanged(Trips, trip, ['version']), w.put(Departures, right)],
        };
    }
    const all = await wholeList((cursor) =>
      listPartition(table, company, Departures, { partition: ['DEPARTURES'] }, { cursor }),
    );
    for (const kept of all) {
      const trip = await getRecord(table, company, Trips, { id: kept.trip_id }, true);
      const right = trip && departureOf(trip);
      if (right?.start_date !== kept.start_date)
        yield {
          where: `departure of ${kept.trip_id} on ${kept.start_date}`,
          kept,
          right: undefined,
          mend: [...(trip ? [w.checkUnchanged(Trips, trip, ['version'])] : []), w.deleteIfExists(Departures, kept)],
        };
    }
  },
};
