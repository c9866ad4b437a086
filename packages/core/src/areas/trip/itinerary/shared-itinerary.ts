import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { Files } from '../../files/public';
import { refuse } from './errors';
import { readFrozen } from './frozen-version';
import { openLink } from './open-link';
import type { PublishedItinerary } from './published';

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
