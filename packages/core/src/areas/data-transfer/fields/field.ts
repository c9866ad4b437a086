/**
 * What a column of a file can be. `path` says where it stands in a record, with the place of an entry in its list: `addresses.0.city_name`. `names`
 * are what other files call it, besides its label.
 */
export type Field = { path: string; label: string; type: FieldType; names?: readonly string[] };
/** `emails` takes several addresses of one cell; `words` are the values there are, with what else each is called. */
export type FieldType =
  | { kind: 'text' | 'day' | 'list' | 'interests' | 'flag' | 'emails' | 'name' | 'title' }
  | { kind: 'choice'; words: Readonly<Record<string, readonly string[]>> };

export const TEXT: FieldType = { kind: 'text' };
export const DAY: FieldType = { kind: 'day' };
export const LIST: FieldType = { kind: 'list' };
export const INTERESTS: FieldType = { kind: 'interests' };
export const FLAG: FieldType = { kind: 'flag' };
export const EMAILS: FieldType = { kind: 'emails' };
/** The title of a person. What is none says nothing: in many files a title is that of a job. */
export const TITLE: FieldType = { kind: 'title' };
/** A whole name in one cell, written either way round. */
export const WHOLE_NAME: FieldType = { kind: 'name' };
export const choiceOf = (words: Readonly<Record<string, readonly string[]>>): FieldType => ({ kind: 'choice', words });
