import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { type Issue, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { Write } from '../../../store/write';
import { postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import { partOf, type Worth } from '../worth';
import { readIssued } from './change-issued';
import type { Invoice, Share } from './invoice';
import { invoiceEvents } from './invoice.events';
import { Invoices } from './invoice.records';
import type { InvoiceId, WriteOffId } from './invoice-id';
import { MOST_WRITE_OFFS } from './invoice-limits';
import { readInvoice } from './invoice-lines';
import { writtenOffLines } from './invoice-postings';
import { type ShownInvoice, toShownInvoice } from './shown-invoice';
import { toOpenShares } from './standing-invoice';
import type { WriteOff, WriteOffDraft } from './write-off';

type Moved = { source: string; day: string; lines: readonly Line[] };
/** The steps that post what is given up of an invoice, or asked for again, at the rate that the invoice was issued at. */
const post = async (call: SignedCall, invoice: Invoice, { lines, ...event }: Moved): Promise<Result<Write[]>> => {
  const { books = invoice.currency, rates, currency } = invoice;
  const entry = toEventEntry(call, {
    ...{ ...event, memo: invoice.formatted_invoice_number ?? '' },
    lines: lines.map((line) => ({ ...line, ...(currency !== books && { rate: rates[currency] }) })),
  });
  return postEntries(call.db, [entry], await readOwnBooks(call));
};

const ON = { path: 'day', ahead: 'Nothing is written off on a day to come. Choose today or earlier.' };
/** What keeps a write-off from being of a day: on it, the invoice was owed as it is. */
const checkDay = (day: string, { issue_date = '', revised_on = '' }: Invoice, latest: string): Issue[] => {
  if (day < issue_date) return [{ path: 'day', message: 'That’s before the invoice was issued. Choose a later day.' }];
  if (day < revised_on)
    return [{ path: 'day', message: 'That’s before the invoice last changed. Choose a later day.' }];
  return checkPastDay(day, latest, ON);
};

type Read = Extract<Awaited<ReturnType<typeof readIssued>>, { ok: true }>['value'];
type Owed = { share: Share; open: Worth };
/** Whose part of an invoice is given up, and what of it is open; or what keeps it from being, at its place. */
const findOwed = (found: Read, { payer_id, amount }: WriteOffDraft): Owed | Issue => {
  const { invoice } = found;
  const place = invoice.shares.findIndex((one) => one.payer_id === payer_id);
  const [share, open] = [invoice.shares[place], toOpenShares(found)[place]];
  if (!share || !open)
    return { path: 'payer_id', message: 'This invoice isn’t made out to them anymore. Choose who it is for.' };
  if (amount <= open.amount) return { share, open };
  const owed = formatMoney(money(open.amount, invoice.currency));
  const message =
    open.amount > 0 ? `${share.name} owes ${owed}. Enter up to that much.` : `${share.name} owes nothing anymore.`;
  return { path: 'amount', message };
};

type Asked = WriteOffDraft & { id: InvoiceId; version: number };

/**
 * Gives up what one of those who pay owes on an issued invoice, or a part of it: the agency asks for it no more, and it is a loss in the books.
 * What keeps it from being written off is `write_off.not_ready`, each at its place. Source: V11, laws 7 and 9.
 */
export const writeOffInvoice = (call: SignedCall, { id, version, ...draft }: Asked): Promise<Result<ShownInvoice>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const found = await readIssued(call, { id, version });
    if (!found.ok) return found;
    const { invoice: before, ...read } = found.value;
    const today = getCompanyToday(actor, deps.now());
    // An invoice that was issued ahead of the company’s day, by a clock of another zone, is written off on its own day at the earliest.
    const latest = [before.issue_date, before.revised_on, today].reduce<string>((a, b = '') => (a > b ? a : b), '');
    const day = draft.day ?? latest;
    const owed = findOwed(found.value, draft);
    const issues = checkDay(day, before, latest);
    if ('message' in owed) issues.push(owed);
    if (before.write_offs.length >= MOST_WRITE_OFFS)
      issues.push({ path: 'amount', message: `An invoice can be written off in up to ${MOST_WRITE_OFFS} parts.` });
    if ('message' in owed || issues.length > 0) return refuse('write_off.not_ready', { issues });
    const { share, open } = owed;
    const given: WriteOff = {
      ...{ ...draft, day, id: deps.newId('write_off'), client_id: share.client_id },
      ...{ base: partOf(open, draft.amount).base, by_name: actor.name },
    };
    const posted = await post(call, before, {
      ...{ source: `receivable.written_off:${given.id}`, day },
      lines: writtenOffLines(before, share.client_id, given),
    });
    if (!posted.ok) return posted;
    const saved = db.save(
      Invoices,
      before,
      { ...before, write_offs: [...before.write_offs, given] },
      { as: invoiceEvents.written_off, changes: { amount: given.amount, payer: share.name, reason: given.reason } },
    );
    return commit({
      writes: [saved, ...posted.value],
      answer: toShownInvoice(call, { ...read, invoice: saved.after }),
    });
  });

/**
 * Asks again for what was written off of an invoice, as where its client pays after all: what it posted is taken back today. Source: V11.
 */
export const recoverWriteOff = (
  call: SignedCall,
  { id, write_off_id }: { id: InvoiceId; write_off_id: WriteOffId },
): Promise<Result<ShownInvoice>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const found = await readInvoice(db, id, true);
    const given = found?.invoice.write_offs.find((one) => one.id === write_off_id);
    if (!found || !given) return refuseRequest('record.missing');
    const { invoice: before, ...read } = found;
    const posted = await post(call, before, {
      ...{ source: `receivable.recovered:${given.id}`, day: getCompanyToday(actor, deps.now()) },
      lines: reverseAmounts(writtenOffLines(before, given.client_id, given)),
    });
    if (!posted.ok) return posted;
    const name = before.shares.find(({ payer_id }) => payer_id === given.payer_id)?.name ?? '';
    const saved = db.save(
      Invoices,
      before,
      { ...before, write_offs: before.write_offs.filter((one) => one !== given) },
      { as: invoiceEvents.recovered, changes: { amount: given.amount, payer: name } },
    );
    return commit({
      writes: [saved, ...posted.value],
      answer: toShownInvoice(call, { ...read, invoice: saved.after }),
    });
  });
