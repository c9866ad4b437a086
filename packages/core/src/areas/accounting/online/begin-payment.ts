import type { ClientLanguage } from '../../../base/client-language';
import { money } from '../../../base/money';
import { formatMoneyIn, readAmount } from '../../../base/money-text';
import { ok, type Refusal, type Result } from '../../../base/result';
import { coreSpeaker } from '../../../base/texts';
import { toWriteRefusal } from '../../../store/commit';
import type { Deps } from '../../../store/deps';
import type { FieldEncryption } from '../../../store/field-encryption';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { paymentCollection, readCompanySetting } from '../../settings/public';
import { ACCOUNTING_ERRORS, refuse } from '../errors';
import { type OpenedLink, openInvoiceLink } from '../links/open-invoice-link';
import { MOST_ATTEMPTS, type PayAttempt, toAskAt, toExpiry, toPlace } from './attempt';
import { PayAttempts } from './attempt.records';
import { readKey } from './online-account';
import { toOnlinePage } from './online-page';
import type { Basket, OnlinePayments } from './online-payments';
import type { PayFields } from './pay-fields';
import { FEE_NAMES, type OnlineOffer, toCharged, toFee, toUsual } from './payable';
import { type SettleTools, settleAttempt } from './settle-attempt';

export type PayTools = { online: OnlinePayments; seal: FieldEncryption };
type Call = { deps: Deps & PayTools & SettleTools; request_id: string };

const LOCALES: Record<ClientLanguage, string> = { en: 'en-US', es: 'es-ES' };
type Said = {
  [K in keyof typeof ACCOUNTING_ERRORS]: K extends `online.${string}` ? K : never;
}[keyof typeof ACCOUNTING_ERRORS];
/** That somebody can’t pay so, in their language. Its sentences are marked for the catalogue in `errors.ts`. */
const refuseTo = (language: ClientLanguage, code: Said, params: Record<string, string> = {}): Refusal => {
  const i18n = coreSpeaker(language);
  const message = i18n._(ACCOUNTING_ERRORS[code].message, params);
  return refuse(code, { params, text: { message, language } });
};

/** How much somebody chose to pay, in minor units. An amount that was written counts, unless they chose otherwise. */
const readChoice = (
  { pays: chosen, amount: typed }: PayFields,
  offer: OnlineOffer,
  { currency, language }: OpenedLink['shown'],
): Result<number> => {
  const { next, rest, least } = offer;
  const pays = typed && chosen === toUsual(offer) ? 'other' : chosen;
  if (pays !== 'other') return ok(pays === 'next' ? next : rest);
  const say = (minor: number) => formatMoneyIn(LOCALES[language], money(minor, currency));
  const read = readAmount(typed, currency);
  if (read.kind === 'unclear') {
    const [first, second] = read.values;
    return refuseTo(language, 'online.unclear_amount', { first: say(first.minor), second: say(second.minor) });
  }
  const minor = read.kind === 'clear' ? read.value.minor : 0;
  return minor < least || minor > rest
    ? refuseTo(language, 'online.wrong_amount', { least: say(least), most: say(rest) })
    : ok(toCharged(minor, currency));
};

const write = async (db: TenantDb, writes: readonly Write[]): Promise<Result<true>> => {
  const outcome = await db.transact(writes);
  return outcome.ok ? ok(true) : toWriteRefusal(outcome);
};

/** An attempt that nobody can have paid. */
const toDropped = ({ ask_at: _ask, ...attempt }: PayAttempt): PayAttempt => ({ ...attempt, state: 'dropped' });

const BASKET = ['by', 'currency', 'amount', 'fee', 'revision', 'account_id'] as const;
type Wanted = Pick<PayAttempt, (typeof BASKET)[number]>;
const isSame = (a: Wanted, b: Wanted) => BASKET.every((field) => a[field] === b[field]);

type Shown = PayAttempt & { url: string };
type Of = { opened: OpenedLink; key: string };

/**
 * Closes what else somebody has open, so that nobody pays twice. What turns out to be paid is settled, and `online.paid_meanwhile` says so.
 * Answers one that is the same and open, to be gone on with.
 */
