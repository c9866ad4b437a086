import * as z from 'zod';
import { ClientLanguage } from '../../../base/client-language';
import { Email } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { MAIL_REFUSALS } from '../../messaging/public-schemas';
import { CreditNoteId, InvoiceId } from '../invoices/invoice-id';
import { InvoiceLink, InvoiceLinkId, InvoiceToken, LINK_DAYS } from './invoice-link';

const view = { kind: 'signed_in', permissions: ['View Invoices'], action: 'view invoices' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Invoices'], action: 'edit invoices' } as const;
const LINKS = '/api/v1/invoices/{invoice_id}/links';
const PUBLIC = '/api/v1/invoices/{token}';

const ShownLink = InvoiceLink.omit({ token_hash: true });
const Pdf = z.object({ body: z.string(), base64: z.literal(true), file_name: z.string() });

const list = contract({
  id: 'book.invoice-links.list',
  service: 'book',
  method: 'GET',
  path: LINKS,
  handler: 'accounting/list-invoice-links',
  summary:
    'The links by which those who pay an invoice open it, newest first, and what email each of them has by now. What a link opens with is told when it is made alone.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ invoice_id: InvoiceId }),
  output: z.object({
    links: z.array(ShownLink),
    payers: z.array(z.object({ payer_id: z.string(), email: Email.optional() })),
  }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'book.invoice-links.create',
  service: 'book',
  method: 'POST',
  path: LINKS,
  handler: 'accounting/create-invoice-link',
  summary:
    'Make a link to an issued invoice for one of those who pay it, and mail it where an email is given. The link is shown once.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({
    invoice_id: InvoiceId,
    payer_id: z.string().min(1).max(40),
    /** Where the link is mailed to; without it the advisor passes it on. */
    email: Email.optional(),
    message: z.string().max(2_000, 'At most 2,000 characters.').default(''),
    /** What the client reads; that of their itinerary where it isn’t said. */
    language: ClientLanguage.optional(),
    days_valid: z.int().min(1).max(LINK_DAYS).optional(),
  }),
  output: z.object({ link: ShownLink, url: z.string() }),
  errors: ['record.missing', 'invoice.not_issued', 'invoice.canceled', 'invoice.too_many_links', ...MAIL_REFUSALS],
});
const revoke = contract({
  id: 'book.invoice-links.revoke',
  service: 'book',
  method: 'DELETE',
  path: `${LINKS}/{id}`,
  handler: 'accounting/revoke-invoice-link',
  summary: 'Turn a link off. Who opens it is told so.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ invoice_id: InvoiceId, id: InvoiceLinkId }),
  output: z.object({ link: ShownLink }),
  errors: ['record.missing'],
});
const pdf = contract({
  id: 'book.invoices.pdf',
  service: 'book',
  method: 'GET',
  path: '/api/v1/invoices/{id}/pdf',
  handler: 'accounting/invoice-pdf',
  summary:
    'An invoice as a PDF: whole, or as one of those who pay it has it, in the language of their itinerary where none is named; or one of its credit notes. A draft says that it is one.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  produces: 'application/pdf',
  input: z.object({
    id: InvoiceId,
    payer_id: z.string().min(1).max(40).optional(),
    language: ClientLanguage.optional(),
    /** One of its credit notes instead. */
    credit_note: CreditNoteId.optional(),
  }),
  output: Pdf,
  errors: ['record.missing'],
});
const publicPage = contract({
  id: 'public.invoice.page',
  service: 'public',
  method: 'GET',
  path: PUBLIC,
  handler: 'accounting/invoice-page',
  summary: 'The page of an invoice for one of those who pay it, by their link.',
  access: { kind: 'public' },
  produces: 'text/html',
  /** `paid` is the payment that somebody comes back from, where they do. */
  input: z.object({ token: InvoiceToken, paid: z.string().max(20).optional() }),
  output: z.object({ body: z.string(), status: z.int().optional() }),
});
const publicPdf = contract({
  id: 'public.invoice.pdf',
  service: 'public',
  method: 'GET',
  path: `${PUBLIC}/invoice.pdf`,
  handler: 'accounting/public-invoice-pdf',
  summary: 'The same invoice as a PDF, or one of its credit notes.',
  access: { kind: 'public' },
  produces: 'application/pdf',
  input: z.object({ token: InvoiceToken, credit_note: CreditNoteId.optional() }),
  output: Pdf,
  errors: ['invoice_link.gone', 'request.too_many'],
});

export const invoiceLinksContracts = byId(list, create, revoke, pdf, publicPage, publicPdf);
