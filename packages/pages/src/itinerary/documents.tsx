import { useLingui } from '@lingui/react';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';
import { sizeText } from '../format/size-text';
import { Icon } from '../icons/icon';

export const Documents = ({ documents }: Pick<PublishedItinerary, 'documents'>) => {
  const { i18n } = useLingui();
  return documents.length > 0 ? (
    <section className="closing" id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">{i18n._('Documents')}</h2>
      <ul className="documents">
        {documents.map(({ name, size, url }) => (
          <li key={`${name}${url}`}>
            <a href={safeUrl(url)} rel="nofollow">
              <Icon name="file" />
              <span dir="auto">{name}</span>
              <span className="quiet-text">{sizeText(i18n, size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
};
