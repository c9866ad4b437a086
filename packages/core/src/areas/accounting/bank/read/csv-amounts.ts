import { readNumbers } from '../../../../base/read-number';
import type { CsvMapping, CsvNeed } from './csv-mapping';
import { readDirection } from './guess-columns';

type DecimalSign = NonNullable<CsvMapping['decimal']>;
const OTHER = { comma: 'point', point: 'comma' } as const;

/** A word behind an amount that says which way it went: `45.00 DR`, `45,00 S`. */
const DIRECTED = /^(.*[\d).,\s-])(dr|cr|db|s|h|d|c)\.?$/i;
const LONGEST = 64;

type Cell = { readings: string[]; direction: 1 | -1 | undefined };
const readCell = (written: string): Cell => {
  const cell = written.trim();
  const [, number = cell, word = ''] = cell.length > LONGEST ? [] : (DIRECTED.exec(cell) ?? []);
  return { readings: readNumbers(number), direction: readDirection(word) };
};

/** The last sign between the digits of an amount; what stands behind these is its currency, `1,234 kr.` */
const lastSign = (cell: string): DecimalSign | undefined => {
  const number = cell.replace(/\D{1,20}$/, '');
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  return at < 0 ? undefined : number[at] === ',' ? 'comma' : 'point';
};
/** The decimal sign that an amount leaves no doubt of. */
const certainSign = (cell: string, [reading = '']: readonly string[]): DecimalSign | undefined => {
  if (reading.includes('.')) return lastSign(cell);
  const thousands = /\d([.,])\d{3}(?!\d)/.exec(cell)?.[1];
  return thousands ? OTHER[thousands === ',' ? 'comma' : 'point'] : undefined;
};

/** How the amounts of a file are read: the decimal sign is one for all of them, and the last row can decide what the first one means. */
export type AmountReader = {
  /** What has to be answered first, where every amount could be meant in two ways. */
  need?: CsvNeed;
  /** An amount as a decimal string; undefined for a cell that holds none. */
  read: (cell: string) => string | undefined;
};

const signed = (number: string, direction: 1 | -1 | undefined): string => {
  if (direction === undefined) return number;
  const size = number.replace(/^-/, '');
  return direction < 0 ? `-${size}` : size;
};

/** Judges the amounts of a file; `answer` counts where they leave it open. */
export const judgeAmounts = (cells: Iterable<string>, answer: DecimalSign | undefined): AmountReader => {
  const certain = new Set<DecimalSign>();
  let unclear: { cell: string; readings: string[] } | undefined;
  for (const cell of cells) {
    const { readings } = readCell(cell);
    if (readings.length > 1) unclear ??= { cell: cell.trim(), readings };
    else if (readings.length === 1) {
      const sign = certainSign(cell, readings);
      if (sign) certain.add(sign);
    }
  }
  const decided = certain.size === 1 ? [...certain][0] : answer;
  const read = (cell: string): string | undefined => {
    const { readings, direction } = readCell(cell);
    const [first, second] = readings;
    if (first === undefined) return undefined;
    // The second reading is the one with decimals.
    return signed(second !== undefined && lastSign(cell) === decided ? second : first, direction);
  };
  if (!unclear || decided) return { read };
  const sign = lastSign(unclear.cell) ?? 'point';
  const [whole = '', fraction = ''] = unclear.readings;
  const readings = [
    { answer: OTHER[sign], as: whole },
    { answer: sign, as: fraction },
  ];
  return { read, need: { kind: 'decimal', example: unclear.cell, readings } };
};
