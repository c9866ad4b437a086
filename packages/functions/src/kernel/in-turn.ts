import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '@wayline/core/access/actor';
import { type Result, refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { Turns } from '@wayline/core/store/turn';
import { type Write, writesFor } from '@wayline/core/store/write';
import type { Deps } from './deps';

const MOST = 24;
const PAUSE_MS = 20;

/**
 * Counts and adds as one step, for what a company may have only so many of: `add` counts what is there, strongly consistent, and writes the
 * turn with what it adds. When another's turn came between, it counts again.
 */
export const inTurn = async <T>(
  { actor, deps }: { actor: Actor; deps: Deps },
  of: string,
  add: (turn: Write) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const { company_id } = actor;
  const w = writesFor(deps.table, company_id);
  for (let attempt = 1; ; attempt++) {
    const before = await getRecord(deps.table, company_id, Turns, { of }, true);
    const at = deps.now();
    const turn = before ? w.change(Turns, before, { ...before, at }) : w.insert(Turns, { of, at, version: 1 });
    const outcome = await add({ ...turn, refusal: refuse('busy') });
    if (outcome.ok || outcome.code !== 'busy' || attempt === MOST) return outcome;
    await wait(randomInt(PAUSE_MS * attempt));
  }
};
