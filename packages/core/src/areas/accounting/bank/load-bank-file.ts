import { createHash } from 'node:crypto';
import type { SignedCall } from '../../../access/signed-call';
import { ID_LETTERS } from '../../../base/id-shape';
import { ok, type Result } from '../../../base/result';
import { MAX_AMOUNT } from '../../../base/values';
import { writeTogether } from '../../../store/commit';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeSerial } from '../../../store/serial';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import { isBankAccount } from '../payments/bank-account';
import { bankFileEvents } from './bank.events';
import { BankFiles, BankLines } from './bank.records';
import { type BankFile, MOST_BANK_LINES, MOST_PROBLEMS, type ShownBankFile } from './bank-file';
import { BankFileId, BankLineId } from './bank-id';
import { type BankLine, LONGEST_BANK_TEXT } from './bank-line';
import type { ReadLine } from './read/bank-file';

type Loaded = {
  account: string;
  name: string;
  format: BankFile['format'];
  hash: string;
  number?: string | undefined;
  currency: string;
  opening?: number | undefined;
  closing?: number | undefined;
  closing_on?: string | undefined;
  problems: readonly string[];
  lines: readonly ReadLine[];
  /** The key of each line, which is the same in every file that has it. */
  keys: readonly string[];
};

const [ID_LENGTH, BASE] = [26, 32];
/** The id of what is known by a text: always the same one. */
const toKnownId = (prefix: string, text: string): string => {
  const digest = createHash('sha256').update(text).digest();
  const letters = [...digest.subarray(0, ID_LENGTH)].map((byte) => ID_LETTERS[byte % BASE]);
  return `${prefix}_${letters.join('')}`;
};

/** As many lines as one transaction writes, with what lists count. */
const AT_ONCE = 40;
/** What is left of a letter of two halves where a text was cut between them. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;
const short = (text: string | undefined, most = LONGEST_BANK_TEXT) =>
  text?.trim().slice(0, most).replace(HALF_LETTER, '') || undefined;

/** What keeps a file from being loaded. */
const findFault = ({ lines, currency }: Loaded) => {
  if (lines.length === 0) return 'There’s no movement in this file. Export a longer period at your bank.';
  if (lines.length > MOST_BANK_LINES)
    return `This file has ${lines.length.toLocaleString('en')} movements. Load up to ${MOST_BANK_LINES.toLocaleString('en')} at once: export a shorter period at your bank.`;
  if (lines.some(({ amount }) => Math.abs(amount) > MAX_AMOUNT))
    return 'An amount in this file is too large. Check that the right column is the amount.';
  const other = lines.find((line) => line.currency !== currency)?.currency;
  return other && `This file has movements in ${currency} and in ${other}. Export one currency at a time.`;
};

type Writing = { file: BankFile; lines: readonly ReadLine[]; keys: readonly string[] };
/** Writes the lines of a file that aren't there yet, and answers how many are its own. Safe to repeat. */
const writeLines = ({ db, deps }: SignedCall, { file, lines, keys }: Writing): Promise<Result<number>> =>
  // Where the same lines come in another file at this moment, they are there the next time.
  retryOnConflict(async () => {
    const ids = keys.map((key) => BankLineId.parse(toKnownId('bank_line', `${file.account} ${key}`)));
    const known = await db.getMany(
      ids.map((id) => ({ def: BankLines, key: { id } })),
      true,
    );
    const missing = lines.flatMap((line, i) => {
      const id = ids[i];
      return known[i] || !id ? [] : [{ ...line, id }];
    });
    const last = missing.length > 0 ? await takeSerial(db, 'bank_line', missing.length) : 0;
    const at = deps.now();
    const made = missing.map(
      (line, i): BankLine => ({
        ...line,
        ...{ serial: last - missing.length + i + 1, file_id: file.id, account: file.account, state: 'open' },
        ...{ name: short(line.name), text: short(line.text), reference: short(line.reference) },
        ...{ bank_id: short(line.bank_id), iban: short(line.iban, 100), check_number: short(line.check_number, 100) },
        ...{ created_at: at, updated_at: at, version: 1 },
      }),
    );
    for (let from = 0; from < made.length; from += AT_ONCE) {
      const some = made.slice(from, from + AT_ONCE);
      const written = await writeTogether(
        db,
        some.map((line) => db.insert(BankLines, line)),
      );
      if (!written.ok) return written;
    }
    return ok(missing.length + known.filter((line) => line?.file_id === file.id).length);
  });

/** A file as people see it. */
export const toShownBankFile = ({ hash: _hash, loaded_by: _by, ...file }: BankFile): ShownBankFile => file;

/**
 * Loads what a bank says moved on an account: what is there already, from another file, comes once. A file that broke off is loaded to its end by
 * loading it again; one that was loaded is `bank_file.known`.
 */
export const loadBankFile = async (call: SignedCall, loaded: Loaded): Promise<Result<{ file: ShownBankFile }>> => {
  const { actor, db, deps, commit } = call;
  const { account, hash, lines } = loaded;
  const books = await readOwnBooks(call);
  if (!isBankAccount(account) || !books.chart.has(account))
    return refuse('bank_file.unreadable', { params: { reason: 'Choose one of your bank accounts.' } });
  const reason = findFault(loaded);
  if (reason) return refuse('bank_file.unreadable', { params: { reason } });
  const id = BankFileId.parse(toKnownId('bank_file', `${account} ${hash}`));
  const days = lines.map(({ day }) => day).sort();
  const begun = await retryOnConflict(async () => {
    const before = await db.get(BankFiles, { id }, true);
    const { name, format, number, currency, opening, closing, closing_on } = loaded;
    const file: BankFile = {
      ...{ id, account, currency, name, format, hash, number, opening, closing, closing_on },
      ...{ from: days[0] ?? '', until: days.at(-1) ?? '', lines: 0, known: 0 },
      problems: loaded.problems.slice(0, MOST_PROBLEMS),
      ...{ state: 'loading', loaded_by: actor.user_id, loaded_by_name: actor.name },
      ...{ created_at: before?.created_at ?? deps.now(), updated_at: deps.now(), version: before?.version ?? 1 },
    };
    const saved = before ? db.change(BankFiles, before, file) : db.insert(BankFiles, file);
    const written = await writeTogether(db, [saved]);
    return written.ok ? ok({ before, file: { ...file, version: before ? before.version + 1 : 1 } }) : written;
  });
  if (!begun.ok) return begun;
  const { before, file } = begun.value;
  const own = await writeLines(call, { file, lines, keys: loaded.keys });
  if (!own.ok) return own;
  // Lines that another file brought may have gone with it: a file that is loaded again brings them back.
  const isKnown = before?.state === 'loaded' && own.value === before.lines;
  const after: BankFile = { ...file, state: 'loaded', lines: own.value, known: lines.length - own.value };
  if (isKnown) {
    const back = await writeTogether(db, [db.change(BankFiles, file, before)]);
    return back.ok ? refuse('bank_file.known', { params: { name: before.name, by: before.loaded_by_name } }) : back;
  }
  return commit({
    writes: [db.change(BankFiles, file, after)],
    events: [bankFileEvents.loaded({ id, name: loaded.name })],
    audit: { changes: { account, lines: own.value } },
    answer: { file: toShownBankFile({ ...after, version: file.version + 1 }) },
  });
};
