import type { FormHouse } from '@wayline/core/areas/forms/open-public-form';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

export type ResumeMail = { language: ClientLanguage; house: FormHouse; form_name: string; url: string };

/** The mail by which somebody goes on with a form they began. It holds nothing that they typed. */
export const renderResumeMail = ({ language, house, form_name, url }: ResumeMail): ComposedMail => {
  const i18n = clientSpeaker(language);
  return composeMail({
    language,
    house: { name: house.name, accent: house.accent, logo: house.logo_url && new URL(house.logo_url, url).href },
    subject: i18n._('Continue with “{form}”', { form: form_name }),
    preview: i18n._('Your answers so far are saved.'),
    title: form_name,
    blocks: [
      { kind: 'text', text: i18n._('Your answers so far are saved. Open the form to continue, on any device:') },
      { kind: 'button', word: i18n._('Continue'), url },
      { kind: 'text', text: i18n._('This link shows your answers, so please keep it to yourself.') },
    ],
    foot: i18n._('{company}. You received this email because someone entered this address in a form.', {
      company: house.name,
    }),
  });
};
