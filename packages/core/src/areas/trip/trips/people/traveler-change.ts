import type { ManualStatus, Traveler, TravelerChanges } from '../traveler';

type Fields = Record<string, unknown>;
/** Null empties a field; what is not named stays. */
const changed = <T extends Fields>(before: T, changes: Fields): T => {
  const kept = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as T;
};

/**
 * A person on a trip after a change. The status `cancelled` and the state cancelled are one: who gets the status is off the trip, who gets
 * any other is on it again, and the notes of a cancellation go with it. A status that is another than before is `mark`ed as set by hand.
 * Source: R-TRIP-059, R-TRIP-112 (G-096).
 */
export const changedTraveler = (before: Traveler, changes: TravelerChanges, mark?: ManualStatus): Traveler => {
  const moved = changed(before, changes);
  const off = moved.status === 'cancelled';
  const after = moved.status === before.status ? moved : changed(moved, { manual_status: (!off && mark) || null });
  if (!off) return changed(after, { trip_traveler_status: 'active', cancellation_notes: null, status_before: null });
  const left = before.status === 'cancelled' ? before.status_before : before.status;
  return { ...after, trip_traveler_status: 'cancelled', status_before: left ?? 'inquired' };
};

/** Takes a person off the trip, who stays on its list with the reason. */
export const cancelledTraveler = (before: Traveler, cancellation_notes?: string): Traveler =>
  changedTraveler(before, { status: 'cancelled', cancellation_notes: cancellation_notes?.trim() || null });

/** Brings a person back with the status they had. */
export const restoredTraveler = (before: Traveler): Traveler =>
  changedTraveler(before, { status: before.status_before ?? 'inquired' });
