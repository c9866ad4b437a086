import type { SignedCall } from '../../../../access/signed-call';
import type { TripId } from '../../../../base/ids';
import { ok, type Result, refuse } from '../../../../base/result';
import { checkSeen } from '../../../../store/check-seen';
import type { Trip } from '../trip';
import type { tripEvents } from '../trip.events';
import { Trips } from '../trip.records';

type Changes = Partial<Trip>;
type Wanted = {
  id: TripId;
  /** The version the caller has edited; left out by who builds on whatever stands. */
  version?: number;
  event: typeof tripEvents.changed;
  changes: Changes | ((before: Trip) => Result<Changes>);
};

/** Changes fields of a trip: read, decided, written in one transaction, told to who looks at it. */
export const changeTrip = async (
  { db, commit }: Pick<SignedCall, 'db' | 'commit'>,
  { id, version, event, changes }: Wanted,
): Promise<Result<{ trip: Trip }>> => {
  const before = await db.get(Trips, { id });
  if (!before) return refuse('record.missing');
  const seen = checkSeen(before, version ?? before.version);
  if (!seen.ok) return seen;
  const decided = typeof changes === 'function' ? changes(before) : ok(changes);
  if (!decided.ok) return decided;
  const saved = db.save(Trips, before, { ...before, ...decided.value }, { as: event });
  return commit({ writes: [saved], answer: { trip: saved.after } });
};
