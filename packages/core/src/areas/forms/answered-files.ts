import type { FormContent } from './form';
import type { Answers, AnswersOfOne, SubmittedFile } from './submission';

const fileFields = ({ sections }: Pick<FormContent, 'sections'>): ReadonlySet<string> =>
  new Set(sections.flatMap(({ fields }) => fields.filter(({ type }) => type === 'file').map(({ id }) => id)));

/**
 * Answers with the files that came with them: an answer names no file but one that was uploaded to it, and a file that is no longer named goes. A traveler who was
 * removed moves the others up, so whose a file is follows from the answers.
 */
export const matchFiles = (
  content: Pick<FormContent, 'sections'>,
  answers: Answers,
  uploaded: readonly SubmittedFile[],
): { answers: Answers; files: SubmittedFile[] } => {
  const isFile = fileFields(content);
  const files: SubmittedFile[] = [];
  const match = (of: AnswersOfOne, traveler?: number): AnswersOfOne =>
    Object.fromEntries(
      Object.entries(of).map(([field_id, value]) => {
        if (!isFile.has(field_id)) return [field_id, value];
        const ids = new Set([value].flat());
        const own = uploaded.filter((file) => file.field_id === field_id && ids.has(file.id));
        for (const { traveler: _, ...file } of own) files.push(traveler === undefined ? file : { ...file, traveler });
        return [field_id, own.map(({ id }) => id)];
      }),
    );
  const matched = { ...answers, form: match(answers.form), travelers: answers.travelers.map(match) };
  return { answers: matched, files };
};

/** Answers with one more file at a question. */
export const withFile = (answers: Answers, { id, field_id, traveler }: SubmittedFile): Answers => {
  const add = (of: AnswersOfOne): AnswersOfOne => ({
    ...of,
    [field_id]: [...[of[field_id] ?? []].flat(), id],
  });
  if (traveler === undefined) return { ...answers, form: add(answers.form) };
  return { ...answers, travelers: answers.travelers.map((one, at) => (at === traveler ? add(one) : one)) };
};
