import type { TripId } from '../../../../base/ids';
import { later } from '../../../../base/later';
import type { TenantDb } from '../../../../store/tenant-db';
import type { Write, Writes } from '../../../../store/write';
import { Bookings } from '../../bookings/booking.records';
import { DayEvents } from '../../itinerary/event.records';
import { Reminders } from '../../reminders/reminder.records';
import type { Trip } from '../trip';
import { inTrip } from '../trip.partition';
import { Trips } from '../trip.records';
import { readTrip, type WholeTrip } from '../whole-trip';
import { changedBy } from './apply-move';
import type { DateMove } from './date-move';
import { DateMoves } from './date-move.records';
import { fitting } from './pack-writes';

const PATIENCE_MS = 2 * 60_000;
const A_DAY_MS = 24 * 60 * 60_000;
/** Others may save a booking while it is being moved; so often is the same step decided again. */
const MOST_REFUSALS = 20;

type Step = { id: string; write: Write };
type Held = Pick<WholeTrip, 'bookings' | 'reminders' | 'events'>;
const stepsOf = (db: Writes, move: DateMove, held: Held, now: string, open?: ReadonlySet<string>): Step[] => {
  const { bookings, reminders, events } = changedBy(move, held, now, open);
  return [
    // The deadlines of a booking are its supplier's days: they stay when it moves.
    ...bookings.map(({ before, after }) => ({
      id: before.id,
      write: db.save(Bookings, before, after),
    })),
    ...reminders.map(({ before, after }) => ({ id: before.id, write: db.change(Reminders, before, after) })),
    ...events.map(({ before, after }) => ({
      id: before.id,
      write: db.save(DayEvents, before, after),
    })),
  ];
};
const idsFrom = (steps: readonly Step[], done: number) => steps.slice(done).map(({ id }) => id);

/**
 * The writes that begin a move: the trip's days and as many of its bookings, reminders and events as one transaction takes. What does not fit
 * is written down in the same transaction, for `finishMove`.
 */
export const beginMove = (db: Writes, move: DateMove, whole: Held & { trip: Trip }, now: string) => {
  const { start_date: _start, end_date: _end, ...rest } = whole.trip;
  const trip = db.save(Trips, whole.trip, { ...rest, ...move.after });
  const steps = stepsOf(db, move, whole, now);
  const first = fitting(steps.map(({ write }) => write));
  const open = idsFrom(steps, first);
  const left = { trip_id: whole.trip.id, move, open, finish_at: later(now, PATIENCE_MS) };
  return {
    trip: trip.after,
    unfinished: open.length > 0,
    writes: [
      trip,
      ...steps.slice(0, first).map(({ write }) => write),
      ...(open.length > 0 ? [db.insert(DateMoves, left)] : []),
    ],
  };
};

/**
 * Finishes a move that has begun, if there is one: one transaction after another, each of which also writes down what is left, so that
 * it can break off anywhere, run twice at once, and move nothing twice. A booking that was saved in between is moved as it stands.
 */
export const finishMove = async (db: TenantDb, trip_id: TripId, now: string): Promise<void> => {
  const kinds = { trips: Trips, bookings: Bookings, reminders: Reminders, events: DayEvents, moves: DateMoves };
  for (let refusals = 0; refusals < MOST_REFUSALS; ) {
    const held = await db.readPartition(inTrip(trip_id), kinds, { consistent: true });
    const [running] = held.moves;
    if (!running) return;
    if (held.trips.length === 0) {
      // The trip is deleted: should it be brought back, the rest of it moves then.
      await db.transact([db.change(DateMoves, running, { ...running, finish_at: later(now, A_DAY_MS) })]);
      return;
    }
    const steps = stepsOf(db, running.move, held, now, new Set(running.open));
    const fits = fitting(steps.map(({ write }) => write));
    const open = idsFrom(steps, fits);
    const outcome = await db.transact([
      ...steps.slice(0, fits).map(({ write }) => write),
      open.length > 0
        ? db.change(DateMoves, running, { ...running, open, finish_at: later(now, PATIENCE_MS) })
        : db.remove(DateMoves, { trip_id }),
    ]);
    if (!outcome.ok) refusals += 1;
  }
  throw new Error(`The bookings of ${trip_id} change faster than they can be moved.`);
};

/** A trip as it stands once whatever moved its days has come to its end. */
export const readSettled = async (db: TenantDb, trip_id: TripId, now: string) => {
  const [running, whole] = await Promise.all([db.get(DateMoves, { trip_id }, true), readTrip(db, trip_id)]);
  if (!running || !whole) return whole;
  await finishMove(db, trip_id, now);
  return readTrip(db, trip_id);
};
