import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';
import { signedWith } from './signature';

export type FormMail = {
  form: { form_name: string; language: ClientLanguage };
  house: { name: string; advisor: string; logo_url?: string | undefined };
  url: string;
  name?: string | undefined;
  message: string;
  /** How the company greets, and what it says at the end. */
  words: { greeting: string; closing: string };
  /** What its sender closes their mails with. */
  signature?: string | undefined;
};

/** The mail that brings somebody the link to a form. */
export const renderFormMail = ({ form, house, url, name, message, words, signature }: FormMail): ComposedMail => {
  const i18n = clientSpeaker(form.language);
  const advisor = house.advisor;
  return composeMail({
    language: form.language,
    house: { name: house.name, ...(house.logo_url && { logo: new URL(house.logo_url, url).href }) },
    subject: form.form_name,
    preview: i18n._('{advisor} asks you to fill in a form.', { advisor }),
    title: form.form_name,
    blocks: [
      { kind: 'text', text: greetingFor(i18n, words.greeting, name && getFirstName(name)) },
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'text', text: i18n._('{advisor} asks you to fill in a form.', { advisor }) },
      { kind: 'button', word: i18n._('Open the form'), url },
      {
        kind: 'text',
        text: i18n._(
          'You don’t need an account. What you enter is saved as you type, so you can stop and continue later.',
        ),
      },
      ...(words.closing.trim() ? [{ kind: 'text' as const, text: words.closing.trim() }] : []),
      { kind: 'facts', facts: [[i18n._('Your advisor'), `${advisor}, ${house.name}`]] },
      ...signedWith(signature),
    ],
    foot: i18n._('{company}. You received this email because {advisor} sent you a form.', {
      company: house.name,
      advisor,
    }),
  });
};
