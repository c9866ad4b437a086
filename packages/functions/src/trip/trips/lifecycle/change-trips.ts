import type { Actor } from '@wayline/core/access/actor';
import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import type { TripOutcome } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import { type Result, refuse } from '@wayline/core/base/result';
import { formatErrorMessage } from '@wayline/core/errors';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import type { DomainEvent } from '@wayline/core/store/domain-event';
import { incrementListCount } from '@wayline/core/store/list-counter';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write, Writes } from '@wayline/core/store/write';

/** What is to become of one trip: its writes, and what the audit trail keeps. */
type Step = {
  writes: Write[];
  changes?: Record<string, unknown>;
  /** So many bookings are no longer counted. */
  uncounted?: number;
  advisor_before?: TripOutcome['advisor_before'];
};
type Call = { input: { ids: TripId[] }; actor: Actor; db: TenantDb; deps: Deps; commit: Committer };
type Plan = {
  /** What happened to them, which is its name in the audit trail too. */
  event: (trips: [Trip, ...Trip[]]) => DomainEvent;
  /** Undefined for a trip that is so already. */
  step: (w: Writes, trip: Trip, now: string) => Step | undefined;
  /** What is written besides, when these trips are changed. */
  also?: (w: Writes, changed: readonly TripId[], now: string) => Write[];
};

const uncount = (w: Writes, steps: readonly { step: Step }[]): Write[] => {
  const n = -steps.reduce((sum, { step }) => sum + (step.uncounted ?? 0), 0);
  return n === 0 ? [] : [incrementListCount(w, 'BOOKINGS', n)];
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
    const steps = trips.flatMap((trip) => {
      const step = trip && plan.step(db, trip, now);
      return trip && step ? [{ trip, step }] : [];
    });
    const outcomes = ids.map((id, i): TripOutcome => {
      const step = steps.find(({ trip }) => trip.id === id)?.step;
      if (!trips[i]) return { id, done: false, changed: false, why: formatErrorMessage('record.missing') };
      return { id, done: true, changed: step !== undefined, advisor_before: step?.advisor_before };
    });
    const [first, ...rest] = steps;
    if (!first) return commitUnchanged({ actor, commit }, 'trips.unchanged', { outcomes });
    const audit = ({ trip, step }: typeof first) => ({ subject: trip.id, changes: step.changes });
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
      audit: audit(first),
      further_audits: rest.map(audit),
      events: [plan.event([first.trip, ...rest.map(({ trip }) => trip)])],
      answer: { outcomes },
    });
  });

/** A trip with other fields, changed now. */
export const withTripChanges = (trip: Trip, fields: Partial<Trip>, now: string): Trip => ({
  ...trip,
  ...fields,
  updated_at: now,
  version: trip.version + 1,
});
