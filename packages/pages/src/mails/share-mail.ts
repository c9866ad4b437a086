import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { safeUrl } from '../format/safe-url';
import { tripLine } from '../itinerary/trip-line';
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
  const { advisor, company } = itinerary;
  const title = getItineraryTitle(itinerary);
  const line = tripLine(itinerary).join(' · ');
  const contact: [string, string][] = [['Your advisor', `${advisor.name}, ${company.name}`]];
  if (advisor.phone_no) contact.push(['Phone', advisor.phone_no]);
  if (company.contact) contact.push([company.name, company.contact]);
  return composeMail({
    house: {
      name: company.name,
      accent: itinerary.accent,
      logo: company.logo_url && new URL(company.logo_url, url).href,
      picture: itinerary.cover_img_url?.startsWith('https://') ? safeUrl(itinerary.cover_img_url) : undefined,
    },
    subject: `Your itinerary: ${title}`,
    preview: line,
    title,
    blocks: [
      { kind: 'text', text: greetingFor(words.greeting, name && getFirstName(name)) },
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'text', text: `${advisor.name} has prepared your itinerary${line ? `: ${line}` : ''}.` },
      { kind: 'button', word: 'Open your itinerary', url },
      ...(asksCode
        ? [{ kind: 'text' as const, text: `The page asks for an access code. ${advisor.name} will give it to you.` }]
        : []),
      {
        kind: 'text',
        text: 'You don’t need an account. Open it once and it’s saved on your phone for offline use. This link is just for you; please share it with care.',
      },
      ...(words.closing.trim() ? [{ kind: 'text' as const, text: words.closing.trim() }] : []),
      { kind: 'facts', facts: contact },
      ...signedWith(signature),
    ],
    foot: `${company.name}. You received this email because ${advisor.name} shared a trip with you.`,
  });
};
