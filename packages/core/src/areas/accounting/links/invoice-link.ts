import * as z from 'zod';
import { ClientLanguage } from '../../../base/client-language';
import { idOf, UserId } from '../../../base/ids';
import { Email, Instant } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';

export const InvoiceLinkId = idOf('invoice_link').brand<'InvoiceLinkId'>();
export type InvoiceLinkId = z.infer<typeof InvoiceLinkId>;
declare module '../../../base/ids' {
  interface IdOf {
    invoice_link: InvoiceLinkId;
  }
}

/** The secret in a link to an invoice. */
export const InvoiceToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Not a link of an invoice.');

/** How one of those who pay opens an invoice: the token is known to the link alone, and kept hashed. */
export const InvoiceLink = z.object({
  id: InvoiceLinkId,
  invoice_id: InvoiceId,
  /** Which of those who pay it is for: it shows their part and what they paid. */
  payer_id: z.string().min(1).max(40),
  /** Who that was when it was made: a revision can put another client in their place, who is shown nothing by it. */
  client_id: ClientId,
  token_hash: z.string(),
  /** Where it was mailed. */
  email: Email.optional(),
  language: ClientLanguage.default('en'),
  /** A reminder brought it. */
  reminds: z.boolean().optional(),
  expires_at: Instant,
  revoked_at: Instant.optional(),
  created_by: UserId,
  created_by_name: z.string(),
  created_at: Instant,
});
export type InvoiceLink = z.infer<typeof InvoiceLink>;

export const isLinkOpen = ({ revoked_at, expires_at }: Pick<InvoiceLink, 'revoked_at' | 'expires_at'>, now: string) =>
  !revoked_at && expires_at > now;

/** How long a link works where the company says nothing else. */
export const LINK_DAYS = 400;
/** Links of one invoice that work at a time. */
export const MOST_LINKS = 200;

/** Where a link opens. The other addresses of the spec open the same page. Source: spec 3 §2. */
export const getInvoicePath = (token: string): string => `/invoice/web/${token}`;
