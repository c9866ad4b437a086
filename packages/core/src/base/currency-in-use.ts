import { CURRENCY_CODES } from './data/currency-codes';

let inUse: ReadonlySet<string> | undefined;
/** Whether money of this currency can be owed and paid; neither gold (XAU) nor the code for no currency (XXX) can. Source: ISO 4217. */
export const isCurrencyInUse = (code: string): boolean => {
  inUse ??= new Set(CURRENCY_CODES.trim().split(/\s+/));
  return inUse.has(code);
};
