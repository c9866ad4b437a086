import { later } from '../../../base/later';
import { ok, type Result } from '../../../base/result';
import { writeTogether } from '../../../store/commit';
import type { Deps } from '../../../store/deps';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { OpenedLink } from '../links/open-invoice-link';
import type { PayAttempt } from './attempt';
import { PayAttempts } from './attempt.records';
import type { OnlinePayments } from './online-payments';
import { refuseTo } from './refuse-to';
import { type SettleTools, settleAttempt } from './settle-attempt';

const BASKET = ['by', 'currency', 'amount', 'fee', 'revision', 'account_id', 'link_id'] as const;
/** What somebody wants to pay, and by which link. */
export type Wanted = Pick<PayAttempt, (typeof BASKET)[number]>;
const isSame = (a: Wanted, b: Wanted) => BASKET.every((field) => a[field] === b[field]);

/** An attempt with the page where it is paid. */
export type Shown = PayAttempt & { session_id: string; url: string };
const isShown = (attempt: PayAttempt): attempt is Shown => Boolean(attempt.session_id && attempt.url);
const MINUTE_MS = 60_000;
/** A page has to stay open for so long, for somebody who begins to pay on it now. */
const ENOUGH_MS = 10 * MINUTE_MS;

/** An attempt that nobody can have paid: its page was shown to nobody, or closed unpaid. */
export const dropAttempt = (db: TenantDb, { ask_at: _ask, ...attempt }: PayAttempt): Write =>
  db.change(PayAttempts, attempt, { ...attempt, state: 'dropped' });

type Call = { deps: Deps & { online: OnlinePayments } & SettleTools; request_id: string };
type Of = { opened: OpenedLink; key: string };

/** What becomes of one whose page nobody was shown yet: it is gone on with where it is the same, and otherwise not waited for long. */
const closeUnshown = async ({ deps }: Call, { opened: { db, link } }: Of, attempt: PayAttempt, wanted: Wanted) => {
  if (isSame(attempt, wanted)) return ok(attempt);
  // Another tab begins it right now.
  if (later(attempt.created_at, MINUTE_MS) > deps.now()) return refuseTo(link.language, 'online.try_again');
  const dropped = await writeTogether(db, [dropAttempt(db, attempt)]);
  return dropped.ok ? ok(undefined) : dropped;
};

/** What becomes of one whose page is open, or was: what is paid by now is taken in. */
const closeShown = async (call: Call, { opened, key }: Of, attempt: Shown, wanted: Wanted) => {
  const { deps } = call;
  const { db, company, link } = opened;
  const goesOn = isSame(attempt, wanted) && later(deps.now(), ENOUGH_MS) < attempt.expires_at;
  if (!goesOn) {
    const ended = await deps.online.end(key, attempt.session_id);
    if (!ended.ok) return ended;
  }
  const standing = await deps.online.find(key, attempt.session_id);
  if (!standing.ok) return standing;
  if (standing.value.state === 'open') return goesOn ? ok(attempt) : refuseTo(link.language, 'online.try_again');
  const settled = await settleAttempt(call, { db, company, attempt, standing: standing.value });
  if (!settled.ok) return settled;
  const { state } = settled.value;
  return state === 'paid' || state === 'processing' ? refuseTo(link.language, 'online.paid_meanwhile') : ok(undefined);
};

/**
 * Closes what else somebody has open, so that nobody pays twice. What turns out to be paid is settled, and `online.paid_meanwhile` says so.
 * Answers one that is the same, to be gone on with. What was begun into another account can’t be asked about, and nobody pays it any more.
 */
export const closeOthers = async (call: Call, of: Of, wanted: Wanted): Promise<Result<PayAttempt | undefined>> => {
  const { mine } = of.opened;
  let same: PayAttempt | undefined;
  for (const attempt of mine) {
    if (attempt.state !== 'open' || attempt.account_id !== wanted.account_id) continue;
    const closed = isShown(attempt)
      ? await closeShown(call, of, attempt, wanted)
      : await closeUnshown(call, of, attempt, wanted);
    if (!closed.ok) return closed;
    same ??= closed.value;
  }
  return ok(same);
};
