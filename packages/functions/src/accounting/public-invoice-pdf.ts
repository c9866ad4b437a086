import { toClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import { getInvoicePath } from '@wayline/core/areas/accounting/links/invoice-link';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { openInvoiceLink, refuseGone } from '@wayline/core/areas/accounting/links/open-invoice-link';
import { ok, refuse } from '@wayline/core/base/result';
import { whereGone } from '../kernel/as-page';
import { endpoint } from '../kernel/endpoint';
import { minuteLimit } from '../kernel/minute-limit';
import { printCreditNote, printInvoice } from './print-invoice';

/** A long invoice takes seconds to print: nobody prints theirs more often within a minute. */
const MOST_A_MINUTE = 20;
const pace = minuteLimit(MOST_A_MINUTE);

const pdf = endpoint(invoiceLinksContracts['public.invoice.pdf'], async ({ input: { token, credit_note }, deps }) => {
  const now = Date.parse(deps.now());
  if (pace.isReached(token, now)) return refuse('request.too_many', { params: { wait: 'a minute' } });
  pace.count(token, now);
  const opened = await openInvoiceLink(deps, token);
  if (!opened.ok) return opened;
  const { shown, found, share } = opened.value;
  const isTheirs = shown.credit_notes.some(({ id }) => id === credit_note);
  const note = isTheirs ? found.credit_notes.find(({ id }) => id === credit_note) : undefined;
  if (credit_note && !note) return refuseGone(shown.language);
  return ok(
    note
      ? await printCreditNote(deps.table, toClientCreditNote(note, found.invoice, { ...shown, share }))
      : await printInvoice(deps.table, shown),
  );
});

/** The invoice of a link, or a credit note on it, on paper. People open this address, not programs: where there is none, its page says so. */
export const handler = whereGone(pdf, (answer, { pathParameters }) => ({
  ...answer,
  statusCode: 303,
  headers: { ...answer.headers, location: getInvoicePath(encodeURIComponent(pathParameters?.token ?? '')) },
}));
