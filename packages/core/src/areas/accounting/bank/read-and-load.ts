import { createHash } from 'node:crypto';
import type { SignedCall } from '../../../access/signed-call';
import { ok, type Result } from '../../../base/result';
import { writeTogether } from '../../../store/commit';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import { BANK_FILES, BankFiles, BankMappings } from './bank.records';
import { LARGEST_BANK_FILE, type ShownBankFile } from './bank-file';
import { loadBankFile } from './load-bank-file';
import type { ReadAccount } from './read/bank-file';
import type { CsvMapping, CsvQuestions } from './read/csv-mapping';
import { keyLines } from './read/line-keys';
import { readBankFile } from './read/read-bank-file';

type Sent = { account: string; name: string; content: string; mapping?: CsvMapping; number?: string };
type InFile = { number: string; currency?: string | undefined; lines: number; until?: string | undefined };
type Answer = { file?: ShownBankFile; csv?: CsvQuestions; accounts?: InFile[] };

const unreadable = (reason: string) => refuse('bank_file.unreadable', { params: { reason } });

/** The account of a file that is meant: the only one, or the one whose number was chosen. */
const choose = (accounts: readonly ReadAccount[], number: string | undefined): ReadAccount | undefined =>
  accounts.length === 1 ? accounts[0] : accounts.find((one) => one.number === number);

/**
 * Reads a file of a bank and loads it. Where its columns could be meant in two ways, or it has several accounts, the answer asks instead, and nothing
 * is loaded. How the columns of a file were read is kept by its headings: the next one like it is read without asking.
 */
export const readAndLoad = async (call: SignedCall, sent: Sent): Promise<Result<Answer>> => {
  const { db } = call;
  const bytes = Buffer.from(sent.content, 'base64');
  if (bytes.length > LARGEST_BANK_FILE)
    return unreadable('This file is larger than 4 MB. Export a shorter period at your bank.');
  const [{ files }, books] = await Promise.all([
    db.readPartition(BANK_FILES, { files: BankFiles }),
    readOwnBooks(call),
  ]);
  // A file that doesn’t say its currency is in that of the files before it.
  const currency = files.find(({ account }) => account === sent.account)?.currency ?? books.currency;
  const asked = readBankFile(bytes, { currency, ...(sent.mapping && { mapping: sent.mapping }) });
  if (!asked.ok) return asked;
  const kept =
    asked.value.csv && !sent.mapping ? await db.get(BankMappings, { shape: asked.value.csv.shape }) : undefined;
  const read = kept ? readBankFile(bytes, { currency, mapping: kept.mapping }) : asked;
  if (!read.ok) return read;
  const { csv, accounts, format } = read.value;
  if (csv && csv.needs.length > 0) return ok({ csv });
  const chosen = choose(accounts, sent.number);
  if (!chosen && accounts.length > 1)
    return ok({
      accounts: accounts.map(({ number = '', currency: in_, lines, to }) => ({
        ...{
          number,
          currency: in_,
          lines: lines.length,
          until:
            to ??
            lines
              .map(({ day }) => day)
              .sort()
              .at(-1),
        },
      })),
    });
  if (!chosen) return unreadable('There’s no movement in this file. Export a longer period at your bank.');
  const loaded = await loadBankFile(call, {
    ...{ account: sent.account, name: sent.name, format, number: chosen.number },
    hash: createHash('sha256')
      .update(bytes)
      .update(chosen.number ?? '')
      .digest('hex'),
    currency: chosen.currency ?? currency,
    ...{ opening: chosen.opening?.amount, closing: chosen.closing?.amount, closing_on: chosen.closing?.day },
    problems: chosen.problems.map(({ message }) => message),
    lines: chosen.lines,
    keys: keyLines(sent.account, chosen.lines),
  });
  if (!loaded.ok) return loaded;
  // What was answered for one file goes for the next.
  if (csv && sent.mapping) await writeTogether(db, [db.put(BankMappings, { shape: csv.shape, mapping: sent.mapping })]);
  return ok({ file: loaded.value.file });
};
