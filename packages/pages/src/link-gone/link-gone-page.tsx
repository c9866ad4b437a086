import { ITINERARY_ERRORS } from '@wayline/core/areas/trip/itinerary/errors';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { clientSpeaker } from '../texts';
import { GonePage } from './gone-page';
import { toGoneWords } from './gone-words';

const noteIn = (language: ClientLanguage) => {
  const i18n = clientSpeaker(language);
  return (
    <p className="quiet-text">
      {i18n._(
        'If you copied the link from an email, make sure you have all of it: a line break may have cut it in two. If you’ve opened it before, your phone may still have a copy.',
      )}
    </p>
  );
};

/** What is shown instead of an itinerary that is gone. */
export const LinkGonePage = () => <GonePage words={toGoneWords(ITINERARY_ERRORS['link.gone'])} note={noteIn} />;
