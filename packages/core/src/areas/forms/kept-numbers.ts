import { decryptAnswer, encryptAnswer } from '../../store/encrypted-answer';
import type { FormContent } from './form';
import type { FormLink } from './form-link';
import { isKeptMark, KEPT_MARK } from './kept-mark';
import { isSecretTarget } from './profile-values';
import type { Answers, AnswersOfOne, AnswerValue, Submission } from './submission';

/** What was begun behind a link. */
type Begun = { link: Pick<FormLink, 'id' | 'token_hash'>; submission: Pick<Submission, 'id'> };

/** The link's own id never leaves us, so whoever holds the link and the draft opens nothing with it. A mark is good for one question of one draft. */
const secretOf = ({ link: { id, token_hash }, submission }: Begun, field_id: string) =>
  ['number', id, token_hash, submission.id, field_id].join('|');

const toMark = (begun: Begun, field_id: string, number: string) =>
  `${KEPT_MARK}${Buffer.from(encryptAnswer(secretOf(begun, field_id), number)).toString('base64url')}`;

const fromMark = (begun: Begun, field_id: string, mark: string): string | undefined => {
  try {
    const number = decryptAnswer(secretOf(begun, field_id), mark.slice(KEPT_MARK.length));
    return typeof number === 'string' ? number : undefined;
  } catch {
    // Another draft's, another question's, or none of ours.
    return undefined;
  }
};

type Change = (value: AnswerValue, field_id: string) => AnswerValue | undefined;
/** Answers with those changed that are numbers of documents. */
const changeNumbers = ({ sections }: Pick<FormContent, 'sections'>, answers: Answers, change: Change): Answers => {
  const fields = sections.flatMap((section) => section.fields);
  const secret = new Set(fields.filter(({ maps_to }) => isSecretTarget(maps_to)).map(({ id }) => id));
  const of = (one: AnswersOfOne): AnswersOfOne =>
    Object.fromEntries(
      Object.entries(one).flatMap(([id, value]) => {
        const changed = secret.has(id) ? change(value, id) : value;
        return changed === undefined ? [] : [[id, changed]];
      }),
    );
  return { ...answers, form: of(answers.form), travelers: answers.travelers.map(of) };
};

/**
 * What was begun, as a page may show it to who goes on with it: whoever passed its link on could read the numbers that somebody else types into it.
 * Each stands there as a mark that the page sends back.
 */
export const hideNumbers = (begun: Begun, content: Pick<FormContent, 'sections'>, answers: Answers): Answers =>
  changeNumbers(content, answers, (value, id) =>
    typeof value === 'string' && value ? toMark(begun, id, value) : value,
  );

/** What a page sent, with the numbers that its marks stand for; a mark that is not of this draft and question is no answer. */
export const openNumbers = (
  link: Begun['link'],
  submission: Begun['submission'] | undefined,
  content: Pick<FormContent, 'sections'>,
  answers: Answers,
): Answers =>
  changeNumbers(content, answers, (value, id) => {
    if (typeof value !== 'string' || !isKeptMark(value)) return value;
    return submission && fromMark({ link, submission }, id, value);
  });
