import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { UserId } from '../../../base/ids';
import { type Result, refuse as refuseRequest } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { followMerges } from '../../clients/public';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { RateTools } from '../invoices/issue-invoice';
import { findWorth } from '../payments/money-moved';
import { type Credit, checkExpiry, type GrantDraft, type ShownCredit, toShownCredit, withExpireAt } from './credit';
import { Credits } from './credit.records';
import { creditedLines } from './credit-postings';
import { postCredit } from './post-credit';

type Started = Pick<Credit, 'kind' | 'client_id' | 'client' | 'credited_id' | 'currency' | 'amount' | 'books'> &
  Pick<Credit, 'base_amount'> &
  Partial<Pick<Credit, 'rate' | 'payment_id' | 'received_on' | 'reason' | 'remark' | 'expires_on'>> & { day: string };
/** A credit as it begins: nothing of it is spent. */
export const startCredit = ({ actor, deps }: SignedCall, { day, ...credit }: Started): Credit =>
  withExpireAt(
    {
      ...credit,
      ...{ id: deps.newId('client_credit'), credited_on: day, moved_on: day },
      ...{ spent: [], expired: [], expiries: 0 },
      ...{ created_by: UserId.parse(actor.user_id), created_by_name: actor.name },
      ...{ created_at: deps.now(), updated_at: deps.now(), version: 1 },
    },
    actor.company.timezone,
  );

/** Gives a client credit out of the agency's goodwill, today. What keeps it from being given is `credit.not_ready`, each at its place. Source: V12. */
export const grantCredit = (call: SignedCall<RateTools>, draft: GrantDraft): Promise<Result<{ credit: ShownCredit }>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const today = getCompanyToday(actor, deps.now());
    const [books, { client }] = await Promise.all([readOwnBooks(call), followMerges(db, draft.client_id)]);
    if (!client) return refuseRequest('record.missing');
    const issues = checkExpiry(draft.expires_on, today);
    if (client.deleted_at)
      issues.push({ path: 'client_id', message: 'We can’t find this client. Choose another one.' });
    if (issues.length > 0) return refuse('credit.not_ready', { issues });
    const found = await findWorth(deps, { ...draft, day: today, books: books.currency });
    if (!found.ok) return found;
    const { worth, rate } = found.value;
    const { amount, currency, reason, remark, expires_on } = draft;
    const credit = startCredit(call, {
      ...{ kind: 'granted', amount, currency, reason, remark, expires_on, rate, day: today },
      ...{ base_amount: worth, books: books.currency },
      ...{ client_id: client.id, client: toClientOfInvoice(client), credited_id: client.id },
    });
    const entry = { source: `credit.granted:${credit.id}`, lines: creditedLines(credit) };
    const posted = postCredit(call, credit, entry, { day: today, books });
    if (!posted.ok) return posted;
    const created = db.create(Credits, credit);
    return commit({
      writes: [created, ...posted.value],
      answer: { credit: toShownCredit(created.after, today) },
    });
  });
