import type { Files } from '@wayline/core/files/files';
import { frozenKey, Itineraries, sharePointer, tokenHash } from '@wayline/core/itinerary/itinerary.records';
import { PublishedItinerary } from '@wayline/core/itinerary/published';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { getRecord } from '@wayline/core/store/read';
import type { Deps } from '../kernel/deps';

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

/** What a link shows, while it is neither withdrawn nor run out. */
export const sharedItinerary = async (
  deps: Deps & { files: Files },
  token: string,
): Promise<Result<PublishedItinerary>> => {
  const hash = tokenHash(token);
  const pointer = await follow(deps.table, sharePointer(hash));
  if (!pointer) return refuse('link.gone');
  const company = pointer.company_id as CompanyId;
  const key = { trip_id: String(pointer.trip_id), id: String(pointer.itinerary_id) };
  const itinerary = await getRecord(deps.table, company, Itineraries, key);
  const share = itinerary?.shares.find((s) => s.token_hash === hash);
  const works = share && !share.revoked_at && (!share.expires_at || share.expires_at > deps.now());
  const frozen =
    works && itinerary && (await readFrozen(deps.files, company, itinerary.id, itinerary.published_version));
  return frozen ? ok(frozen) : refuse('link.gone');
};
