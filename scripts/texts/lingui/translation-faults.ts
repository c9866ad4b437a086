import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const TAGS = /<\/?\w+\/?>/g;

/** What is filled into a text: names of values and elements, each once. */
const getMarks = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return token.match(TAGS) ?? [];
    const [name, type, choices] = token;
    const within = type && choices && typeof choices === 'object' ? Object.values(choices) : [];
    if (within.length > 0 && !Object.hasOwn(choices as object, 'other')) throw new Error(`no form “other” of ${name}`);
    return [`{${name}}`, ...within.flatMap((choice) => (Array.isArray(choice) ? getMarks(choice) : []))];
  });
const marksOf = (text: string): ReadonlySet<string> => new Set(getMarks(compileMessageOrThrow(text)));

/** Whether a text has forms to choose from, such as those of a plural. */
export const hasForms = (text: string): boolean =>
  compileMessageOrThrow(text).some((token) => token.length > 1 && Array.isArray(token));

/** What keeps a translation from standing for its English text, if anything does. */
export const findTranslationFault = (text: string, translation: string): string | undefined => {
  if (!translation.trim()) return `“${text}” is not translated`;
  try {
    const [wanted, given] = [marksOf(text), marksOf(translation)];
    const lacking = [...wanted].filter((mark) => !given.has(mark));
    const unknown = [...given].filter((mark) => !wanted.has(mark));
    if (lacking.length > 0) return `“${translation}” lacks ${lacking.join(' ')}`;
    return unknown.length > 0 ? `“${translation}” holds ${unknown.join(' ')}, which “${text}” does not` : undefined;
  } catch (thrown) {
    return `“${translation}” cannot be read: ${String(thrown)}`;
  }
};
