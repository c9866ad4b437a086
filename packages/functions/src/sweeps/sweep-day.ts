import { createHash } from 'node:crypto';
import type { CallId } from '@wayline/core/contracts';
import { vi } from 'vitest';

const DAY = 24 * 60 * 60 * 1000;
const WRITTEN = /^(\d{4})(\d\d)(\d\d)$/;

/** The day of a sweep in UTC, as it is written in `WAYLINE_SEED`, and its place in the row of all days. */
export type SweepDay = { name: string; place: number };

/** Today, though the clock of a test stands still, or the day that `WAYLINE_SEED` names, such as 20261128: what a sweep drew on a day can be drawn again. */
export const sweepDay = (named = process.env.WAYLINE_SEED): SweepDay => {
  const name = named || new Date(vi.getRealSystemTime()).toISOString().slice(0, 10).replaceAll('-', '');
  const [, year, month, day] = WRITTEN.exec(name) ?? [];
  if (!year) throw new Error(`WAYLINE_SEED is a day, such as 20261128, and not ${name}.`);
  return { name, place: Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY };
};

/** Each call has a draw of its own on a day. */
export const seedFor = ({ name }: SweepDay, id: CallId): number =>
  createHash('sha256').update(`${name} ${id}`).digest().readInt32BE();
