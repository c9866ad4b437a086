import type { SignedCall } from '../../../access/signed-call';
import { ok, type Result } from '../../../base/result';
import { readOwnBooks } from '../../ledger/public';
import { isBankAccount } from '../payments/bank-account';
import { BANK_FILES, BankFiles } from './bank.records';
import type { ShownBankFile } from './bank-file';
import { toShownBankFile } from './load-bank-file';

type Listed = { files: ShownBankFile[]; accounts: { code: string; name: string }[] };
/** The files that were loaded, newest first, without those that were taken back, and the bank accounts that files can be of. */
export const listBankFiles = async (call: SignedCall): Promise<Result<Listed>> => {
  const [{ files }, { chart }] = await Promise.all([
    call.db.readPartition(BANK_FILES, { files: BankFiles }),
    readOwnBooks(call),
  ]);
  return ok({
    files: files
      .filter(({ state }) => state !== 'taken_back')
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
      .map(toShownBankFile),
    accounts: [...chart.values()].filter(({ code }) => isBankAccount(code)).map(({ code, name }) => ({ code, name })),
  });
};
