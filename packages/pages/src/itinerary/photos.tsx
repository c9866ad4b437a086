import { useLingui } from '@lingui/react';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';

/** The shape of every photo, so that the page holds its room before it comes. In pixels; the page makes it fit. */
const SIZE = { width: 960, height: 640 };

/** The photos of a booking: one large, several side by side. */
export const Photos = ({ entry: { photos = [], title } }: { entry: PublishedEntry }) => {
  const { i18n } = useLingui();
  const urls = photos.flatMap(({ url }) => safeUrl(url) ?? []);
  if (urls.length === 0) return null;
  return (
    <ul className={urls.length > 1 ? 'photos several' : 'photos'}>
      {urls.map((url, at) => (
        <li key={url}>
          <img
            src={url}
            alt={
              urls.length > 1
                ? i18n._('{title}, photo {number} of {count}', { title, number: at + 1, count: urls.length })
                : i18n._('{title}, photo', { title })
            }
            loading="lazy"
            decoding="async"
            {...SIZE}
          />
        </li>
      ))}
    </ul>
  );
};
