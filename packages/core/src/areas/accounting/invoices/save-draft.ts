import type { SignedCall } from '../../../access/signed-call';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { TripId } from '../../../base/ids';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { checkSeen } from '../../../store/check-seen';
import type { ValueOf } from '../../../store/record';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import type { TenantDb } from '../../../store/tenant-db';
import { type ClientId, Clients, followMerges } from '../../clients/public';
import { getTripAdvisor, readTrip, type WholeTrip } from '../../trip/public';
import { refuse } from '../errors';
import { billLines } from './billed-bookings';
import { type InvoiceDraft, isIssued } from './invoice';
import { Invoices } from './invoice.records';
import { calculateInvoice } from './invoice-figures';
import type { InvoiceId } from './invoice-id';
import type { InvoiceLine } from './invoice-line';
import { readInvoice, toLineParts, writeLines } from './invoice-lines';
import { listClientIds, toClientOfInvoice, toTripOfInvoice } from './invoice-names';
import { type ShownInvoice, toShownInvoice } from './shown-invoice';

type Client = ValueOf<typeof Clients>;
/** What an invoice is made of: its trips as they are, and the clients who pay, by the ids that it names them by. */
export type InvoiceSources = { trips: WholeTrip[]; clients: ReadonlyMap<ClientId, Client> };

/** Reads what an invoice is made of, at once; a trip or a client that isn't there, or that the caller doesn't see, is `record.missing`. */
export const readSources = async (
  db: TenantDb,
  { trip_ids, payers }: Pick<InvoiceDraft, 'trip_ids' | 'payers'>,
  consistent = false,
): Promise<Result<InvoiceSources>> => {
  const ids = [...new Set(payers.map(({ client_id }) => client_id))];
  const [trips, clients] = await Promise.all([
    Promise.all(trip_ids.map((id: TripId) => readTrip(db, id, consistent))),
    db.getMany(
      ids.map((id) => ({ def: Clients, key: { id } })),
      consistent,
    ),
  ]);
  const known = await Promise.all(
    clients.map(async (client) => {
      const now = client?.merged_into ? (await followMerges(db, client.id)).client : client;
      return now && !now.deleted_at ? now : undefined;
    }),
  );
  const lost = [
    ...trips.flatMap((trip, i) => (trip ? [] : [{ path: `trip_ids.${i}`, message: 'We can’t find this trip.' }])),
    ...payers.flatMap(({ client_id }, i) => {
      return known[ids.indexOf(client_id)]
        ? []
        : [{ path: `payers.${i}.client_id`, message: 'We can’t find this client. Choose another one.' }];
    }),
  ];
  if (lost.length > 0) return refuseRequest('record.missing', { issues: lost });
  return ok({
    trips: trips.flatMap((trip) => trip ?? []),
    clients: new Map(ids.flatMap((id, i) => (known[i] ? [[id, known[i]] as const] : []))),
  });
};

/** What follows from the terms and lines of an invoice and from what it is made of. */
export const settleInvoice = (
  terms: Omit<InvoiceDraft, 'lines'>,
  lines: readonly InvoiceLine[],
  { trips, clients }: InvoiceSources,
) => {
  const figures = calculateInvoice({ ...terms, lines });
  const [first] = trips as [WholeTrip, ...WholeTrip[]];
  const payer = clients.get(terms.payers[0]?.client_id as ClientId) as Client;
  const { trip } = first;
  return {
    figures,
    fields: {
      trip_id: trip.id,
      advisor_id: getTripAdvisor(trip),
      trip: toTripOfInvoice(trip),
      client: toClientOfInvoice(payer),
      client_ids: listClientIds(terms.payers, clients),
      member_ids: [...TRIP_SCOPE.membersOf(trip)],
      subtotal: figures.subtotal,
      discount_amount: figures.discount,
      tax_amount: figures.tax,
      total: figures.total,
      at_supplier: figures.at_supplier,
    },
  };
};

type Answer = Promise<Result<ShownInvoice>>;

/** Makes a draft, which has no number and posts nothing. Source: R-ACC-049. */
export const createDraft = async (call: SignedCall, draft: InvoiceDraft): Answer => {
  const { actor, db, deps, commit } = call;
  const [sources, serial] = await Promise.all([readSources(db, draft), takeOrdinal(db, 'invoice')]);
  if (!sources.ok) return sources;
  const { lines: sent, ...terms } = draft;
  const { lines } = billLines(sent, sources.value.trips);
  const { fields } = settleInvoice(terms, lines, sources.value);
  const parts = toLineParts(lines);
  const created = db.create(Invoices, {
    ...terms,
    ...fields,
    id: deps.newId('invoice'),
    serial,
    ...{ state: 'draft', revision: 0, line_parts: parts.length },
    ...{ shares: [], due: [], credited: 0, credit_numbers: [], write_offs: [], total_amount_received: 0 },
    created_by: actor.name,
  });
  return commit({
    writes: [created, ...writeLines(db, created.after, 0, parts)],
    answer: toShownInvoice(call, { invoice: created.after, lines }),
  });
};

/** Changes a draft as the caller saw it. What was issued is changed by a revision: `invoice.not_draft`. */
export const changeDraft = (
  call: SignedCall,
  { id, version, ...draft }: InvoiceDraft & { id: InvoiceId; version: number },
): Answer =>
  retryOnConflict(async () => {
    const { db, commit } = call;
    const [found, sources] = await Promise.all([readInvoice(db, id, true), readSources(db, draft)]);
    const seen = checkSeen(found?.invoice, version);
    if (!seen.ok) return seen;
    if (seen.value.state !== 'draft') return refuse(isIssued(seen.value) ? 'invoice.not_draft' : 'invoice.canceled');
    if (!sources.ok) return sources;
    const { lines: sent, ...terms } = draft;
    const { lines } = billLines(sent, sources.value.trips);
    const { fields } = settleInvoice(terms, lines, sources.value);
    const parts = toLineParts(lines);
    const before = seen.value;
    const saved = db.save(Invoices, before, {
      ...before,
      ...{ discount: undefined, message: undefined },
      ...terms,
      ...fields,
      line_parts: parts.length,
    });
    return commit({
      writes: [saved, ...writeLines(db, before, 0, parts, before.line_parts)],
      answer: toShownInvoice(call, { invoice: saved.after, lines }),
    });
  });

/** Deletes a draft. An issued invoice keeps its number and is canceled instead: `invoice.not_draft`. */
export const deleteDraft = (
  { db, commit }: SignedCall,
  { id, version }: { id: InvoiceId; version: number },
): Promise<Result<{ status: 'success' }>> =>
  retryOnConflict(async () => {
    const seen = await db.getSeen(Invoices, { id }, version);
    if (!seen.ok) return seen;
    if (seen.value.state !== 'draft') return refuse('invoice.not_draft');
    const deleted = db.delete(Invoices, seen.value);
    return commit({
      writes: [deleted, ...writeLines(db, seen.value, 0, [], seen.value.line_parts)],
      answer: { status: 'success' as const },
    });
  });
