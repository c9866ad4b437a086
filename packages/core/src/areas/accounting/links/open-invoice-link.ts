import type { Company } from '../../../access/company';
import { Companies } from '../../../access/people.records';
import { getCompanyToday } from '../../../access/user-time-zone';
import type { ClientLanguage } from '../../../base/client-language';
import type { CompanyId } from '../../../base/ids';
import { ok, type Refusal, type Result } from '../../../base/result';
import { coreSpeaker } from '../../../base/texts';
import type { Deps } from '../../../store/deps';
import { findLookup } from '../../../store/lookup';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { tokenHash } from '../../../store/token-hash';
import { type ClientId, followMerges } from '../../clients/public';
import { type PaymentOptions, parseSetting, paymentOptions } from '../../settings/public';
import { ACCOUNTING_ERRORS, refuse } from '../errors';
import type { Invoice, Share } from '../invoices/invoice';
import { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import type { PayAttempt } from '../online/attempt';
import { type OnlineAccount, OnlineAccounts } from '../online/online-account';
import { type ClientInvoice, toClientInvoice } from './client-invoice';
import { HOUSE_SECTIONS, toHouse } from './invoice-house';
import { type InvoiceLink, InvoiceLinkId, isLinkOpen } from './invoice-link';
import { InvoiceLinks, invoiceLookupKey } from './invoice-link.records';

/** That a link opens nothing any more, in the language of who reads it. Its sentences are marked for the catalogue in `errors.ts`. */
export const refuseGone = (language?: ClientLanguage): Refusal => {
  const i18n = coreSpeaker(language);
  const { title, message } = ACCOUNTING_ERRORS['invoice_link.gone'];
  return refuse('invoice_link.gone', {
    text: { title: i18n._(title), message: i18n._(message), ...(language && { language }) },
  });
};

/** Whether two ids are those of one client by now. */
const isOneClient = async (db: TenantDb, a: ClientId, b: ClientId): Promise<boolean> => {
  if (a === b) return true;
  const [then, now] = await Promise.all([followMerges(db, a), followMerges(db, b)]);
  return then.client !== undefined && then.client.id === now.client?.id;
};
/** What one of those who pay it owes by now: none where a revision took them off, or put another client in their place. */
export const findShare = async (
  db: TenantDb,
  { shares }: Pick<Invoice, 'shares'>,
  { payer_id, client_id }: Pick<InvoiceLink, 'payer_id' | 'client_id'>,
): Promise<Share | undefined> => {
  const share = shares.find((one) => one.payer_id === payer_id);
  return share && (await isOneClient(db, client_id, share.client_id)) ? share : undefined;
};
/** What was begun to be paid by whoever pays a share by now, and nothing of whose place they took. */
const findOwnAttempts = async (db: TenantDb, attempts: readonly PayAttempt[], share: Share): Promise<PayAttempt[]> => {
  const ofPlace = attempts.filter(({ payer_id }) => payer_id === share.payer_id);
  const ids = [...new Set(ofPlace.map(({ client_id }) => client_id))];
  const own = new Map(
    await Promise.all(ids.map(async (id) => [id, await isOneClient(db, id, share.client_id)] as const)),
  );
  return ofPlace.filter(({ client_id }) => own.get(client_id));
};

/** What is behind a link: the invoice as the one who pays it sees it, and what it takes for them to pay it online. */
export type OpenedLink = {
  db: TenantDb;
  company: Company;
  link: InvoiceLink;
  found: ReadInvoice;
  share: Share;
  /** What they began to pay online, the first one first. */
  mine: PayAttempt[];
  shown: ClientInvoice;
  /** Where they pay into online; none where the company has none. */
  account?: OnlineAccount | undefined;
  options: PaymentOptions;
};

/**
 * What is behind a link while it is neither turned off nor run out, they are still one of those who pay, and the company is there. What is
 * read here counts as nothing: scanners of mail open links too. Refuses `invoice_link.gone`.
 */
export const openInvoiceLink = async (deps: Deps, token: string, consistent = false): Promise<Result<OpenedLink>> => {
  const pointer = await findLookup(deps.table, invoiceLookupKey(tokenHash(token)));
  if (!pointer) return refuseGone();
  const db = tenantDb(deps.table, pointer.company_id as CompanyId);
  const invoice_id = InvoiceId.parse(pointer.invoice_id);
  const [[link, company, account, ...kept], found] = await Promise.all([
    db.getMany(
      [
        { def: InvoiceLinks, key: { invoice_id, id: InvoiceLinkId.parse(pointer.link_id) } },
        { def: Companies, key: {} },
        { def: OnlineAccounts, key: {} },
        ...HOUSE_SECTIONS,
      ],
      consistent,
    ),
    readInvoice(db, invoice_id, consistent),
  ]);
  if (!link || !company || company.closing_at || !found || !isLinkOpen(link, deps.now()))
    return refuseGone(link?.language);
  const { language } = link;
  const share = await findShare(db, found.invoice, link);
  if (!share) return refuseGone(language);
  const today = getCompanyToday({ company }, deps.now());
  const mine = await findOwnAttempts(db, found.attempts, share);
  const shown = toClientInvoice(
    { ...found, attempts: mine },
    { language, share, today, house: toHouse(company, kept) },
  );
  return ok({ db, company, link, found, share, mine, shown, account, options: parseSetting(paymentOptions, kept[3]) });
};
