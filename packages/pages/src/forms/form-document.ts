import { I18nProvider } from '@lingui/react';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { createElement, type ReactNode } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { clientSpeaker } from '../texts';
import { type Ended, FormClosed } from './form-closed';
import { isObstacle } from './form-notices';
import { FormPage } from './form-page';
import { FormSent, type Sent } from './form-sent';
import type { FormView } from './form-view';

type Titled = { language: ClientLanguage | undefined; title: string; description: string; script?: string };
const documentOf = ({ language, ...head }: Titled, body: ReactNode): string =>
  htmlDocument(
    { language, ...head, style: ASSETS.formStyle, hidden: true },
    createElement(I18nProvider, { i18n: clientSpeaker(language) }, body),
  );

/** A form as a complete page, readable and answerable without script. Source: R-SHELL-011. */
export const renderForm = (view: FormView): string => {
  const { language, form_name } = view.content;
  const i18n = clientSpeaker(language);
  const title =
    view.issues.length > 0 || isObstacle(view.notice) ? i18n._('Not sent yet: {form}', { form: form_name }) : form_name;
  const description = i18n._('A form by {company}.', { company: view.house.name });
  return documentOf({ language, title, description, script: ASSETS.formScript }, createElement(FormPage, { view }));
};

/** The page after a form was sent. */
export const renderFormSent = ({ language, ...sent }: Sent & { language: ClientLanguage }): string => {
  const i18n = clientSpeaker(language);
  const head = { language, title: i18n._('Thank you'), description: sent.form_name, script: ASSETS.formScript };
  return documentOf(head, createElement(FormSent, sent));
};

/** The page of a form that can't be answered. */
export const renderFormClosed = (ended: Ended): string => {
  const [first] = ended.words;
  return documentOf(
    { language: first?.language, title: first?.title ?? '', description: first?.message ?? '' },
    createElement(FormClosed, ended),
  );
};
