const WEIGHTS = [7, 3, 1] as const;
const FILLER = '<';

const toNumber = (letter: string): number => {
  if (letter === FILLER) return 0;
  return /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;
};

/** The digit that proves some letters of a machine-readable line. Source: ICAO Doc 9303-3, section 4.9. */
export const toCheckDigit = (letters: string): string =>
  String([...letters].reduce((sum, letter, i) => sum + toNumber(letter) * Number(WEIGHTS[i % WEIGHTS.length]), 0) % 10);

/** Whether a digit proves letters; a filler does where there is nothing to prove. */
export const isProven = (letters: string, digit: string): boolean =>
  digit === toCheckDigit(letters) || (digit === FILLER && !/[^<]/.test(letters));
