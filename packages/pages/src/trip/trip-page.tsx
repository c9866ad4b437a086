import { useLingui } from '@lingui/react';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { Picture } from '../itinerary/cover';
import { tripLine } from '../itinerary/trip-line';

export type ListedItinerary = { published: PublishedItinerary; href: string };

const Card = ({ published, href }: ListedItinerary) => {
  const { i18n } = useLingui();
  return (
    <li className="trip-card">
      <div className="trip-picture">
        <Picture published={published} />
      </div>
      <h2 dir="auto">
        <a href={href}>{getItineraryTitle(published)}</a>
      </h2>
      <p className="quiet-text">{tripLine(i18n, published).join(' · ')}</p>
    </li>
  );
};

type Props = { trip: string; itineraries: readonly ListedItinerary[] };

/** The itineraries of a trip as cards with cover, title and dates. */
export const TripPage = ({ trip, itineraries }: Props) => {
  const { i18n } = useLingui();
  const [first] = itineraries;
  return (
    <main className={`trip-list accent-${first?.published.accent ?? 'sea'}`}>
      <p className="quiet-text" dir="auto">
        {first?.published.company.name}
      </p>
      <h1 dir="auto">{trip}</h1>
      <p>{itineraries.length === 1 ? i18n._('Your itinerary') : i18n._('Your itineraries')}</p>
      <ul className="trip-cards">
        {itineraries.map((one) => (
          <Card key={one.href} {...one} />
        ))}
      </ul>
    </main>
  );
};
