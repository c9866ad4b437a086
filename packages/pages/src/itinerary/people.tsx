import { Trans, useLingui } from '@lingui/react';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { telUrl } from '../format/safe-url';
import { Icon } from '../icons/icon';

const initials = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((w) => w?.charAt(0) ?? '').join('');
};

const Card = ({ published }: { published: PublishedItinerary }) => {
  const { i18n } = useLingui();
  const { advisor, company } = published;
  return (
    <div className="advisor">
      <span className="portrait" aria-hidden="true">
        {initials(advisor.name)}
      </span>
      <div>
        <p className="advisor-name" dir="auto">
          {advisor.name}
        </p>
        <p className="quiet-text" dir="auto">
          {company.name}
        </p>
        {advisor.email && (
          <p className="quiet-text">
            <bdi>{advisor.email}</bdi>
          </p>
        )}
      </div>
      <ul className="actions">
        {advisor.phone_no && (
          <li>
            <a className="button" href={telUrl(advisor.phone_no)}>
              <Icon name="phone" />{' '}
              <Trans id="Call <0>{phone}</0>" values={{ phone: advisor.phone_no }} components={{ 0: <bdi /> }} />
            </a>
          </li>
        )}
        {advisor.email && (
          <li>
            <a
              className="button quiet"
              href={`mailto:${advisor.email}?subject=${encodeURIComponent(getItineraryTitle(published))}`}
            >
              <Icon name="mail" /> {i18n._('Ask a question')}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
};

/** Who travels. */
export const Travelers = ({ names }: { names: readonly string[] }) => {
  const { i18n } = useLingui();
  return names.length > 0 ? (
    <section className="closing" aria-labelledby="travelers">
      <h2 id="travelers">{i18n._('Travelers')}</h2>
      <ul className="travelers">
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </section>
  ) : null;
};

/** Whom to call: at the end of every page. */
export const Advisor = ({ published }: { published: PublishedItinerary }) => {
  const { i18n } = useLingui();
  return (
    <section className="closing" aria-labelledby="advisor">
      <h2 id="advisor">{i18n._('Your advisor')}</h2>
      <Card published={published} />
    </section>
  );
};
