import * as z from 'zod';
import { daysLater, later } from '../base/later';
import { Instant, Version } from '../base/values';
import type { Table } from './client';
import { listCompanies } from './list-companies';
import { type Projection, rebuildProjection } from './projection';
import { LONG_RUNNING_QUEUE, record, type ValueOf } from './record';
import { SYSTEM_TENANT } from './system-tenant';
import { type TenantDb, tenantDb } from './tenant-db';
import { transact } from './transact';
import { transactDecided } from './transact-decided';
import type { Write, Writes } from './write';

/** How projections are worked out. Raised where one of them gets something else of the same records: every company then has them checked. */
export const DERIVATION = 1;

/**
 * When projections of a company are compared next with what they are worked out from. Every night it is the turn of one, `next`; `whole` where
 * changes may have been missed, and all of them are looked at as soon as there is time. `derivation` is how they were worked out.
 */
export const ProjectionChecks = record({
  name: 'projection_check',
  schema: z.object({
    due_at: Instant,
    next: z.string().optional(),
    whole: z.boolean().default(false),
    derivation: z.int().default(0),
    version: Version,
  }),
  key: [],
  partition: () => ['PROJECTION_CHECK'],
  sort: () => ['PROJECTION_CHECK'],
  due: ({ due_at }) => due_at,
  queue: LONG_RUNNING_QUEUE,
});
export type ProjectionCheck = ValueOf<typeof ProjectionChecks>;

/** That changes of any company may have been missed, until each of them has its whole check. */
export const MissedChanges = record({
  name: 'missed_changes',
  schema: z.object({ noticed_at: Instant }),
  key: [],
  partition: () => ['MISSED_CHANGES'],
  sort: () => ['MISSED_CHANGES'],
  due: ({ noticed_at }) => noticed_at,
  queue: LONG_RUNNING_QUEUE,
});

/** The nightly checks of a company, from its first day on. */
export const beginProjectionChecks = (db: Writes, now: string): Write =>
  db.insert(ProjectionChecks, { due_at: daysLater(now, 1), whole: false, derivation: DERIVATION, version: 1 });

/** All projections from the first on, as they are worked out now. */
const checkWhole = (db: Writes, before: ProjectionCheck | undefined, due_at: string): Write => {
  const whole = { due_at, whole: true, derivation: DERIVATION };
  return before
    ? db.change(ProjectionChecks, before, { ...whole, version: before.version })
    : db.insert(ProjectionChecks, { ...whole, version: 1 });
};

/** A whole check of a company that was opened, or whose projections were worked out, by an earlier version; nothing where there is none. */
export const catchUpProjectionChecks = async (db: TenantDb, opened_at: string): Promise<readonly Write[]> => {
  const before = await db.get(ProjectionChecks, {}, true);
  return (before?.derivation ?? 0) < DERIVATION ? [checkWhole(db, before, opened_at)] : [];
};

/** Has all projections of a company checked as soon as there is time, from the first on. Safe to repeat. */
export const orderWholeCheck = (db: TenantDb, now: string): Promise<void> =>
  transactDecided(db, async () => [checkWhole(db, await db.get(ProjectionChecks, {}, true), now)]);

/** Has all projections of every company checked, because changes may have been missed and nobody knows whose. Safe to repeat. */
export const noteMissedChanges = async (table: Table, now: string): Promise<void> => {
  await transact(table, [tenantDb(table, SYSTEM_TENANT).insert(MissedChanges, { noticed_at: now })]);
};

/** What a check found of one projection: how many of its places were wrong, and whether there was time to look at all of it. */
export type CheckOutcome = { projection: string; wrong: number; finished: boolean };
type Check = {
  projections: readonly Projection[];
  now: () => string;
  /** The run is about to end: what is under way is left unfinished. */
  hurry: () => boolean;
  report: (outcome: CheckOutcome) => void;
};

/** A whole check goes on for so long in one run. */
const RUN_MS = 30_000;

/**
 * Checks the projections of a company whose turn it is, puts right what is wrong, and notes whose turn is next. One that a run has no time for
 * is passed over, so that it keeps none of the others from its turn; `report` hears of it.
 */
export const checkProjections = async (
  db: TenantDb,
  check: ProjectionCheck,
  { projections, now, hurry, report }: Check,
): Promise<void> => {
  const end = later(now(), RUN_MS);
  let at = Math.max(
    0,
    projections.findIndex(({ name }) => name === check.next),
  );
  do {
    const projection = projections[at];
    if (!projection) break;
    report({ projection: projection.name, ...(await rebuildProjection(db.table, projection, [db.company], hurry)) });
    at += 1;
  } while (check.whole && !hurry() && now() < end);
  const next = projections[at]?.name;
  const goesOn = check.whole && next !== undefined;
  const { derivation } = check;
  const after = { whole: goesOn, due_at: goesOn ? now() : daysLater(now(), 1), next, derivation };
  // Refused where a whole check was ordered meanwhile: that one begins at the first projection.
  await db.transact([db.change(ProjectionChecks, check, { ...after, version: check.version })]);
};

/** Orders the whole check of each company, and forgets that changes were missed unless they were missed again meanwhile. */
export const orderMissedChecks = async (table: Table, missed: ValueOf<typeof MissedChanges>, now: string) => {
  for (const company of await listCompanies(table)) await orderWholeCheck(tenantDb(table, company), now);
  await transact(table, [tenantDb(table, SYSTEM_TENANT).deleteIfUnchanged(MissedChanges, missed, ['noticed_at'])]);
};
