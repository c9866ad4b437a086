import { CLIENT_LOCALES } from '../../../base/client-locales';
import { money } from '../../../base/money';
import { formatMoneyIn, readAmount } from '../../../base/money-text';
import { ok, type Result } from '../../../base/result';
import { coreSpeaker } from '../../../base/texts';
import { writeTogether } from '../../../store/commit';
import type { Deps } from '../../../store/deps';
import type { FieldEncryption } from '../../../store/field-encryption';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { paymentCollection, readCompanySetting } from '../../settings/public';
import { type OpenedLink, openInvoiceLink } from '../links/open-invoice-link';
import { MOST_ATTEMPTS, type PayAttempt, toAskAt, toExpiry, toNextPlace } from './attempt';
import { PayAttempts } from './attempt.records';
import { type OnlineAccount, OnlineAccounts, readKey } from './online-account';
import { toOnlinePage } from './online-page';
import type { Basket, OnlinePayments } from './online-payments';
import { closeOthers, dropAttempt, type Shown, type Wanted } from './open-pages';
import type { PayFields } from './pay-fields';
import { FEE_NAMES, type OnlineOffer, toCharged, toFee, toUsual } from './payable';
import { refuseTo } from './refuse-to';
import type { SettleTools } from './settle-attempt';

export type PayTools = { online: OnlinePayments; seal: FieldEncryption };
type Call = { deps: Deps & PayTools & SettleTools; request_id: string };

/** How much somebody chose to pay, in minor units. An amount that was written counts, unless they chose otherwise. */
const readChoice = (
  { pays: chosen, amount: typed }: PayFields,
  offer: OnlineOffer,
  { currency, language }: OpenedLink['shown'],
): Result<number> => {
  const { next, rest, least } = offer;
  const pays = typed && chosen === toUsual(offer) ? 'other' : chosen;
  if (pays !== 'other') return ok(pays === 'next' ? next : rest);
  const say = (minor: number) => formatMoneyIn(CLIENT_LOCALES[language], money(minor, currency));
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

const toBasket = ({ shown, link, company }: OpenedLink, attempt: PayAttempt, { back, statement }: Paying): Basket => {
  const i18n = coreSpeaker(link.language);
  const { invoice_id, n, by, currency, amount, fee, expires_at } = attempt;
  return {
    ...{ once: `${invoice_id}.${n}`, by, currency, amount, fee, expires_at, statement, language: link.language },
    title: i18n._('Invoice {number}', { number: shown.number ?? '' }),
    fee_title: i18n._(FEE_NAMES[by]),
    email: link.email,
    // Only who paid comes back by this one.
    ...{ paid_url: `${back}?paid=${n}`, back_url: back, about: { company_id: company.id, invoice_id, n } },
  };
};

type Paying = { back: string; statement: string | undefined };
type Asked = {
  token: string;
  choice: PayFields;
  /** The address of the page that they come back to. */
  back: string;
};
/** What somebody is about to pay, and the page of the payment service where they do. */
export type PayReview = { opened: OpenedLink; attempt: Shown };

/** That Stripe doesn’t accept the key any more, for the agency to see; nobody is offered to pay until it has another one. */
const noteRefused = async ({ deps }: Call, { db }: OpenedLink, account: OnlineAccount) => {
  if (!account.refused_at)
    await db.transact([db.change(OnlineAccounts, account, { ...account, refused_at: deps.now() })]);
};

/** Opens the page of an attempt. Where the service doesn’t take it, or can’t be reached, nobody was shown it and so nobody can have paid. */
const openPage = async (
  { deps }: Call,
  opened: OpenedLink,
  { key, attempt, paying }: { key: string; attempt: PayAttempt; paying: Paying },
): Promise<Result<Shown>> => {
  const { db } = opened;
  const drop = () => db.transact([dropAttempt(db, attempt)]);
  let begun: Awaited<ReturnType<OnlinePayments['begin']>>;
  try {
    begun = await deps.online.begin(key, toBasket(opened, attempt, paying));
  } catch (error) {
    await drop();
    throw error;
  }
  if (!begun.ok) {
    await drop();
    return begun.code === 'online.not_taken' ? refuseTo(opened.link.language, begun.code) : begun;
  }
  const after = { ...attempt, ...begun.value };
  const saved = await writeTogether(db, [db.change(PayAttempts, attempt, after)]);
  return saved.ok ? ok({ ...after, version: attempt.version + 1 }) : saved;
};

const begin = async (call: Call, { token, choice, back }: Asked): Promise<Result<PayReview>> => {
  const { deps } = call;
  const read = await openInvoiceLink(deps, token, true);
  if (!read.ok) return read;
  const opened = read.value;
  const { db, company, found, share, shown, link, mine, account } = opened;
  const { language } = link;
  const { offer } = toOnlinePage(opened);
  const way = offer?.ways.find(({ by }) => by === choice.by);
  if (!account || !offer || !way) return refuseTo(language, 'online.off');
  const amount = readChoice(choice, offer, shown);
  if (!amount.ok) return amount;
  const { currency, revision, rates } = found.invoice;
  const wanted: Wanted = {
    ...{ by: way.by, currency, amount: amount.value, fee: toFee(amount.value, currency, way), revision },
    ...{ account_id: account.account_id, link_id: link.id },
  };
  const [key, { statement_words: statement }] = await Promise.all([
    readKey(deps.seal, company.id, account),
    readCompanySetting(db, paymentCollection),
  ]);
  const refusedKey = async <T>(outcome: Result<T>): Promise<Result<T>> => {
    if (!outcome.ok && outcome.code === 'online.key_refused') {
      await noteRefused(call, opened, account);
      return refuseTo(language, 'online.off');
    }
    return outcome;
  };
  const open = await closeOthers(call, { opened, key }, wanted);
  if (!open.ok) return refusedKey(open);
  const paying = { back, statement };
  const known = open.value;
  if (known?.url && known.session_id)
    return ok({ opened, attempt: { ...known, url: known.url, session_id: known.session_id } });
  if (!known && mine.length >= MOST_ATTEMPTS) return refuseTo(language, 'online.too_many');
  const now = deps.now();
  const rate = rates[currency];
  const attempt: PayAttempt = known ?? {
    ...{ ...wanted, ...(rate && { rate }), state: 'open' },
    ...{ invoice_id: found.invoice.id, n: toNextPlace(found.attempts) },
    ...{ payer_id: share.payer_id, client_id: share.client_id, name: share.name, expires_at: toExpiry(now) },
    ...{ ask_at: toAskAt('open', { expires_at: toExpiry(now) }, now), created_at: now, updated_at: now, version: 1 },
  };
  if (!known) {
    const begun = await writeTogether(db, [
      db.insert(PayAttempts, attempt),
      // It may be disconnected right now: then nobody would hear of what is paid.
      db.checkUnchanged(OnlineAccounts, account, ['version']),
    ]);
    if (!begun.ok) return begun;
  }
  const page = await refusedKey(await openPage(call, opened, { key, attempt, paying }));
  return page.ok ? ok({ opened, attempt: page.value }) : page;
};

/**
 * Begins to pay an invoice online: what is paid is frozen before the payment service hears of it, and goes on where it was begun before.
 * Refuses what can’t be paid so with a sentence in the language of whoever pays; what has none passes by itself. Source: R-SHELL-023; T7, T8.
 */
export const beginPayment = (call: Call, asked: Asked): Promise<Result<PayReview>> =>
  retryOnConflict(() => begin(call, asked));
