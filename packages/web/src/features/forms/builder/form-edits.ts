import { FIELD_TARGETS, type TargetName } from '@wayline/core/areas/forms/field-targets';
import type { FieldType } from '@wayline/core/areas/forms/field-types';
import type { FormDraft, FormField, FormSection } from '@wayline/core/areas/forms/form';

/** What is selected in the builder: a section, or a field of one; nothing is the form itself. */
export type Selected = string | undefined;
type Sections = FormDraft['sections'];

const listIds = (sections: Sections) =>
  new Set(sections.flatMap(({ id, fields }) => [id, ...fields.map((one) => one.id)]));

/** An id that no part of the form has, so that answers never meet another question. */
export const takeId = (sections: Sections, base: string): string => {
  const taken = listIds(sections);
  const stem = base.replaceAll('.', '_').slice(0, 36);
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}_${n}`;
    if (!taken.has(id)) return id;
  }
};

export const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
  text: 'Short text',
  long_text: 'Long text',
  email: 'Email',
  phone: 'Phone',
  date: 'Date',
  number: 'Number',
  money: 'Amount of money',
  choice: 'Choose one',
  choices: 'Choose several',
  yes_no: 'Yes or no',
  country: 'Country',
  file: 'File upload',
  consent: 'Checkbox',
  information: 'Text or picture',
};

const OPTIONS = ['Option 1', 'Option 2'].map((label) => ({ value: label, label }));

export const newField = (sections: Sections, type: FieldType): FormField => ({
  id: takeId(sections, type),
  type,
  label: TYPE_WORDS[type],
  required: false,
  options: type === 'choice' || type === 'choices' ? OPTIONS : [],
});
export const newTargetField = (sections: Sections, target: TargetName): FormField => {
  const { label, type, options = [] } = FIELD_TARGETS[target];
  return { id: takeId(sections, target), type, label, required: false, options: [...options], maps_to: target };
};
export const newSection = (sections: Sections): FormSection => ({
  id: takeId(sections, 'section'),
  title: '',
  per_traveler: false,
  fields: [],
});

const inSection = (sections: Sections, id: Selected) =>
  sections.findIndex((section) => section.id === id || section.fields.some((field) => field.id === id));

/** Adds a field behind the selected one, or at the end of the selected section, or of the form. */
export const addField = (sections: Sections, selected: Selected, field: FormField): Sections => {
  const found = inSection(sections, selected);
  const at = found === -1 ? sections.length - 1 : found;
  if (at < 0) return [{ ...newSection(sections), fields: [field] }];
  return sections.map((section, i) => {
    if (i !== at) return section;
    const behind = section.fields.findIndex(({ id }) => id === selected);
    const place = behind === -1 ? section.fields.length : behind + 1;
    return { ...section, fields: section.fields.toSpliced(place, 0, field) };
  });
};

export const changeField = (sections: Sections, id: string, changes: Partial<FormField>): Sections =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.id === id ? { ...field, ...changes } : field)),
  }));
export const changeSection = (sections: Sections, id: string, changes: Partial<FormSection>): Sections =>
  sections.map((section) => (section.id === id ? { ...section, ...changes } : section));

/** Takes a field or a section out; conditions that looked at what is gone go with it. */
export const removePart = (sections: Sections, id: string): Sections => {
  const left = sections
    .filter((section) => section.id !== id)
    .map((section) => ({ ...section, fields: section.fields.filter((field) => field.id !== id) }));
  const ids = listIds(left);
  const loose = <T extends FormField | FormSection>(part: T): T =>
    part.condition && !ids.has(part.condition.field_id) ? { ...part, condition: undefined } : part;
  return left.map((section) => loose({ ...section, fields: section.fields.map(loose) }));
};

const swap = <T>(list: readonly T[], from: number, by: number): T[] => {
  const to = from + by;
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** Moves a field or a section by one; a field at the edge of its section goes over into the next one. */
export const movePart = (sections: Sections, id: string, by: 1 | -1): Sections => {
  const asSection = sections.findIndex((section) => section.id === id);
  if (asSection !== -1) return swap(sections, asSection, by);
  const at = inSection(sections, id);
  const section = sections[at];
  const from = section?.fields.findIndex((field) => field.id === id) ?? -1;
  const field = section?.fields[from];
  if (!section || !field) return sections;
  const isInside = from + by >= 0 && from + by < section.fields.length;
  if (isInside) return changeSection(sections, section.id, { fields: swap(section.fields, from, by) });
  const next = sections[at + by];
  if (!next) return sections;
  const left = changeSection(sections, section.id, { fields: section.fields.toSpliced(from, 1) });
  return changeSection(left, next.id, { fields: by === 1 ? [field, ...next.fields] : [...next.fields, field] });
};

/** Puts a dragged field before another one. */
export const dropField = (sections: Sections, dragged: string, before: string): Sections => {
  const field = sections.flatMap(({ fields }) => fields).find(({ id }) => id === dragged);
  if (!field || dragged === before) return sections;
  return sections.map((section) => {
    const fields = section.fields.filter(({ id }) => id !== dragged);
    const at = fields.findIndex(({ id }) => id === before);
    return { ...section, fields: at === -1 ? fields : fields.toSpliced(at, 0, field) };
  });
};

/** All parts in their order, for the arrow keys. */
export const listParts = (sections: Sections): string[] =>
  sections.flatMap((section) => [section.id, ...section.fields.map(({ id }) => id)]);

/** The questions that a part's condition may look at: those before it. */
export const listEarlier = (sections: Sections, id: string): FormField[] => {
  const earlier: FormField[] = [];
  for (const section of sections) {
    if (section.id === id) return earlier;
    for (const field of section.fields) {
      if (field.id === id) return earlier;
      if (field.type !== 'information' && field.type !== 'file') earlier.push(field);
    }
  }
  return earlier;
};
