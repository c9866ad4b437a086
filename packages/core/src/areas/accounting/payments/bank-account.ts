/** The bank account that transfers are on where nobody says which. */
export const OPERATING_BANK = '1000';
const BANKS = /^10[01]0(\.|$)/;

/** Whether a transfer can be on an account, by its code: the two banks, and those that a company has added below them. */
export const isBankAccount = (code: string): boolean => BANKS.test(code);
