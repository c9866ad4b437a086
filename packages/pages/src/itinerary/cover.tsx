import { useLingui } from '@lingui/react';
import { parseLogoAddress } from '@wayline/core/areas/settings/logo';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';
import { CoverArt } from './cover-art';
import { nameList, tripLine } from './trip-line';

const HEADLINE = 26;

/** The photograph of an itinerary, or the drawn one. */
export const Picture = ({ published }: { published: PublishedItinerary }) => {
  const photo = safeUrl(published.cover_img_url);
  if (!photo) return <CoverArt seed={[...published.destinations, published.trip_name].join()} />;
  return <img className="cover-picture" id="cover" src={photo} alt="" fetchPriority="high" />;
};

export const Cover = ({ published }: { published: PublishedItinerary }) => {
  const { i18n } = useLingui();
  const { travelers, company, cover_style = 'tall' } = published;
  const title = getItineraryTitle(published);
  const logo = parseLogoAddress(company.logo_url) && company.logo_url;
  return (
    <header className={`cover cover-${cover_style}`}>
      {cover_style !== 'plain' && <Picture published={published} />}
      <div className="cover-words">
        <p className="house" dir="auto">
          {logo ? <img className="logo" src={logo} alt={company.name} /> : company.name}
        </p>
        <h1 dir="auto" className={title.length > HEADLINE ? 'long' : undefined}>
          {title}
        </h1>
        <p className="trip-line">
          {tripLine(i18n, published).map((part) => (
            <span key={part} dir="auto">
              {part}
            </span>
          ))}
        </p>
        {travelers.length > 0 && (
          <p className="for" dir="auto">
            {i18n._('For {names}', { names: nameList(i18n, travelers) })}
          </p>
        )}
      </div>
    </header>
  );
};
