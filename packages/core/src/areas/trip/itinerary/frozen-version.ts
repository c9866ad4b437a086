import type { CompanyId } from '../../../base/ids';
import type { Files } from '../../files/public';
import { frozenKey } from './itinerary.records';
import { PublishedItinerary } from './published';

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
