import type { Company } from '../../../access/company';
import { Companies } from '../../../access/people.records';
import type { CompanyId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import { committer } from '../../../store/commit';
import { commitContext, type Deps } from '../../../store/deps';
import { findLookup } from '../../../store/lookup';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { tokenHash } from '../../../store/token-hash';
import { type ClientMerge, followMerges } from '../../clients/public';
import type { Invoice, Share } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { Invoices } from '../invoices/invoice.records';
import { InvoiceId } from '../invoices/invoice-id';
import type { InvoiceHouse } from '../links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '../links/invoice-house';
import { type InvoiceLink, InvoiceLinkId } from '../links/invoice-link';
import { InvoiceLinks, invoiceLookupKey } from '../links/invoice-link.records';
import { refuseGone } from '../links/open-invoice-link';
import { ReminderStops } from './payer-reminders.records';

/** Who asks not to be reminded, by the link in a mail. */
export type StopAsked = {
  db: TenantDb;
  company: Company;
  house: InvoiceHouse;
  link: InvoiceLink;
  invoice: Invoice;
  share: Pick<Share, 'name'>;
  /** Who they are by now; none who is gone for good, and so isn’t reminded any more. */
  client_id?: InvoiceLink['client_id'] | undefined;
  isStopped: boolean;
};

/**
 * Who asks, and whether they did before. A link that was turned off or has run out does for this: it is in a mail that they have, and nothing
 * of the invoice is shown. Reading it changes nothing, as scanners of mail open links too. Refuses `invoice_link.gone`.
 */
export const openStop = async (deps: Deps, token: string): Promise<Result<StopAsked>> => {
  const pointer = await findLookup(deps.table, invoiceLookupKey(tokenHash(token)));
  if (!pointer) return refuseGone();
  const db = tenantDb(deps.table, pointer.company_id as CompanyId);
  const invoice_id = InvoiceId.parse(pointer.invoice_id);
  const [link, invoice, company, ...kept] = await db.getMany(
    [
      { def: InvoiceLinks, key: { invoice_id, id: InvoiceLinkId.parse(pointer.link_id) } },
      { def: Invoices, key: { id: invoice_id } },
      { def: Companies, key: {} },
      ...HOUSE_SECTIONS,
    ],
    true,
  );
  if (!link || !invoice || !company || company.closing_at) return refuseGone(link?.language);
  const { client } = await followMerges(db, link.client_id);
  const stop = client && (await db.get(ReminderStops, { client_id: client.id }, true));
  const share = invoice.shares.find(({ client_id }) => client_id === link.client_id);
  return ok({
    ...{ db, company, link, invoice, client_id: client?.id, isStopped: stop !== undefined },
    ...{ house: toHouse(company, kept), share: { name: share?.name ?? '' } },
  });
};

/** Nobody is reminded by mail any more who asked not to be. Safe to repeat. */
export const stopByLink = async (
  deps: Deps,
  { db, company, client_id, invoice, share, isStopped }: StopAsked,
  request_id: string,
): Promise<Result<unknown>> => {
  if (!client_id || isStopped) return ok(undefined);
  const by = { company: company.id, actor_id: 'client', actor_name: share.name, request_id };
  return committer(commitContext(deps, by))({
    writes: [db.put(ReminderStops, { client_id, stopped_at: deps.now() })],
    events: [invoiceEvents.reminders_stopped(invoice)],
    answer: undefined,
  });
};

type Merged = Pick<ClientMerge, 'client_id' | 'other_id'>;
/** Who asked not to be reminded isn’t under the profile that is kept either. Safe to repeat. */
export const moveStop = async (db: TenantDb, { client_id, other_id }: Merged): Promise<void> => {
  const [kept, other] = await db.getMany(
    [
      { def: ReminderStops, key: { client_id } },
      { def: ReminderStops, key: { client_id: other_id } },
    ],
    true,
  );
  if (other && !kept) await db.transact([db.put(ReminderStops, { ...other, client_id, merged_from: other_id })]);
};

/** Takes back what came with a profile that is given back. Safe to repeat. */
export const returnStop = async (db: TenantDb, { client_id, other_id }: Merged): Promise<void> => {
  const kept = await db.get(ReminderStops, { client_id }, true);
  if (kept?.merged_from === other_id) await db.transact([db.deleteIfExists(ReminderStops, { client_id })]);
};
