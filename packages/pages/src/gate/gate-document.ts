import { I18nProvider } from '@lingui/react';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { clientSpeaker } from '../texts';
import { type Gate, GatePage } from './gate-page';

/** The page of a link that asks for an access code first. It names the company and the advisor, and nothing of the trip. */
export const renderGatePage = ({ language, ...gate }: Gate & { language?: ClientLanguage | undefined }): string => {
  const i18n = clientSpeaker(language);
  return htmlDocument(
    {
      language,
      title: i18n._('Your itinerary'),
      description: i18n._('An itinerary by {company}. It opens with an access code.', { company: gate.company }),
      style: ASSETS.itineraryStyle,
      script: ASSETS.gateScript,
      hidden: true,
    },
    createElement(I18nProvider, { i18n }, createElement(GatePage, gate)),
  );
};
