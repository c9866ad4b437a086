import { bookingAudit, itineraryAudit, tripAudit } from '@wayline/core/history/audit-of';
import { changedSince, withUndone } from '@wayline/core/history/field-changes';
import type { Undoing } from '@wayline/core/history/undoable';
import { fieldWords } from '@wayline/core/history/words-of';
import type { Actor } from '@wayline/core/identity/actor';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { BookingId } from '@wayline/core/kernel/ids';
import { type Refusal, refuse } from '@wayline/core/kernel/result';
import type { Change, Committer } from '@wayline/core/store/commit';
import { type Write, writesFor } from '@wayline/core/store/write';
import { withLapses } from '@wayline/core/trips/dates/apply-move';
import { type DateMove, inverseOf } from '@wayline/core/trips/dates/date-move';
import { movedSince } from '@wayline/core/trips/dates/date-move-changes';
import { tripChange } from '@wayline/core/trips/trip.records';
import { checkTripDates } from '@wayline/core/trips/trip-dates';
import type { WholeTrip } from '@wayline/core/trips/whole-trip';
import type { Deps } from '../kernel/deps';
import { bookingEvent, tripEvent } from '../trips/trip-event';
import { broughtBack } from './brought-back';
import { commitMove } from './commit-move';
import { savedBooking } from './saved-booking';

/** What every way of undoing is given: the trip as it stands, and the new entry that says which one it undoes. */
type Work = {
  actor: Actor;
  deps: Deps;
  commit: Committer;
  whole: WholeTrip;
  now: string;
  entry: string;
  undoes: string;
};
type Fields = Extract<Undoing, { kind: 'fields' }>;
type Undone = { writes: Write[]; audit: Omit<Change<unknown>['audit'], 'subject' | 'id'> };

const LISTED = 3;
const sinceChanged = (what: readonly string[]) =>
  refuse('history.changed_since', { fill: { what: what.slice(0, LISTED).join(', ') } });

/** A move of the dates the other way round; refused when the dates, a booking or an event it moved stand elsewhere by now. */
export const undoMove = async (work: Work, move: DateMove) => {
  const { whole, now, undoes } = work;
  const since = movedSince(move, whole.trip, whole);
  if (since.length > 0) return sinceChanged(since);
  return commitMove(work, { whole, move: withLapses(inverseOf(move), whole, now), now, undoes });
};

type Versioned = { version: number; updated_at: string };
/** A record with the fields of an entry as they were before it; a refusal when they hold something else by now. */
const undone = <T extends Versioned>(record: T, { diff }: Fields, now: string): T | Refusal => {
  const since = changedSince(record, diff);
  if (since.length > 0) return sinceChanged(since.map(fieldWords));
  return { ...withUndone(record, diff), updated_at: now, version: record.version + 1 };
};
const refused = (value: object): value is Refusal => 'ok' in value;

const undoTrip = ({ actor, deps, whole, now }: Work, undoing: Fields): Undone | Refusal => {
  const after = undone(whole.trip, undoing, now);
  if (refused(after)) return after;
  const dates = checkTripDates(after);
  if (!dates.ok) return dates;
  return {
    writes: tripChange(writesFor(deps.table, actor.company_id), whole.trip, after),
    audit: { action: 'trip.changed', ...tripAudit(after, whole.trip) },
  };
};

const undoBooking = async ({ actor, deps, whole, now }: Work, undoing: Fields): Promise<Undone | Refusal> => {
  const before = whole.bookings.find(({ id }) => id === undoing.id);
  if (!before) return refuse('record.missing');
  const after = undone(before, undoing, now);
  if (refused(after)) return after;
  return {
    writes: await savedBooking(deps.table, actor.company_id, { before, after, now }),
    audit: { action: 'booking.changed', ...bookingAudit(after, before) },
  };
};

const undoItinerary = ({ actor, deps, whole, now }: Work, undoing: Fields): Undone | Refusal => {
  const before = whole.itineraries.find(({ id }) => id === undoing.id);
  if (!before) return refuse('record.missing');
  const after = undone(before, undoing, now);
  if (refused(after)) return after;
  return {
    writes: [writesFor(deps.table, actor.company_id).change(Itineraries, before, after)],
    audit: { action: 'itinerary.changed', ...itineraryAudit(after, before) },
  };
};

const UNDO = { trip: undoTrip, booking: undoBooking, itinerary: undoItinerary } as const;

/** A change of a trip, a booking or an itinerary the other way round. */
export const undoFields = async (work: Work, undoing: Fields) => {
  const { actor, whole, commit, entry, undoes } = work;
  const made = await UNDO[undoing.of](work, undoing);
  if (refused(made)) return made;
  return commit({
    writes: made.writes,
    audit: { ...made.audit, subject: whole.trip.id, id: entry, changes: { undoes } },
    event: tripEvent(actor, whole.trip.id, `${actor.name} took a change back`),
    answer: { status: 'success' as const, message: 'The change is undone.', entry },
  });
};

/** A deleted booking brought back from its trip's history. */
export const undoDeletion = async (work: Work, id: string) => {
  const { actor, deps, whole, commit, now, entry, undoes } = work;
  const back = await broughtBack(deps.table, actor.company_id, {
    trip_id: whole.trip.id,
    id: BookingId.parse(id),
    now,
  });
  if (!back.ok) return back;
  const { booking, writes } = back.value;
  const outcome = await commit({
    writes,
    audit: {
      subject: whole.trip.id,
      action: 'booking.brought_back',
      id: entry,
      changes: { undoes },
      ...bookingAudit(booking),
    },
    event: bookingEvent(whole.trip.id, booking.id, `${actor.name} brought ${booking.title} back`),
    answer: { status: 'success' as const, message: `${booking.title} is back.`, entry },
  });
  return outcome;
};
