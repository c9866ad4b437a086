import type * as z from 'zod';
import { idOf } from '../../../base/ids';

/** A file of a bank that was loaded. */
export const BankFileId = idOf('bank_file').brand<'BankFileId'>();
export type BankFileId = z.infer<typeof BankFileId>;
/** What a bank says moved on an account, once. */
export const BankLineId = idOf('bank_line').brand<'BankLineId'>();
export type BankLineId = z.infer<typeof BankLineId>;

declare module '../../../base/ids' {
  interface IdOf {
    bank_file: BankFileId;
    bank_line: BankLineId;
  }
}
