/** As much of a typed text as can be the code of a currency: its first three letters, as capitals. */
export const currencyCodeIn = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);

/** Whether a code is whole: three capital letters. */
export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code);
