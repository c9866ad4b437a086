import { ITINERARY_ERRORS } from '@wayline/core/areas/trip/itinerary/errors';
import { CoverArt } from '../itinerary/cover-art';

export const LinkGonePage = () => (
  <main className="gone">
    <div className="gone-picture">
      <CoverArt seed="a road that ends" />
    </div>
    <h1>{ITINERARY_ERRORS['link.gone'].title}</h1>
    <p>{ITINERARY_ERRORS['link.gone'].message}</p>
    <p className="quiet-text">
      If you copied the link from an email, make sure you have all of it: a line break may have cut it in two. If you’ve
      opened it before, your phone may still have a copy.
    </p>
  </main>
);
