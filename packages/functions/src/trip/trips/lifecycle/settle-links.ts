import { LinkWork } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import type { CompanyId, TripId } from '@wayline/core/base/ids';
import type { ValueOf } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { renderForShare } from '../../itinerary/render-for-share';
import { readFrozen } from '../../itinerary/shared-itinerary';
import { closeLinks, type LinkTools } from './close-links';

/** Makes every link of a trip show what it may show now: the published version, or nothing. Safe to repeat. */
export const settleLinks = async (tools: LinkTools, company: CompanyId, trip: TripId): Promise<void> => {
  const open = await closeLinks(tools, company, trip);
  for (const { itinerary, share } of open) {
    const frozen = await readFrozen(tools.files, company, itinerary.id, itinerary.published_version);
    if (frozen) await renderForShare(tools.files, frozen, share.token_hash);
  }
  // What was rendered while somebody closed the link is taken away again.
  if (open.length > 0) await closeLinks(tools, company, trip);
};

/** The links of trips whose life has changed, once more when everybody who rendered meanwhile is done. */
export const finishLinkWork = async (
  tools: LinkTools,
  company: CompanyId,
  work: ValueOf<typeof LinkWork>,
): Promise<void> => {
  for (const trip of work.trip_ids) await settleLinks(tools, company, trip);
  await transact(tools.table, [tenantDb(tools.table, company).remove(LinkWork, { id: work.id })]);
};
