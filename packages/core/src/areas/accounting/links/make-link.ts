import type { SignedCall } from '../../../access/signed-call';
import type { ClientLanguage } from '../../../base/client-language';
import { addDays } from '../../../base/days';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import { newToken } from '../../../store/token-hash';
import { readClientLanguage } from '../../trip/public';
import { refuse } from '../errors';
import type { Share } from '../invoices/invoice';
import type { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { type InvoiceLink, isLinkOpen, LINK_DAYS, MOST_LINKS } from './invoice-link';
import { InvoiceLinks } from './invoice-link.records';

type Asked = {
  invoice_id: InvoiceId;
  payer_id: string;
  email?: string | undefined;
  language?: ClientLanguage | undefined;
  days_valid?: number | undefined;
};
type Made = {
  found: ReadInvoice;
  share: Share;
  link: InvoiceLink;
  token: string;
  created: ReturnType<SignedCall['db']['create']>;
};

type Link = Pick<InvoiceLink, 'invoice_id' | 'payer_id' | 'client_id' | 'language' | 'created_by' | 'created_by_name'> &
  Partial<Pick<InvoiceLink, 'email' | 'reminds'>> & { days: number };
/** A link as a step to be committed, and the token that it alone tells. None where the invoice has as many as it can have; those that reminders bring don’t count. */
export const toNewLink = (
  db: SignedCall['db'],
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  before: readonly InvoiceLink[],
  { days, ...link }: Link,
): Result<{ link: InvoiceLink; token: string; created: Made['created'] }> => {
  const at = now();
  if (!link.reminds && before.filter((one) => !one.reminds && isLinkOpen(one, at)).length >= MOST_LINKS)
    return refuse('invoice.too_many_links', { params: { limit: String(MOST_LINKS) } });
  const { token, token_hash } = newToken();
  const expires_at = `${addDays(at.slice(0, 10), days)}T23:59:59.999Z`;
  const created = db.create(InvoiceLinks, { id: newId('invoice_link'), ...link, token_hash, expires_at });
  return ok({ link: created.after, token, created });
};

/**
 * A link to an issued invoice for one of those who pay it, as a step to be committed, and the token that it alone tells. Without a language it
 * is that of the trip's itinerary.
 */
export const makeInvoiceLink = async (
  { actor, db, deps }: SignedCall,
  { invoice_id, payer_id, email, language, days_valid }: Asked,
): Promise<Result<Made>> => {
  const found = await readInvoice(db, invoice_id, true);
  const share = found?.invoice.shares.find((one) => one.payer_id === payer_id);
  if (!found) return refuseRequest('record.missing');
  const { state, trip_id } = found.invoice;
  if (state === 'canceled') return refuse('invoice.canceled');
  if (state === 'draft') return refuse('invoice.not_issued');
  if (!share) return refuseRequest('record.missing');
  const made = toNewLink(db, deps, found.links, {
    ...{ invoice_id, payer_id, client_id: share.client_id, ...(email && { email }) },
    language: language ?? (await readClientLanguage(db, trip_id)) ?? 'en',
    days: days_valid ?? actor.company.link_days ?? LINK_DAYS,
    ...{ created_by: actor.user_id, created_by_name: actor.name },
  });
  return made.ok ? ok({ found, share, ...made.value }) : made;
};
