import type { CompanyId, NewId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { eventWrite } from '../../../store/outbox';
import { toItem } from '../../../store/record';
import { tenantDb } from '../../../store/tenant-db';
import type { Writes } from '../../../store/write';
import { Bookings } from '../bookings/booking.records';
import type { Departure } from '../trips/departure';
import { getTripAdvisor } from '../trips/lifecycle/trip-life';
import { inTrip } from '../trips/trip.partition';
import { Departures, Travelers, Trips } from '../trips/trip.records';
import { nextCheck } from './check-night';
import { toKnownPapers } from './check-papers';
import { newFindings } from './notified-findings';
import { NotifiedFindings } from './notified-findings.records';
import { readPapers } from './read-papers';
import { checkTrip } from './trip-check';
import { findingsFound } from './trip-check.events';

type Tools = { table: Table; newId: NewId; now: string };

/** A departure waits for its next night, unless somebody else has seen to that. */
const waitOn = (db: Writes, company: CompanyId, departure: Departure, now: string) => {
  const { due_pk, due_sk, check_at } = toItem(company, Departures, {
    ...departure,
    check_at: nextCheck(departure, now),
  });
  const expected = { check_at: departure.check_at };
  return check_at === undefined
    ? db.updateIf(Departures, departure, { remove: ['check_at', 'due_pk', 'due_sk'], expected })
    : db.updateIf(Departures, departure, { set: { check_at, due_pk, due_sk }, expected });
};

/**
 * Checks a trip that departs soon, and bells its advisor with what is new since the last night. The bell, what was told and the next
 * night are one transaction: however often and however late this runs, one finding is told once.
 */
export const checkDeparture = async (tools: Tools, company: CompanyId, departure: Departure): Promise<void> => {
  const { table, now } = tools;
  const { trip_id, check_at } = departure;
  if (!check_at || check_at > now) return;
  const db = tenantDb(table, company);
  const found = await db.readPartition(
    inTrip(trip_id),
    { trips: Trips, bookings: Bookings, travelers: Travelers, told: NotifiedFindings },
    { consistent: true },
  );
  const [trip] = found.trips;
  const [told] = found.told;
  if (!trip) return;
  const checked = { ...found, trip, today: now.slice(0, 10) };
  const papers = await readPapers(db, { ...found, user_id: trip.user_id, seesClients: true });
  const findings = checkTrip({ ...checked, ...toKnownPapers(checked, papers) });
  const { fresh, known } = newFindings(findings, told?.known ?? []);
  const same = known.join() === (told?.known ?? []).join();
  await db.transact([
    waitOn(db, company, departure, now),
    ...(same
      ? []
      : [
          told
            ? db.change(NotifiedFindings, told, { ...told, known })
            : db.insert(NotifiedFindings, { trip_id, known }),
        ]),
    ...(fresh.length > 0
      ? [eventWrite(db, findingsFound({ ...trip, advisor: getTripAdvisor(trip), findings: fresh }), tools)]
      : []),
  ]);
};
