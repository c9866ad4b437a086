import { getWaitWords, refuseClient } from '@wayline/core/areas/trip/itinerary/client-refusal';
import { CodeGuards, minutesLeft } from '@wayline/core/areas/trip/itinerary/code-guard';
import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries, shareLookupKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { decryptPageToken } from '@wayline/core/areas/trip/itinerary/page-token-encryption';
import { liveShares } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok } from '@wayline/core/base/result';
import { findLookup } from '@wayline/core/store/lookup';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { endpoint } from '../../kernel/endpoint';

/**
 * Opens a link that asks for a code. A try is counted before the code is looked at, against the count that was read: whoever tries
 * many at once gets as many looks as whoever tries them one by one.
 */
export const handler = endpoint(itineraryContracts['public.ti.open'], ({ input: { url, code }, deps }) =>
  retryOnConflict(async () => {
    const gate_hash = tokenHash(url);
    const pointer = await findLookup(deps.table, shareLookupKey(gate_hash));
    if (!pointer) return refuse('link.gone');
    const company = pointer.company_id as CompanyId;
    const db = tenantDb(deps.table, company);
    const [itinerary, before] = await db.getMany([
      { def: Itineraries, key: { trip_id: String(pointer.trip_id), id: String(pointer.itinerary_id) } },
      { def: CodeGuards, key: { gate_hash } },
    ]);
    const now = deps.now();
    const share = itinerary && liveShares(itinerary, now).find((s) => s.gate_hash === gate_hash);
    const language = itinerary?.language;
    if (!share?.gate_sealed) return refuseClient(language, 'link.gone');
    const minutes = minutesLeft(before, now);
    if (minutes > 0) return refuseClient(language, 'request.too_many', { wait: getWaitWords(language, minutes) });
    const tries = (before?.tries ?? 0) + 1;
    const tried = before
      ? db.change(CodeGuards, before, { ...before, tries, last_at: now })
      : db.insert(CodeGuards, { gate_hash, tries, last_at: now });
    const counted = await db.transact([tried]);
    if (!counted.ok) return refuse('record.stale');
    const page = decryptPageToken(share.gate_sealed, url, code);
    if (!page) return refuseClient(language, 'link.code_wrong');
    await db.transact([db.change(CodeGuards, tried.after, { ...tried.after, tries: 0 })]);
    return ok({ url: page });
  }),
);
