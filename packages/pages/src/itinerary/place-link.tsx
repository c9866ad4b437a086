import { placeQuery } from '@wayline/core/areas/trip/itinerary/directions';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';
import { Icon } from '../icons/icon';

type Place = NonNullable<PublishedEntry['place']>;

/** The way to a place. The address opens in any browser; the script hands it to the phone's own map. */
export const PlaceLink = ({ place }: { place: Place }) => {
  const href = safeUrl(place.directions_url);
  if (!href) return null;
  return (
    <a className="directions" href={href} data-place={placeQuery(place)} rel="noreferrer" target="_blank">
      <Icon name="pin" /> Directions<span className="unseen"> to {place.name}, opens a map</span>
    </a>
  );
};
