import { matchFiles } from '@wayline/core/areas/forms/answered-files';
import type { FormAddress } from '@wayline/core/areas/forms/form-link';
import { countBegun } from '@wayline/core/areas/forms/form-pace';
import { judgeStamp } from '@wayline/core/areas/forms/form-stamp';
import { openNumbers } from '@wayline/core/areas/forms/kept-numbers';
import { openPublicForm, type PublicForm } from '@wayline/core/areas/forms/open-public-form';
import type { Answers, SubmittedFile } from '@wayline/core/areas/forms/submission';
import { FIELD_NAMES, type ReadForm, readTypedForm, type TypedFields } from '@wayline/core/areas/forms/typed-form';
import { ok, type Refusal, type Result } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { toDraft } from './to-draft';

export type Sent = {
  token: string;
  opened: PublicForm;
  /** What is kept of it. */
  typed: ReadForm & { token: string; draft: string; files: SubmittedFile[] };
  /** Its answers as the page may show them again: a number that was kept before is a mark there. */
  shown: Answers;
};
type Input = { address: FormAddress; token: string; fields: TypedFields };

/** The form that somebody types into, and what they typed so far. */
export const readSent = async (deps: Deps, { address, token, fields }: Input): Promise<Result<Sent>> => {
  const given = fields.findLast(([name]) => name === FIELD_NAMES.draft)?.[1];
  const draft = toDraft(given);
  const found = await openPublicForm(deps, { address, token, draft });
  if (!found.ok) return found;
  const { content, link, submission } = found.value;
  const typed = readTypedForm(content, fields);
  const { answers: shown, files } = matchFiles(content, typed.answers, submission?.files ?? []);
  const answers = openNumbers(link, submission, content, shown);
  return ok({ token, opened: found.value, typed: { ...typed, token, draft, answers, files }, shown });
};

/** How the page came about that was sent; a program that fills in what nobody sees has not read it. */
export const judgePage = ({ opened: { link }, typed }: Sent, now: string): ReturnType<typeof judgeStamp> => {
  const stamp = judgeStamp({ link, draft: typed.draft }, typed.stamp, now);
  return stamp === 'read' && typed.isTrapped ? 'hurried' : stamp;
};

/** Counts a form that is about to be kept for the first time. */
export const countIfNew = async (
  sent: Sent,
  { from, now }: { from: string; now: string },
): Promise<Refusal | undefined> => {
  const { db, link, form, submission } = sent.opened;
  if (submission) return undefined;
  const isRead = judgePage(sent, now) === 'read';
  return countBegun(db, { link, language: form.language, from, now, isRead });
};
