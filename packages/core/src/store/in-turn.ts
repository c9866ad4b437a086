import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Result, refuse } from '../base/result';
import type { Deps } from './deps';
import type { TenantDb } from './tenant-db';
import { Turns } from './turn';
import type { Write } from './write';

const MOST = 24;
const PAUSE_MS = 20;

/**
 * Counts and adds as one step, for what a company may have only so many of: `add` counts what is there, strongly consistent, and writes the
 * turn with what it adds. When another's turn came between, it counts again.
 */
export const inTurn = async <T>(
  { db, deps }: { db: TenantDb; deps: Deps },
  of: string,
  add: (turn: Write) => Promise<Result<T>>,
): Promise<Result<T>> => {
  for (let attempt = 1; ; attempt++) {
    const before = await db.get(Turns, { of }, true);
    const at = deps.now();
    const turn = before ? db.change(Turns, before, { ...before, at }) : db.insert(Turns, { of, at, version: 1 });
    const outcome = await add({ ...turn, refusal: refuse('busy') });
    if (outcome.ok || outcome.code !== 'busy' || attempt === MOST) return outcome;
    await wait(randomInt(PAUSE_MS * attempt));
  }
};
