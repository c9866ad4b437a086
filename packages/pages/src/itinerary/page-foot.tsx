import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { fullDate } from '../format/day-text';
import { safeUrl } from '../format/safe-url';

const website = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

export const PageFoot = ({
  published: { company, trip_code, version, published_at },
}: {
  published: PublishedItinerary;
}) => {
  const site =
    company.website && safeUrl(/^https?:/.test(company.website) ? company.website : `https://${company.website}`);
  return (
    <footer className="foot">
      <p dir="auto">
        {company.name}
        {site && company.website && (
          <>
            {' · '}
            <a href={site} rel="noreferrer">
              {website(company.website)}
            </a>
          </>
        )}
      </p>
      <p>
        {trip_code} · version {version}, <time dateTime={published_at}>{fullDate(published_at.slice(0, 10))}</time>
      </p>
    </footer>
  );
};
