import { commitUnchanged } from '../../../../access/commit-unchanged';
import type { SignedCall } from '../../../../access/signed-call';
import { REQUEST_ERRORS } from '../../../../base/errors';
import type { TripId } from '../../../../base/ids';
import { type Result, refuse } from '../../../../base/result';
import type { DomainEvent } from '../../../../store/domain-event';
import { incrementListCount } from '../../../../store/list-counter';
import { retryOnConflict } from '../../../../store/retry-on-conflict';
import type { Write, Writes } from '../../../../store/write';
import type { TripOutcome } from '../lifecycle.contract';
import type { Trip } from '../trip';
import { Trips } from '../trip.records';

/** What is to become of one trip. */
type Step = {
  writes: Write[];
  /** So many bookings are no longer counted. */
  uncounted?: number;
  advisor_before?: TripOutcome['advisor_before'];
};
type Call = SignedCall & { input: { ids: TripId[] } };
type Plan = {
  /** What happened to them, which is its name in the audit trail too. */
  event: (trips: [Trip, ...Trip[]]) => DomainEvent;
  /** Undefined for a trip that is so already. */
  step: (db: Writes, trip: Trip, now: string) => Step | undefined;
  /** What keeps it from a trip, in words; nothing is done to that one. */
  keptFrom?: (trip: Trip) => string | undefined;
  /** What is written besides, when these trips are changed. */
  also?: (db: Writes, changed: readonly TripId[], now: string) => Write[];
};

const uncount = (db: Writes, steps: readonly { step: Step }[]): Write[] => {
  const n = -steps.reduce((sum, { step }) => sum + (step.uncounted ?? 0), 0);
  return n === 0 ? [] : [incrementListCount(db, 'BOOKINGS', n)];
};

/**
 * Does the same to several trips in one transaction: one read, one write, one event, an audit row for each trip. A trip that is gone is
 * told in its outcome and keeps the others from nothing. Refuses `record.missing` when none is there.
 */
export const changeTrips = (
  { input, actor, db, deps, commit }: Call,
  plan: Plan,
): Promise<Result<{ outcomes: TripOutcome[] }>> =>
  retryOnConflict(async () => {
    const ids = [...new Set(input.ids)];
    const wanted = ids.map((id) => ({ def: Trips, key: { id } }));
    const trips = await db.getMany(wanted);
    if (!trips.some(Boolean)) return refuse('record.missing');
    const now = deps.now();
    const whyNot = (trip: Trip | undefined) =>
      trip ? plan.keptFrom?.(trip) : REQUEST_ERRORS['record.missing'].message;
    const steps = trips.flatMap((trip) => {
      const step = trip && !whyNot(trip) ? plan.step(db, trip, now) : undefined;
      return trip && step ? [{ trip, step }] : [];
    });
    const outcomes = ids.map((id, i): TripOutcome => {
      const step = steps.find(({ trip }) => trip.id === id)?.step;
      const why = whyNot(trips[i]);
      if (why) return { id, done: false, changed: false, why };
      return { id, done: true, changed: step !== undefined, advisor_before: step?.advisor_before };
    });
    const [first, ...rest] = steps;
    if (!first) return commitUnchanged({ actor, commit }, 'trips.unchanged', { outcomes });
    return commit({
      writes: [
        ...steps.flatMap(({ step }) => step.writes),
        ...uncount(db, steps),
        ...(plan.also?.(
          db,
          steps.map(({ trip }) => trip.id),
          now,
        ) ?? []),
      ],
      events: [plan.event([first.trip, ...rest.map(({ trip }) => trip)])],
      answer: { outcomes },
    });
  });
