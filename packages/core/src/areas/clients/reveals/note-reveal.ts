import * as z from 'zod';
import type { Actor } from '../../../access/actor';
import type { SignedCall } from '../../../access/signed-call';
import { epochSeconds } from '../../../base/epoch-seconds';
import { later } from '../../../base/later';
import { ok, type Result, refuse } from '../../../base/result';
import { Instant, Version } from '../../../base/values';
import type { DomainEvent } from '../../../store/domain-event';
import { record } from '../../../store/record';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { numbersRevealed } from '../client.events';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How many numbers somebody may look at: a group's check-in needs some at once, and nobody needs them all. */
const MOST_A_MINUTE = 8;
const MOST_AN_HOUR = 40;
/** From so many within an hour on, the owner of the company hears of it. */
const REPORTED_AT = 20;

/** When somebody looked at what is encrypted, within the last hour. */
export const Reveals = record({
  name: 'reveals',
  schema: z.object({ user_id: z.string(), shown_at: z.array(Instant).max(MOST_AN_HOUR), version: Version }),
  key: ['user_id'],
  partition: (k) => ['REVEALS', k.user_id],
  sort: () => ['REVEALS'],
  expires: ({ shown_at }) => epochSeconds(shown_at.at(-1) ?? '') + HOUR_MS / 1000,
});

type Counted = { writes: Write[]; events: DomainEvent[] };

/** Counts a look at what is encrypted. Refused, until some time has passed, where somebody reads one after another. */
const countReveal = async (
  db: TenantDb,
  { user_id, company }: Pick<Actor, 'user_id' | 'company'>,
  now: string,
): Promise<Result<Counted>> => {
  const before = await db.get(Reveals, { user_id }, true);
  const recent = (before?.shown_at ?? []).filter((at) => at > later(now, -HOUR_MS));
  if (recent.length >= MOST_AN_HOUR) return refuse('request.too_many', { params: { wait: 'an hour' } });
  if (recent.filter((at) => at > later(now, -MINUTE_MS)).length >= MOST_A_MINUTE)
    return refuse('request.too_many', { params: { wait: 'a minute' } });
  const shown_at = [...recent, now];
  const isReported = shown_at.length === REPORTED_AT && company.owner_user_id !== user_id;
  return ok({
    writes: [before ? db.change(Reveals, before, { ...before, shown_at }) : db.insert(Reveals, { user_id, shown_at })],
    events: isReported ? [numbersRevealed({ owner: company.owner_user_id, count: REPORTED_AT })] : [],
  });
};

type Look = { subject: string; action: string; changes: { reason: string } & Record<string, unknown> };
/**
 * Writes down who looks at what is encrypted, and why, before it is shown. Refused, until some time has passed, where somebody reads one after
 * another. Source: G-173.
 */
export const noteReveal = ({ db, actor, deps, commit }: SignedCall, audit: Look): Promise<Result<true>> =>
  retryOnConflict(async () => {
    const counted = await countReveal(db, actor, deps.now());
    return counted.ok ? commit({ ...counted.value, audit, answer: true as const }) : counted;
  });
