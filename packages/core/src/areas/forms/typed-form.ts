import { type FormContent, MAX_TRAVELERS } from './form';
import type { Answers, AnswersOfOne, AnswerValue } from './submission';
import { isPerTraveler } from './visible-fields';

/** A form as a browser sends it: the name and the value of each of its fields, in their order. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

/** What fields of the page are called. `t.2.first` is a field of the traveler whose mark is 2. */
export const FIELD_NAMES = {
  draft: 'draft',
  version: 'version',
  stamp: 'stamp',
  /** Nobody sees it, so only a program fills it in. */
  trap: 'website',
  /** One for each traveler, with their mark, in their order. */
  traveler: 'traveler',
  consent: 'consent',
  senderName: 'sender_name',
  senderEmail: 'sender_email',
  /** The button that was pressed. */
  press: 'do',
} as const;
export const nameOfField = (field_id: string, traveler?: number | string): string =>
  traveler === undefined ? `f.${field_id}` : `t.${traveler}.${field_id}`;

/** What a button of the page asks for; the index of a traveler counts from 0. */
export type Pressed = { do: 'send' | 'save' | 'mail' | 'add_traveler' } | { do: 'remove_traveler'; traveler: number };

const asPressed = (text: string): Pressed => {
  const [, traveler] = /^remove_traveler\.(\d{1,3})$/.exec(text) ?? [];
  if (traveler !== undefined) return { do: 'remove_traveler', traveler: Number(traveler) };
  return text === 'save' || text === 'mail' || text === 'add_traveler' ? { do: text } : { do: 'send' };
};

const MARK = /^\d{1,3}$/;
const LINE_END = /\r\n?/g;

/** Whether a form has sections that are asked of each traveler: then there is always one. */
export const asksTravelers = (form: Pick<FormContent, 'several_travelers' | 'sections'>): boolean =>
  form.sections.some((section) => isPerTraveler(form, section));

/**
 * What was typed into the page of a form. Only fields that the form has are read, so nothing else that somebody sends is kept; of a question with
 * one answer the last one counts. Nothing is checked here.
 */
export const readTypedForm = (form: FormContent, fields: TypedFields) => {
  const given = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const text = value.toWellFormed().replace(LINE_END, '\n');
    const values = given.get(name);
    if (values) values.push(text);
    else given.set(name, [text]);
  }
  const last = (name: string) => given.get(name)?.at(-1) ?? '';
  const read = (perTraveler: boolean, mark?: string): AnswersOfOne => {
    const asked = form.sections.filter((section) => isPerTraveler(form, section) === perTraveler);
    const answers = asked
      .flatMap((section) => section.fields)
      .flatMap(({ id, type }): [string, AnswerValue][] => {
        const values = given.get(nameOfField(id, mark))?.filter((one) => one !== '') ?? [];
        if (type === 'choices' || type === 'file') return values.length > 0 ? [[id, values]] : [];
        const value = values.at(-1);
        return value === undefined ? [] : [[id, value]];
      });
    return Object.fromEntries(answers);
  };
  const marks = [...new Set(given.get(FIELD_NAMES.traveler) ?? [])].filter((mark) => MARK.test(mark));
  const people = asksTravelers(form) ? (marks.length > 0 ? marks.slice(0, MAX_TRAVELERS) : ['0']) : [];
  const version = Number(last(FIELD_NAMES.version));
  const answers: Answers = {
    form: read(false),
    travelers: people.map((mark) => read(true, mark)),
    consent: last(FIELD_NAMES.consent) !== '',
  };
  return {
    answers,
    sender_name: last(FIELD_NAMES.senderName),
    sender_email: last(FIELD_NAMES.senderEmail),
    draft: last(FIELD_NAMES.draft),
    version: Number.isInteger(version) && version > 0 ? version : undefined,
    stamp: last(FIELD_NAMES.stamp),
    isTrapped: last(FIELD_NAMES.trap) !== '',
    pressed: asPressed(last(FIELD_NAMES.press)),
  };
};
export type ReadForm = ReturnType<typeof readTypedForm>;
