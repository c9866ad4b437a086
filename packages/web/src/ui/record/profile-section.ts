import type { Option } from '../fields/select-field';

export type FieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'emails'
  | 'phone'
  | 'website'
  | 'day'
  | 'choice'
  | 'tick'
  /** Several of the options. */
  | 'choices'
  | 'percent'
  /** Several values with commas between them. Source: R-ACC-076. */
  | 'words'
  /** Several values with number signs between them. Source: R-ACC-077. */
  | 'interests';

/** A field of a profile, as it is edited and shown. */
export type ProfileField = {
  /** Its place in the record; a part of a group is named `group.part`. */
  name: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  required?: boolean;
  options?: readonly Option[];
  /** A choice that is kept as a number. */
  numeric?: boolean;
  /** What a line is usually filled in with. */
  suggestions?: readonly string[];
};

export type FieldGroup = { title?: string; fields: readonly ProfileField[] };

/** A list of a profile that is saved as a whole, each entry with the same fields. */
export type EntryList = {
  name: string;
  title?: string;
  /** What one entry is called: address. */
  one: string;
  fields: readonly ProfileField[];
};

/** A part of a profile that is edited and saved on its own. */
export type ProfileSection = {
  id: string;
  title: string;
  groups: readonly FieldGroup[];
  lists: readonly EntryList[];
};

/** The fields of a section that stand in no list. */
export const listFields = ({ groups }: ProfileSection): ProfileField[] => groups.flatMap(({ fields }) => fields);

/** The fields of the record that a section shows, its lists and groups among them. */
export const listRecordFields = (section: ProfileSection): string[] => [
  ...new Set([...listFields(section), ...section.lists].map(({ name }) => name.split('.')[0] ?? name)),
];
