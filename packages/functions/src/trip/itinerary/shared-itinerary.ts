import type { Files } from '@wayline/core/areas/files/files';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { openLink } from './open-link';

/** What a link shows, while it works; refuses with `link.gone`. */
export const sharedItinerary = async (
  deps: Deps & { files: Files },
  token: string,
): Promise<Result<PublishedItinerary>> => {
  const opened = await openLink(deps, token);
  if (!opened.ok) return opened;
  const { company, itinerary } = opened.value;
  const frozen = await readFrozen(deps.files, company, itinerary.id, itinerary.published_version);
  return frozen ? ok(frozen) : refuse('link.gone');
};
