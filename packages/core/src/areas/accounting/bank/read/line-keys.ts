import { tokenHash } from '../../../../store/token-hash';
import { bare } from '../../../data-transfer/public-schemas';
import type { ReadLine } from './bank-file';

const fold = (text: string | undefined) => bare(text ?? '');

/** What makes two lines the same as far as the bank tells: some banks use an id twice, so day and amount are part of it. */
const kindOf = ({ day, amount, currency, bank_id, name, text, reference, check_number }: ReadLine): string =>
  JSON.stringify(
    bank_id
      ? [bank_id, day, amount, currency, fold(name ?? text)]
      : ['', day, amount, currency, ...[name, text, reference, check_number].map(fold)],
  );

/**
 * A key for each line, the same in every file that has it: two equal lines of one file are two, and a file that overlaps an earlier one brings
 * only what is new. Equal lines without an id are told apart by their number on their day, so a file must have its days whole.
 */
export const keyLines = (accountKey: string, lines: readonly ReadLine[]): string[] => {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const kind = kindOf(line);
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return tokenHash(JSON.stringify([accountKey, kind, n]));
  });
};
