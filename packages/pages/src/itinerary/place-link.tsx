import { useLingui } from '@lingui/react';
import { placeQuery } from '@wayline/core/areas/trip/itinerary/directions';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';
import { Icon } from '../icons/icon';

type Place = NonNullable<PublishedEntry['place']>;

/** The way to a place. The address opens in any browser; the script hands it to the phone's own map. */
export const PlaceLink = ({ place }: { place: Place }) => {
  const { i18n } = useLingui();
  const href = safeUrl(place.directions_url);
  if (!href) return null;
  return (
    <a className="directions" href={href} data-place={placeQuery(place)} rel="noreferrer" target="_blank">
      <Icon name="pin" /> {i18n._('Directions')}
      <span className="unseen"> {i18n._('to {place}, opens a map', { place: place.name })}</span>
    </a>
  );
};
