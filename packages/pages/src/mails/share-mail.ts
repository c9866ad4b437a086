import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { titleOf } from '@wayline/core/itinerary/title-of';
import { tripLine } from '../itinerary/trip-line';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

export type ShareMail = {
  itinerary: PublishedItinerary;
  url: string;
  name?: string;
  message: string;
  asksCode?: boolean;
};

/** The mail that brings a client the link to their itinerary. Source: R-TRIP-197. */
export const renderShareMail = ({ itinerary, url, name, message, asksCode }: ShareMail): ComposedMail => {
  const { advisor, company } = itinerary;
  const title = titleOf(itinerary);
  const line = tripLine(itinerary).join(' · ');
  const greeting = name ? `Dear ${name},` : 'Hello,';
  const contact: [string, string][] = [['Your advisor', `${advisor.name}, ${company.name}`]];
  if (advisor.phone_no) contact.push(['Phone', advisor.phone_no]);
  return composeMail({
    subject: `Your itinerary: ${title}`,
    preview: line,
    title,
    blocks: [
      { kind: 'text', text: greeting },
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'text', text: `${advisor.name} has prepared your itinerary${line ? `: ${line}` : ''}.` },
      { kind: 'button', word: 'Open your itinerary', url },
      ...(asksCode
        ? [{ kind: 'text' as const, text: `The page asks for an access code. ${advisor.name} will tell it to you.` }]
        : []),
      {
        kind: 'text',
        text: 'The page needs no account. Open it once and it stays on your phone, also without a connection. The link is meant for you, so pass it on with care.',
      },
      { kind: 'facts', facts: contact },
    ],
    foot: `${company.name}. You receive this mail because ${advisor.name} shared a trip with you.`,
  });
};
