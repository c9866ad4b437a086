/** A place in a text that is filled in: a value, or an element with words of its own around which it stands. */
export type Hole = { name: string; start: number; end: number; close?: { start: number; end: number } };

/** A text in a source: where it stands, how it is written there, and its words as the catalogue has them. */
export type Found = {
  start: number;
  end: number;
  form: 'string' | 'attribute' | 'template' | 'children' | 'forms';
  /** The words, with `{name}` for values and `<1>…</1>` for elements; `one | other` for a text with a count. */
  text: string;
  holes: Hole[];
  /** Spaces around the words, which no translator should have to keep. */
  lead: string;
  trail: string;
};

/** A text that cannot be translated as it is written. */
export type Fault = { at: number; why: string };
