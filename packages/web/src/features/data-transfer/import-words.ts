import type { DataImport, Decisions } from '@wayline/core/areas/data-transfer/data-import';

type Grade = keyof Decisions;
type Decision = Decisions[Grade];

export const STATE_WORDS: Readonly<Record<DataImport['state'], string>> = {
  new: 'Not checked yet',
  checking: 'Checking',
  checked: 'Ready to import',
  running: 'Importing',
  finding: 'Adding to search',
  done: 'Imported',
  failed: 'Stopped',
  taking_back: 'Undoing',
  taken_back: 'Undone',
};
export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  skip: 'Skip the row',
  fill: 'Fill in empty fields',
  create: 'Add as a new client',
};
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  certain: 'Surely the same person',
  likely: 'Likely the same person',
  possible: 'Possibly the same person',
};
export const GRADES = ['certain', 'likely', 'possible'] as const satisfies readonly Grade[];
