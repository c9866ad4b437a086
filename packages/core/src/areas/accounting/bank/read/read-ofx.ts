import { isDayInReach } from '../../../../base/days';
import { countOf } from '../../../../base/plural';
import { readNumbers } from '../../../../base/read-number';
import { UnreadableFile } from '../../../data-transfer/public-schemas';
import { type ReadAccount, type ReadBalance, type ReadFile, type ReadLine, type ReadProblem, tidy } from './bank-file';
import { currencyCode, exactAmount } from './exact-amount';
import { joinAccounts } from './join-accounts';
import { type OfxToken, ofxTokens } from './ofx-tokens';

/** What is written in a statement or in one of its lines, by its tag and the one around it: `LEDGERBAL/BALAMT`. */
type Values = Map<string, string>;
type Transaction = { line: number; values: Values };
type Statement = { values: Values; transactions: Transaction[]; pending: number };

const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS']);
/** A line ends here too where its own end is missing. */
const LINE_ENDS = new Set([...STATEMENTS, 'STMTTRN', 'STMTTRNP', 'BANKTRANLIST']);
const DEEPEST = 8;

/** The statements of a file, with the values of each and of its lines; and whether the file is there to its end. */
const gather = (tokens: Iterable<OfxToken>): { statements: Statement[]; isWhole: boolean } => {
  const statements: Statement[] = [];
  let statement: Statement | undefined;
  let transaction: Transaction | undefined;
  let holders: string[] = [];
  let isWhole = false;
  const open = (name: string, line: number) => {
    if (!LINE_ENDS.has(name) || name === 'BANKTRANLIST') {
      if (holders.length < DEEPEST) holders.push(name);
      return;
    }
    holders = [];
    transaction = undefined;
    if (STATEMENTS.has(name)) {
      statement = { values: new Map(), transactions: [], pending: 0 };
      statements.push(statement);
      return;
    }
    transaction = { line, values: new Map() };
    if (name === 'STMTTRN') statement?.transactions.push(transaction);
    else if (statement) statement.pending += 1;
  };
  const close = (name: string) => {
    if (LINE_ENDS.has(name)) {
      transaction = undefined;
      holders = [];
    } else if (holders.includes(name)) holders.length = holders.lastIndexOf(name);
    if (STATEMENTS.has(name)) statement = undefined;
    if (name === 'OFX') isWhole = true;
  };
  for (const token of tokens) {
    if (token.kind === 'open') open(token.name, token.line);
    if (token.kind === 'close') close(token.name);
    if (token.kind === 'value') {
      const values = transaction?.values ?? statement?.values;
      const holder = holders.at(-1);
      const key = holder ? `${holder}/${token.name}` : token.name;
      if (values && !values.has(key)) values.set(key, token.value);
    }
  }
  return { statements, isWhole };
};

/** The day as it is written, in the zone of the file: `20261031000000[-5:EST]` is October 31. */
const dayOf = (written: string | undefined): string | undefined => {
  const day = written?.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  return day && isDayInReach(day) ? day : undefined;
};
/** An amount with a point or a comma before its decimals; OFX has nothing between thousands, but some banks do. */
const amountOf = (written: string | undefined, currency: string): number | undefined => {
  const number = readNumbers(written ?? '').at(-1);
  return number === undefined ? undefined : exactAmount(number, currency);
};

const detailsOf = (values: Values): Omit<ReadLine, 'day' | 'amount' | 'currency'> => {
  const value = (...keys: readonly string[]) => tidy(keys.map((key) => values.get(key)).find(Boolean));
  const value_day = dayOf(values.get('DTAVAIL'));
  const bank_id = value('FITID');
  const name = value('NAME', 'PAYEE/NAME');
  const text = value('MEMO');
  const reference = value('REFNUM');
  const check_number = value('CHECKNUM');
  const iban = value('BANKACCTTO/ACCTID', 'CCACCTTO/ACCTID');
  return {
    ...(value_day && { value_day }),
    ...(bank_id && { bank_id }),
    ...(name && { name }),
    ...(text && text !== name && { text }),
    ...(reference && !/^not ?provided$/i.test(reference) && { reference }),
    ...(check_number && { check_number }),
    ...(iban && { iban }),
  };
};

