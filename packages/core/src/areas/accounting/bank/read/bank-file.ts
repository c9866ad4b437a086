import type { CsvQuestions } from './csv-mapping';

/** What a bank writes its statements in. */
export type BankFileFormat = 'csv' | 'ofx' | 'camt';

/** One movement on a bank account, as the bank says it. */
export type ReadLine = {
  /** The ISO day on which the bank booked it. */
  day: string;
  value_day?: string;
  /** In minor units of the currency: above zero came in, below zero went out; never zero. */
  amount: number;
  currency: string;
  /** What the bank itself knows it by, where it says. */
  bank_id?: string;
  /** The other party. */
  name?: string;
  /** What was written with the payment. */
  text?: string;
  /** What the one who paid gave it to be known by from end to end; never a check number. */
  reference?: string;
  check_number?: string;
  /** The account of the other party. */
  iban?: string;
  /** It takes back an earlier one, or is a return. */
  reversal?: true;
};

/** A balance in minor units of the account's currency, on the day for which the bank gives it. */
export type ReadBalance = { amount: number; day?: string };

/** Something to tell the person who uploads a file; `line` is a line of the text, or a row of a CSV file. */
export type ReadProblem = { line?: number; message: string };

/** One account of a file, with its lines in the order of the file. */
export type ReadAccount = {
  number?: string;
  currency?: string;
  opening?: ReadBalance;
  closing?: ReadBalance;
  from?: string;
  to?: string;
  lines: ReadLine[];
  problems: ReadProblem[];
};

/** What is in a bank's file. `csv` comes with each CSV file; while it asks something, there are no accounts. */
export type ReadFile = { format: BankFileFormat; accounts: ReadAccount[]; csv?: CsvQuestions };

/** The largest file that is read, in bytes: some fifty thousand lines of CAMT. */
export const MOST_BANK_FILE_BYTES = 10_000_000;

/** So many problems of an account are listed one by one. */
const MOST_PROBLEMS = 100;

/** The problems of an account as they are listed: the first hundred, and how many more there are. */
export const listProblems = (problems: readonly ReadProblem[]): ReadProblem[] => {
  const more = problems.length - MOST_PROBLEMS;
  return more <= 0
    ? [...problems]
    : [...problems.slice(0, MOST_PROBLEMS), { message: `${more} more like these were left out of this list.` }];
};

/** A text as it is kept: in one line, undefined where nothing is in it. */
export const tidy = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ').trim() || undefined;
