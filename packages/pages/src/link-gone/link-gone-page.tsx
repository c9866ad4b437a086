import { ITINERARY_ERRORS } from '@wayline/core/areas/trip/itinerary/errors';
import { ClientLanguage } from '@wayline/core/base/client-language';
import { CoverArt } from '../itinerary/cover-art';
import { clientSpeaker } from '../texts';

const GONE = ITINERARY_ERRORS['link.gone'];

const Words = ({ language }: { language: ClientLanguage }) => {
  const i18n = clientSpeaker(language);
  return (
    <section lang={language}>
      <h1>{i18n._(GONE.title)}</h1>
      <p>{i18n._(GONE.message)}</p>
      <p className="quiet-text">
        {i18n._(
          'If you copied the link from an email, make sure you have all of it: a line break may have cut it in two. If you’ve opened it before, your phone may still have a copy.',
        )}
      </p>
    </section>
  );
};

/** What is shown instead of a page that is gone. No one knows any longer what its reader reads, so it says it in every language. */
export const LinkGonePage = () => (
  <main className="gone">
    <div className="gone-picture">
      <CoverArt seed="a road that ends" />
    </div>
    {ClientLanguage.options.map((language) => (
      <Words key={language} language={language} />
    ))}
  </main>
);
