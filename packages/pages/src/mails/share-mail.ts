import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';
import { tripLine } from '../itinerary/trip-line';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';
import { signedWith } from './signature';

export type ShareMail = {
  itinerary: PublishedItinerary;
  url: string;
  name?: string;
  message: string;
  asksCode?: boolean;
  /** What its sender closes their mails with. */
  signature?: string;
  /** How the company greets, and what it says at the end. */
  words?: { greeting: string; closing: string };
};

const NO_WORDS = { greeting: '', closing: '' };

/** The mail that brings a client the link to their itinerary. Source: R-TRIP-197. */
export const renderShareMail = ({
  itinerary,
  url,
  name,
  message,
  asksCode,
  words = NO_WORDS,
  signature,
}: ShareMail): ComposedMail => {
  const { advisor, company, language } = itinerary;
  const i18n = clientSpeaker(language);
  const title = getItineraryTitle(itinerary);
  const line = tripLine(i18n, itinerary).join(' · ');
  const contact: [string, string][] = [[i18n._('Your advisor'), `${advisor.name}, ${company.name}`]];
  if (advisor.phone_no) contact.push([i18n._('Phone'), advisor.phone_no]);
  if (company.contact) contact.push([company.name, company.contact]);
  return composeMail({
    language,
    house: {
      name: company.name,
      accent: itinerary.accent,
      logo: company.logo_url && new URL(company.logo_url, url).href,
      picture: itinerary.cover_img_url?.startsWith('https://') ? safeUrl(itinerary.cover_img_url) : undefined,
    },
    subject: i18n._('Your itinerary: {title}', { title }),
    preview: line,
    title,
    blocks: [
      { kind: 'text', text: greetingFor(i18n, words.greeting, name && getFirstName(name)) },
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      {
        kind: 'text',
        text: line
          ? i18n._('{advisor} has prepared your itinerary: {line}.', { advisor: advisor.name, line })
          : i18n._('{advisor} has prepared your itinerary.', { advisor: advisor.name }),
      },
      { kind: 'button', word: i18n._('Open your itinerary'), url },
      ...(asksCode
        ? [
            {
              kind: 'text' as const,
              text: i18n._('The page asks for an access code. {advisor} will give it to you.', {
                advisor: advisor.name,
              }),
            },
          ]
        : []),
      {
        kind: 'text',
        text: i18n._(
          'You don’t need an account. Open it once and it’s saved on your phone for offline use. This link is just for you; please share it with care.',
        ),
      },
      ...(words.closing.trim() ? [{ kind: 'text' as const, text: words.closing.trim() }] : []),
      { kind: 'facts', facts: contact },
      ...signedWith(signature),
    ],
    foot: i18n._('{company}. You received this email because {advisor} shared a trip with you.', {
      company: company.name,
      advisor: advisor.name,
    }),
  });
};
