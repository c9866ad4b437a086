import type { DayEvent } from '@wayline/core/itinerary/event';
import { DayEvents } from '@wayline/core/itinerary/event.records';
import type { CompanyId, DayEventId, TripId } from '@wayline/core/kernel/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecords } from '@wayline/core/store/read';
import type { Trip } from '@wayline/core/trips/trip';
import { Trips } from '@wayline/core/trips/trip.records';

/** An event and its trip in one read; undefined when either is not there. */
export const eventAndTrip = async (table: Table, company: CompanyId, trip_id: TripId, id: DayEventId) => {
  const [event, trip] = (await getRecords(table, company, [
    { def: DayEvents, key: { trip_id, id } },
    { def: Trips, key: { id: trip_id } },
  ])) as [DayEvent | undefined, Trip | undefined];
  return event && trip && { event, trip };
};
