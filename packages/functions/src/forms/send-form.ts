import { makeStamp } from '@wayline/core/areas/forms/form-stamp';
import { publicFormContracts } from '@wayline/core/areas/forms/public-form.contract';
import { saveDraft } from '@wayline/core/areas/forms/save-draft';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import type { Refusal, Result } from '@wayline/core/base/result';
import { asPage } from '../kernel/as-page';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { changeTravelers } from './change-travelers';
import { minutePace } from './form-limits';
import { closedPage, formPage, getResumeUrl, type Page, renderGone, sentPage } from './form-pages';
import { mailResume } from './mail-resume';
import { countIfNew, judgePage, readSent, type Sent } from './read-sent';

const pace = minutePace();
const BAD_REQUEST = 400;
/** What is said on the form itself, where it can be put right; whatever else is refused ends it. */
const ON_THE_FORM: ReadonlySet<string> = new Set(['form.incomplete', 'form.elsewhere', 'form.too_long']);

/** The same page once more, with everything that was typed. */
const again = (
  { token, opened, typed, shown }: Sent,
  now: string,
  more: Partial<Parameters<typeof formPage>[1]>,
  status?: number,
) => formPage(opened, { ...typed, answers: shown, now, ...more, token }, status);

/** What a refusal is on the form: what is wrong with single answers, or a sentence at the top. */
const toNotice = ({ issues = [], text }: Refusal, kind: 'error' | 'not_mailed' = 'error') =>
  issues.length > 0 ? { issues } : { notice: { kind, text: text?.message ?? '' } };

const refusedPage = (sent: Sent, now: string, refusal: Refusal, fields: readonly (readonly [string, string])[]) => {
  if (!ON_THE_FORM.has(refusal.code)) return closedPage(refusal, fields, sent.opened.link);
  // What was saved elsewhere meanwhile is not laid over what is typed here: whoever sends this again has decided.
  const version = sent.opened.submission?.version;
  return again(sent, now, { version, ...toNotice(refusal) }, refusal.error.status);
};

/** Programs fill in what nobody sees, and are faster than anybody reads: they are asked to press once more, and so is a person who was taken for one. */
const findSpam = (sent: Sent, now: string): { stamp?: string } | undefined => {
  const page = judgePage(sent, now);
  if (page === 'read') return undefined;
  const rendered = { link: sent.opened.link, draft: sent.typed.draft };
  return page === 'forged' ? { stamp: makeStamp(rendered, now) } : {};
};

const page = endpoint(
  publicFormContracts['public.form.send'],
  async ({ input, deps, request }): Promise<Result<Page>> => {
    const now = deps.now();
    const tooMany = pace(input.token, request.from, now);
    if (tooMany) return closedPage(tooMany, input.fields);
    const read = await readSent(deps, input);
    if (!read.ok) return closedPage(read, input.fields);
    const sent = read.value;
    const { opened, typed } = sent;
    const { pressed } = typed;
    if (opened.submission?.received_date) return sentPage(opened);
    if (pressed.do === 'add_traveler' || pressed.do === 'remove_traveler')
      return again(sent, now, changeTravelers(sent.shown, pressed));
    if (pressed.do === 'send') {
      const spam = findSpam(sent, now);
      if (spam) return again(sent, now, { ...spam, notice: { kind: 'press_again' } }, BAD_REQUEST);
    }
    const refused = await countIfNew(sent, { from: request.from, now });
    if (refused) return closedPage(refused, input.fields, opened.link);
    if (pressed.do === 'send') {
      const done = await submitForm(deps, typed, request);
      return done.ok ? sentPage(opened) : refusedPage(sent, now, done, input.fields);
    }
    const saved = await saveDraft(deps, typed);
    if (!saved.ok) return refusedPage(sent, now, saved, input.fields);
    const resume = getResumeUrl(opened, input.token, typed.draft);
    const { submission } = saved.value;
    const mailed =
      pressed.do === 'mail'
        ? await mailResume(deps, opened, { to: typed.sender_email, resume, submission })
        : undefined;
    const shown = { version: submission.version, resume };
    if (!mailed) return again(sent, now, { ...shown, notice: { kind: 'saved' } });
    if (mailed.ok) return again(sent, now, { ...shown, notice: { kind: 'mailed' } });
    return again(sent, now, { ...shown, ...toNotice(mailed, 'not_mailed') }, mailed.error.status);
  },
  { seal: encryptionAdapter },
);

/** A whole form, as a browser sends it without a script. Source: R-ACC-006. */
export const handler = asPage(page, renderGone);
