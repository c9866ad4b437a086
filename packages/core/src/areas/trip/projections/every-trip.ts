import type { CompanyId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { wholeList } from '../../../store/full-page';
import { getRecord, listRows } from '../../../store/read';
import type { Trip } from '../trips/trip';
import { ARCHIVED_TRIP_LIST, TRIP_LIST, TripRows, Trips } from '../trips/trip.records';

/** Every trip of a company as it is at that moment, one after the other; what is in the trash has left its place. */
export async function* everyTrip(table: Table, company: CompanyId): AsyncGenerator<Trip> {
  for (const list of [TRIP_LIST, ARCHIVED_TRIP_LIST]) {
    const rows = await wholeList((cursor) => listRows(table, company, list, TripRows, { cursor }));
    for (const { id } of rows) {
      const trip = await getRecord(table, company, Trips, { id }, true);
      if (trip) yield trip;
    }
  }
}
