import { createContext } from 'react';

/** What is to be seen beside a field: a few words, and whether its value has just changed by itself. */
export type FieldMark = { note: string; fresh?: boolean };

/** The marks of the fields of a form, by their names in it. */
export const FieldMarks = createContext<ReadonlyMap<string, FieldMark>>(new Map());
