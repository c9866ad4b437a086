import { LANGUAGE } from './language';

/** A text by the kind of count it goes with. English has two kinds; a translation has as many as its language. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Intl.PluralRules(LANGUAGE);
// Words are gathered for translators where plural() is called with them; what only hands them on asks this.
const formFor = (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;

/** The text that goes with a count: `plural(nights, { one: 'the night', other: `${nights} nights` })`. Each is a whole sentence where it can be. */
export const plural = (count: number, forms: Forms): string => formFor(count, forms);

/** How many there are of something, in words: `1 night`, `1,204 trips`. In forms, `#` is where the count stands. */
export const countOf = (count: number, one: string | Forms, many = `${one}s`): string => {
  const forms = typeof one === 'string' ? { one: `# ${one}`, other: `# ${many}` } : one;
  return formFor(count, forms).replace('#', count.toLocaleString(LANGUAGE));
};
