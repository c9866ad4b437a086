import type { Files } from '@wayline/core/areas/files/files';
import { frozenKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { openLink } from './open-link';

/** A frozen version by company, itinerary and number. */
export const readFrozen = async (
  files: Files,
  company: CompanyId,
  itinerary: string,
  version: number,
): Promise<PublishedItinerary | undefined> => {
  const bytes = await files.get(frozenKey(company, itinerary, version));
  return bytes && PublishedItinerary.parse(JSON.parse(new TextDecoder().decode(bytes)));
};

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
