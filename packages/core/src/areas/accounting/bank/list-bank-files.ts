import type { SignedCall } from '../../../access/signed-call';
import { ok, type Result } from '../../../base/result';
import { sum } from '../../../base/sum';
import { wholeList } from '../../../store/full-page';
import { readOwnBooks, readTotalsBy } from '../../ledger/public';
import { isBankAccount } from '../payments/bank-account';
import { BANK_FILES, BANK_LINE_LIST, BankFiles, BankLineRows } from './bank.records';
import type { BankAccountState, BankFile, ShownBankFile } from './bank-file';
import { toShownBankFile } from './load-bank-file';

const AT_ONCE = 500;
type Balanced = BankFile & { closing: number; closing_on: string };

/** The file of an account that says last what is on it. */
const findLast = (files: readonly BankFile[], code: string): Balanced | undefined => {
  const said = files.filter(
    (file): file is Balanced => file.account === code && file.closing !== undefined && file.closing_on !== undefined,
  );
  return said.sort((a, b) => (a.closing_on < b.closing_on ? 1 : -1))[0];
};

type Listed = { files: ShownBankFile[]; accounts: BankAccountState[] };
/**
 * The files that were loaded, newest first, without those that were taken back, and the bank accounts that files can be of, with what each had on
 * the last day of which its bank said so.
 */
export const listBankFiles = async (call: SignedCall): Promise<Result<Listed>> => {
  const { db } = call;
  const [{ files: all }, { chart }, open] = await Promise.all([
    db.readPartition(BANK_FILES, { files: BankFiles }),
    readOwnBooks(call),
    wholeList((cursor) => db.listRows(BANK_LINE_LIST, BankLineRows, { cursor, limit: AT_ONCE })),
  ]);
  const files = all.filter(({ state }) => state !== 'taken_back');
  const codes = [...chart.values()].filter(({ code }) => isBankAccount(code));
  const accounts = codes.map(async ({ code, name }): Promise<BankAccountState> => {
    const last = findLast(files, code);
    if (!last) return { code, name };
    const { closing: bank, closing_on: on, currency } = last;
    const total = (await readTotalsBy(db, on)).filter((one) => one.account === code && one.currency === currency);
    const undecided = open.filter((line) => line.account === code && line.currency === currency && line.day <= on);
    return {
      ...{ code, name },
      standing: {
        ...{ on, currency, bank },
        books: sum(total.map(({ debit, credit }) => debit - credit)),
        undecided: sum(undecided.map(({ amount }) => amount)),
      },
    };
  });
  return ok({
    files: files.sort((a, b) => (a.created_at < b.created_at ? 1 : -1)).map(toShownBankFile),
    accounts: await Promise.all(accounts),
  });
};