/** A line of a statement, or why there is none. An amount in another currency says so; ORIGCURRENCY only tells what it was before. */
const readTransaction = ({ values }: Transaction, home: string): ReadLine | string => {
  const currency = currencyCode(values.get('CURRENCY/CURSYM')) ?? home;
  const amount = amountOf(values.get('TRNAMT'), currency);
  const day = dayOf(values.get('DTPOSTED'));
  if (amount === undefined) return 'We couldn’t read the amount of this line, so it’s left out. Add it by hand.';
  if (!day) return 'This line has no day that we can read, so it’s left out. Add it by hand.';
  if (amount === 0) return 'This line is for zero, so it’s left out.';
  return { day, amount, currency, ...detailsOf(values) };
};

type Lines = { lines: ReadLine[]; problems: ReadProblem[] };
/** The lines of a statement, once what corrects another one of them has done so. */
const readTransactions = (transactions: readonly Transaction[], home: string): Lines => {
  const kept = new Map<number, ReadLine>();
  const places = new Map<string, number[]>();
  const problems: ReadProblem[] = [];
  // All are known before any is corrected: newest first is as usual as oldest first.
  for (const [at, transaction] of transactions.entries()) {
    if (transaction.values.get('CORRECTACTION')?.toUpperCase() === 'DELETE') continue;
    const read = readTransaction(transaction, home);
    if (typeof read === 'string') {
      problems.push({ line: transaction.line, message: read });
      continue;
    }
    kept.set(at, read);
    if (read.bank_id) places.set(read.bank_id, [...(places.get(read.bank_id) ?? []).slice(-1), at]);
  }
  for (const [at, { line, values }] of transactions.entries()) {
    const corrected = values.get('CORRECTFITID');
    if (!corrected) continue;
    const isDelete = values.get('CORRECTACTION')?.toUpperCase() === 'DELETE';
    const [place, another] = (places.get(corrected) ?? []).filter((one) => one !== at);
    if (place === undefined || another !== undefined) {
      problems.push({
        line,
        message: isDelete
          ? `The bank takes back an earlier line, ${corrected}, that we can’t find in this file. Delete that line if you have it.`
          : `The bank corrects an earlier line, ${corrected}, that we can’t find in this file. Delete the earlier line if you have both.`,
      });
      continue;
    }
    kept.delete(place);
    problems.push({
      line,
      message: isDelete
        ? `The bank took back line ${corrected}, so it’s left out.`
        : `The bank corrected line ${corrected}, so only the corrected one is here.`,
    });
  }
  return { lines: [...kept.values()], problems };
};

const CUT_OFF = 'This file ends too early, so lines may be missing. Download it from your bank again.';
const readStatement = ({ values, transactions, pending }: Statement, isWhole: boolean, hint: string): ReadAccount => {
  const currency = currencyCode(values.get('CURDEF')) ?? hint;
  const number = values.get('BANKACCTFROM/ACCTID') ?? values.get('CCACCTFROM/ACCTID');
  const [from, to] = ['DTSTART', 'DTEND'].map((name) => dayOf(values.get(`BANKTRANLIST/${name}`)));
  const amount = amountOf(values.get('LEDGERBAL/BALAMT'), currency);
  const day = dayOf(values.get('LEDGERBAL/DTASOF'));
  const closing: ReadBalance | undefined = amount === undefined ? undefined : { amount, ...(day && { day }) };
  const { lines, problems } = readTransactions(transactions, currency);
  if (pending > 0)
    problems.push({
      message: `Left out: ${countOf(pending, 'line')} that the bank hasn’t booked yet. A later file has what becomes of them.`,
    });
  if (transactions.length === 0) problems.push({ message: 'There are no lines in this statement.' });
  if (!isWhole) problems.push({ message: CUT_OFF });
  return {
    ...(number && { number }),
    currency,
    ...(closing && { closing }),
    ...(from && { from }),
    ...(to && { to }),
    lines,
    problems,
  };
};

/** An OFX or QFX file, of version 1 or 2; `currency` is the one of accounts that don’t say theirs. Throws `UnreadableFile` for one without a statement. */
export const readOfx = (text: string, currency: string): ReadFile => {
  const { statements, isWhole } = gather(ofxTokens(text));
  if (statements.length === 0)
    throw new UnreadableFile(
      'There is no statement of a bank account or card in this file. Choose the account at your bank and download it again.',
    );
  return {
    format: 'ofx',
    accounts: joinAccounts(statements.map((statement) => readStatement(statement, isWhole, currency))),
  };
};