const closeOthers = async (call: Call, { opened, key }: Of, wanted: Wanted): Promise<Result<Shown | undefined>> => {
  const { deps } = call;
  const { db, company, found, share, link } = opened;
  const open = found.attempts.filter(({ payer_id, state }) => payer_id === share.payer_id && state === 'open');
  for (const attempt of open) {
    const { session_id, url } = attempt;
    if (!session_id || !url) {
      // Nobody was shown its page: whoever began it has gone, or begins it right now and is told that another came between.
      const dropped = await write(db, [db.change(PayAttempts, attempt, toDropped(attempt))]);
      if (!dropped.ok) return dropped;
      continue;
    }
    if (!isSame(attempt, wanted)) {
      const ended = await deps.online.end(key, session_id);
      if (!ended.ok) return ended;
    }
    const standing = await deps.online.find(key, session_id);
    if (!standing.ok) return standing;
    if (standing.value.state === 'open') return ok({ ...attempt, url });
    const settled = await settleAttempt(call, { db, company, attempt, standing: standing.value, at: deps.now() });
    if (!settled.ok) return settled;
    if (settled.value.state === 'paid' || settled.value.state === 'processing')
      return refuseTo(link.language, 'online.paid_meanwhile');
  }
  return ok(undefined);
};

const toBasket = (
  { shown, link, company }: OpenedLink,
  attempt: PayAttempt,
  { urls, statement }: { urls: PayUrls; statement: string | undefined },
): Basket => {
  const i18n = coreSpeaker(link.language);
  const { invoice_id, n, by, currency, amount, fee, expires_at } = attempt;
  return {
    ...{ once: `${invoice_id}.${n}`, by, currency, amount, fee, expires_at, statement, language: link.language },
    title: i18n._('Invoice {number}', { number: shown.number ?? '' }),
    fee_title: i18n._(FEE_NAMES[by]),
    email: link.email,
    ...{ paid_url: urls.paid, back_url: urls.back, about: { company_id: company.id, invoice_id, n } },
  };
};

/** Where somebody comes back to once they paid, and without. */
export type PayUrls = { paid: string; back: string };
type Asked = { token: string; choice: PayFields; urls: PayUrls };
/** What somebody is about to pay, and the page of the payment service where they do. */
export type PayReview = { opened: OpenedLink; attempt: Shown };

/** Opens the page of an attempt; where the service doesn’t take it, or can’t be reached, nobody can have paid on it. */
const openPage = async (
  call: Call,
  { opened, key }: Of,
  attempt: PayAttempt,
  urls: PayUrls,
): Promise<Result<Shown>> => {
  const { db, link } = opened;
  const { statement_words: statement } = await readCompanySetting(db, paymentCollection);
  const begun = await call.deps.online.begin(key, toBasket(opened, attempt, { urls, statement }));
  if (!begun.ok) {
    await db.transact([db.change(PayAttempts, attempt, toDropped(attempt))]);
    return begun.code === 'record.stale' ? begun : refuseTo(link.language, 'online.not_taken');
  }
  const after = { ...attempt, ...begun.value };
  const saved = await write(db, [db.change(PayAttempts, attempt, after)]);
  return saved.ok ? ok({ ...after, version: attempt.version + 1 }) : saved;
};

/**
 * Begins to pay an invoice online: what is paid is frozen before the payment service hears of it, and goes on where it was begun before.
 * Refuses what can’t be paid so with a sentence in the language of whoever pays. Source: R-SHELL-023; T7, T8.
 */
export const beginPayment = (call: Call, { token, choice, urls }: Asked): Promise<Result<PayReview>> =>
  retryOnConflict(async () => {
    const { deps } = call;
    const read = await openInvoiceLink(deps, token, true);
    if (!read.ok) return read;
    const opened = read.value;
    const { db, company, found, share, shown, link, account } = opened;
    const { language } = link;
    const { offer } = toOnlinePage(opened);
    const way = offer?.ways.find(({ by }) => by === choice.by);
    if (!account || !offer || !way) return refuseTo(language, 'online.off');
    const amount = readChoice(choice, offer, shown);
    if (!amount.ok) return amount;
    const { currency, revision } = found.invoice;
    const fee = toFee(amount.value, currency, way);
    const wanted = { by: way.by, currency, amount: amount.value, fee, revision, account_id: account.account_id };
    const key = await readKey(deps.seal, company.id, account);
    const open = await closeOthers(call, { opened, key }, wanted);
    if (!open.ok) return open;
    if (open.value) return ok({ opened, attempt: open.value });
    if (found.attempts.length >= MOST_ATTEMPTS) return refuseTo(language, 'online.too_many');
    const now = deps.now();
    const attempt: PayAttempt = {
      ...wanted,
      ...{ invoice_id: found.invoice.id, n: toPlace(found.attempts.length), link_id: link.id, state: 'open' },
      ...{ payer_id: share.payer_id, client_id: share.client_id, expires_at: toExpiry(now) },
      ...{ ask_at: toAskAt('open', { expires_at: toExpiry(now) }, now), created_at: now, updated_at: now, version: 1 },
    };
    const begun = await write(db, [db.insert(PayAttempts, attempt)]);
    if (!begun.ok) return begun;
    const page = await openPage(call, { opened, key }, attempt, urls);
    return page.ok ? ok({ opened, attempt: page.value }) : page;
  });
