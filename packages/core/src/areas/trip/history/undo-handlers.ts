import type { SignedCall } from '../../../access/signed-call';
import { BookingId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import { changedSince, withUndone } from '../../../store/undo-fields';
import type { Write } from '../../../store/write';
import { migrateBooking } from '../bookings/people/link-travelers';
import { linkSupplier } from '../bookings/suppliers/link-suppliers';
import { changeUndone } from '../itinerary/itinerary.events';
import { Itineraries } from '../itinerary/itinerary.records';
import { withLapses } from '../trips/dates/apply-move';
import { type DateMove, invertDateMove } from '../trips/dates/date-move';
import { movedSince } from '../trips/dates/date-move-changes';
import { Trips } from '../trips/trip.records';
import { checkTripDates } from '../trips/trip-dates';
import type { WholeTrip } from '../trips/whole-trip';
import { commitMove } from './commit-move';
import { refuse } from './errors';
import { fieldWords } from './history-words';
import { withTravelerIds } from './people-changes';
import { restoreDeletedBooking } from './restore-deleted-booking';
import { saveBooking } from './save-booking';
import type { UndoAction } from './undo-action';

/** What every way of undoing is given: the trip as it stands, and the new entry that says which one it undoes. */
type Work = SignedCall & {
  whole: WholeTrip;
  now: string;
  entry: string;
  undoes: string;
};
type Fields = Extract<UndoAction, { kind: 'fields' }>;

const LISTED = 3;
const sinceChanged = (what: readonly string[]) =>
  refuse('history.changed_since', { params: { what: what.slice(0, LISTED).join(', ') } });

/** A move of the dates the other way round; refused when the dates, a booking or an event it moved stand elsewhere by now. */
export const undoMove = async (work: Work, move: DateMove) => {
  const { whole, now, undoes } = work;
  const since = movedSince(move, whole.trip, whole);
  if (since.length > 0) return sinceChanged(since);
  return commitMove(work, { whole, move: withLapses(invertDateMove(move), whole, now), now, undoes });
};

/** A record with the fields of an entry as they were before it; refused when they hold something else by now. */
const toUndone = <T extends Record<string, unknown>>(record: T, diff: Fields['diff']): Result<T> => {
  const since = changedSince(record, diff);
  return since.length > 0 ? sinceChanged(since.map(fieldWords)) : ok(withUndone(record, diff));
};

const undoTrip = ({ db, whole }: Work, undoing: Fields): Result<Write[]> => {
  const back = toUndone(whole.trip, undoing.diff);
  if (!back.ok) return back;
  const dates = checkTripDates(back.value);
  return dates.ok ? ok([db.save(Trips, whole.trip, back.value)]) : dates;
};

const undoBooking = async ({ db, whole, now }: Work, undoing: Fields): Promise<Result<Write[]>> => {
  const before = whole.bookings.find(({ id }) => id === undoing.id);
  if (!before) return refuse('record.missing');
  const known = migrateBooking(before, whole.travelers);
  // An entry from when people were kept by name is taken back by their ids.
  const diff =
    changedSince(known, undoing.diff).length > 0 ? withTravelerIds(undoing.diff, whole.travelers) : undoing.diff;
  const undone = toUndone(known, diff);
  if (!undone.ok) return undone;
  const back = undone.value;
  const linked = await linkSupplier(db, { before: known, after: back, restored: true }, now.slice(0, 10));
  if (!linked.ok) return linked;
  // A price that comes back with its supplier comes back as it was sold, whatever the supplier pays by now.
  const isWhole = linked.value.supplier_id === back.supplier_id && diff.some(({ field }) => field === 'price_detail');
  const after = isWhole ? { ...linked.value, price_detail: back.price_detail } : linked.value;
  return ok(await saveBooking(db, { before, after, now }));
};

const undoItinerary = ({ db, whole }: Work, undoing: Fields): Result<Write[]> => {
  const before = whole.itineraries.find(({ id }) => id === undoing.id);
  if (!before) return refuse('record.missing');
  const back = toUndone(before, undoing.diff);
  return back.ok ? ok([db.save(Itineraries, before, back.value)]) : back;
};

const UNDO = { trip: undoTrip, booking: undoBooking, itinerary: undoItinerary } as const;

/** A change of a trip, a booking or an itinerary the other way round. */
export const undoFields = async (work: Work, undoing: Fields) => {
  const { whole, commit, entry, undoes } = work;
  const made = await UNDO[undoing.of](work, undoing);
  if (!made.ok) return made;
  return commit({
    writes: made.value,
    audit: { action: `${undoing.of}.changed`, id: entry, changes: { undoes } },
    events: [changeUndone({ trip_id: whole.trip.id, undoes })],
    answer: { status: 'success' as const, message: 'Change undone.', entry },
  });
};

/** A deleted booking brought back from its trip's history. */
export const undoDeletion = async (work: Work, id: string) => {
  const { db, whole, commit, now, entry, undoes } = work;
  const back = await restoreDeletedBooking(db, { trip_id: whole.trip.id, id: BookingId.parse(id), now });
  if (!back.ok) return back;
  const { booking, writes } = back.value;
  return commit({
    writes,
    audit: { id: entry, changes: { undoes } },
    answer: { status: 'success' as const, message: `${booking.title} restored.`, entry },
  });
};
