import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import { getAsked } from '../invoice/invoice-words';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';
import { signedWith } from './signature';

export type InvoiceMail = {
  invoice: ClientInvoice;
  url: string;
  advisor: string;
  name?: string | undefined;
  message: string;
  /** How the company greets, and what it says at the end. */
  words: { greeting: string; closing: string };
  /** What its sender closes their mails with. */
  signature?: string | undefined;
};

/** The mail that brings one of those who pay the link to their invoice, with what is asked for now and by when. */
export const renderInvoiceMail = (mail: InvoiceMail): ComposedMail => {
  const { invoice, url, advisor, name, message, words, signature } = mail;
  const { house, language, number, trip_name: trip } = invoice;
  const i18n = clientSpeaker(language);
  const company = house.name;
  const subject = number
    ? i18n._('Invoice {number} from {company}', { number, company })
    : i18n._('Invoice from {company}', { company });
  const { label, large, notes } = getAsked(i18n, invoice);
  const asked = label ? [large, notes[0]].filter(Boolean).join(', ') : large;
  return composeMail({
    language,
    house: { name: company, accent: house.accent, logo: house.logo_url && new URL(house.logo_url, url).href },
    subject,
    preview: label ? `${label}: ${asked}` : asked,
    title: subject,
    blocks: [
      { kind: 'text', text: greetingFor(i18n, words.greeting, name && getFirstName(name)) },
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'text', text: i18n._('{advisor} has sent you an invoice for {trip}.', { advisor, trip }) },
      label ? { kind: 'facts', facts: [[label, asked]] } : { kind: 'text', text: asked },
      { kind: 'button', word: i18n._('Open your invoice'), url },
      {
        kind: 'text',
        text: i18n._('You don’t need an account. This link is just for you; please share it with care.'),
      },
      ...(words.closing.trim() ? [{ kind: 'text' as const, text: words.closing.trim() }] : []),
      { kind: 'facts', facts: [[i18n._('Your advisor'), `${advisor}, ${company}`]] },
      ...signedWith(signature),
    ],
    foot: i18n._('{company}. You received this email because {advisor} sent you an invoice.', { company, advisor }),
  });
};
