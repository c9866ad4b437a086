import type { TripId } from '../../../../base/ids';
import type { ValueOf } from '../../../../store/record';
import type { Files } from '../../../files/public';
import { readFrozen } from '../../itinerary/frozen-version';
import type { PublishedItinerary } from '../../itinerary/published';
import { closeLinks, type LinkTools } from './close-links';
import { LinkWork } from './link-work.records';

/** `renderForShare` puts the page of a frozen version behind a link. */
export type SettleTools = LinkTools & {
  renderForShare: (files: Files, frozen: PublishedItinerary, token_hash: string) => Promise<void>;
};

/** Makes every link of a trip show what it may show now: the published version, or nothing. Safe to repeat. */
export const settleLinks = async (tools: SettleTools, trip: TripId): Promise<void> => {
  const { db, files, renderForShare } = tools;
  const open = await closeLinks(tools, trip);
  for (const { itinerary, share } of open) {
    const frozen = await readFrozen(files, db.company, itinerary.id, itinerary.published_version);
    if (frozen) await renderForShare(files, frozen, share.token_hash);
  }
  // What was rendered while somebody closed the link is taken away again.
  if (open.length > 0) await closeLinks(tools, trip);
};

/** The links of trips whose life has changed, once more when everybody who rendered meanwhile is done. */
export const finishLinkWork = async (tools: SettleTools, work: ValueOf<typeof LinkWork>): Promise<void> => {
  for (const trip of work.trip_ids) await settleLinks(tools, trip);
  await tools.db.transact([tools.db.remove(LinkWork, { id: work.id })]);
};
