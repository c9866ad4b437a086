import { refuse } from '@wayline/core/areas/forms/errors';
import { type FormLink, getFormPath } from '@wayline/core/areas/forms/form-link';
import { makeStamp } from '@wayline/core/areas/forms/form-stamp';
import { isKeptMark } from '@wayline/core/areas/forms/kept-mark';
import type { PublicForm } from '@wayline/core/areas/forms/open-public-form';
import type { Answers } from '@wayline/core/areas/forms/submission';
import { asksTravelers, FIELD_NAMES, type TypedFields } from '@wayline/core/areas/forms/typed-form';
import { listOrigins } from '@wayline/core/areas/forms/website';
import { ok, type Refusal, type Result } from '@wayline/core/base/result';
import { closedWords } from '@wayline/pages/forms/closed-words';
import { renderForm, renderFormClosed, renderFormSent } from '@wayline/pages/forms/form-document';
import type { FormView } from '@wayline/pages/forms/form-view';
import { setting } from '../kernel/environment';

export type Page = { body: string; status?: number; content_policy?: string };
/** Which websites may show the pages behind a link; without one, nobody may. */
const framed = ({ sites }: Pick<FormLink, 'sites'>): Pick<Page, 'content_policy'> => {
  if (sites.length === 0) return {};
  const ancestors = `frame-ancestors ${sites.flatMap(listOrigins).join(' ')}`;
  return { content_policy: setting('FRAMED_POLICY').replace("frame-ancestors 'none'", ancestors) };
};

/** What somebody typed by hand, to be read once more: nothing that the page itself carried along. */
const OWN: ReadonlySet<string> = new Set([
  FIELD_NAMES.draft,
  FIELD_NAMES.version,
  FIELD_NAMES.stamp,
  FIELD_NAMES.press,
  FIELD_NAMES.traveler,
  FIELD_NAMES.consent,
]);
const MOST_SHOWN = 500;
const typedByHand = (fields: TypedFields): string[] => [
  ...new Set(fields.flatMap(([name, value]) => (OWN.has(name) || isKeptMark(value) || !value.trim() ? [] : [value]))),
];

/** The page of a link that no form is behind. */
export const renderGone = (): string => renderFormClosed({ words: closedWords(refuse('form.gone')) });

/** The page that says why a form can't be answered, with what was typed where there is no other place for it. */
export const closedPage = (refusal: Refusal, fields: TypedFields = [], link?: FormLink): Result<Page> =>
  ok({
    ...(link && framed(link)),
    status: refusal.error.status,
    body: renderFormClosed({ words: closedWords(refusal), typed: typedByHand(fields).slice(0, MOST_SHOWN) }),
  });

export const sentPage = ({ content, house, link }: PublicForm): Result<Page> => {
  const { form_name, language, after_submit_text: text } = content;
  return ok({ ...framed(link), body: renderFormSent({ house, form_name, language, text }) });
};

/** By which address what is kept is gone on with: a link that is good for one answer leads to it by itself. */
export const getResumeUrl = ({ link }: PublicForm, token: string, draft: string): string => {
  const url = `${setting('ORIGIN')}${getFormPath(link.address, token)}`;
  return link.single_use ? url : `${url}?${FIELD_NAMES.draft}=${draft}`;
};

type Shown = Partial<FormView> & { token: string; draft: string; now: string; answers: Answers };
/** The form with what was typed. A form of travelers shows one at least. */
export const formPage = (
  opened: PublicForm,
  { token, now, answers, ...more }: Shown,
  status?: number,
): Result<Page> => {
  const { content, house, link, submission } = opened;
  const travelers = asksTravelers(content) && answers.travelers.length === 0 ? [{}] : answers.travelers;
  const view: FormView = {
    content,
    house,
    path: getFormPath(link.address, token),
    sender_name: '',
    sender_email: '',
    files: submission?.files ?? [],
    version: submission?.version,
    stamp: makeStamp({ link, draft: more.draft }, now),
    issues: [],
    ...more,
    answers: { ...answers, travelers },
  };
  return ok({ ...framed(link), body: renderForm(view), ...(status && { status }) });
};
