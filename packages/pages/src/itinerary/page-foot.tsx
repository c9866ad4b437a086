import { useLingui } from '@lingui/react';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { websiteText } from '@wayline/core/base/text-inputs';
import { fullDate } from '../format/day-text';
import { safeUrl } from '../format/safe-url';
import { Prose } from './prose';

/** What has to be said and few read: folded on a screen, open on paper. */
const Small = ({ title, text }: { title: string; text: string | undefined }) =>
  text ? (
    <details className="small-print">
      <summary>{title}</summary>
      <Prose text={text} />
    </details>
  ) : null;

export const PageFoot = ({
  published: { company, trip_code, version, published_at },
}: {
  published: PublishedItinerary;
}) => {
  const { i18n } = useLingui();
  const site =
    company.website && safeUrl(/^https?:/.test(company.website) ? company.website : `https://${company.website}`);
  return (
    <footer className="foot">
      <p dir="auto">
        {company.name}
        {site && company.website && (
          <>
            {' · '}
            <a href={site} title={company.website} rel="noreferrer">
              {websiteText(company.website)}
            </a>
          </>
        )}
      </p>
      {company.contact && <p dir="auto">{company.contact}</p>}
      <Small title={i18n._('Terms and conditions')} text={company.terms} />
      <Small title={i18n._('Privacy')} text={company.privacy_note} />
      <p>
        {trip_code} · {i18n._('version {version}', { version })},{' '}
        <time dateTime={published_at}>{fullDate(i18n, published_at.slice(0, 10))}</time>
      </p>
    </footer>
  );
};
