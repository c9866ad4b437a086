import type { TargetName } from './field-targets';
import type { FormContent, FormField, FormSection } from './form';
import { isSecretTarget, type KnownProfile, readTarget, splitEntries } from './profile-values';
import type { Answers, AnswersOfOne, AnswerValue } from './submission';
import { isPerTraveler } from './visible-fields';

const toAnswer = ({ type, options }: FormField, target: TargetName, known: string): AnswerValue | undefined => {
  const offered = (value: string) => options.some((option) => option.value === value);
  if (type === 'choice') return offered(known) ? known : undefined;
  if (type === 'choices') return splitEntries(target, known).filter(offered);
  return type === 'file' || type === 'consent' ? undefined : known;
};

const fill = (sections: readonly FormSection[], profile: KnownProfile): AnswersOfOne => {
  const fields = sections.flatMap((section) => section.fields);
  const answers = fields.flatMap((field): [string, AnswerValue][] => {
    const { id, maps_to } = field;
    if (!maps_to || isSecretTarget(maps_to)) return [];
    const known = readTarget(maps_to, profile);
    const answer = known ? toAnswer(field, maps_to, known) : undefined;
    return answer === undefined ? [] : [[id, answer]];
  });
  return Object.fromEntries(answers);
};

/**
 * What a profile says already, as answers: of the whole form where it asks for a person, and else of its first traveler. Numbers of documents are
 * never among it, so whoever finds the link learns none.
 */
export const prefillAnswers = (form: FormContent, profile: KnownProfile): Answers => {
  const part = (perTraveler: boolean) => form.sections.filter((one) => isPerTraveler(form, one) === perTraveler);
  const [whole, each] = [fill(part(false), profile), fill(part(true), profile)];
  const isAboutSender = Object.keys(whole).length > 0;
  return { form: whole, travelers: isAboutSender ? [] : [each], consent: false };
};
