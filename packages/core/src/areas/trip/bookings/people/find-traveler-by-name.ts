import { fullName } from '../../../../base/full-name';
import type { TravelerId } from '../../../../base/ids';
import { nameKey } from '../../../imports/public-schemas';
import type { Traveler } from '../../trips/traveler';
import { foldName } from './fold-name';

/** As much of a person of a trip as it takes to know them by their name. */
export type NamedTraveler = Pick<Traveler, 'id' | 'first_name' | 'last_name'>;

/**
 * The one person of a trip a name means; undefined when it means nobody, or more than one. Where nobody has the name as it is written,
 * accents and the order of its words do not count: suppliers write neither as people do.
 */
export const findTravelerByName = (name: string, travelers: readonly NamedTraveler[]): TravelerId | undefined => {
  const listBy = (toKey: (name: string) => string) =>
    travelers.filter((traveler) => toKey(fullName(traveler)) === toKey(name));
  const exact = listBy(foldName);
  const [found, ...namesakes] = exact.length > 0 ? exact : listBy(nameKey);
  return namesakes.length === 0 ? found?.id : undefined;
};
