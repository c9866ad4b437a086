import { ITINERARY_ERRORS } from '@wayline/core/areas/trip/itinerary/errors';
import { ClientLanguage } from '@wayline/core/base/client-language';
import { CoverArt } from '../itinerary/cover-art';
import { clientSpeaker } from '../texts';

const GONE = ITINERARY_ERRORS['link.gone'];

/** The page has one heading, and what follows it in another language stands below. */
const Words = ({ language, isFirst }: { language: ClientLanguage; isFirst: boolean }) => {
  const i18n = clientSpeaker(language);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section lang={language}>
      <Heading>{i18n._(GONE.title)}</Heading>
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
    {ClientLanguage.options.map((language, at) => (
      <Words key={language} language={language} isFirst={at === 0} />
    ))}
  </main>
);
