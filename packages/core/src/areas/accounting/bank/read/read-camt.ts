import { isDayInReach } from '../../../../base/days';
import { formatMoney } from '../../../../base/money-text';
import { countOf } from '../../../../base/plural';
import { sum } from '../../../../base/sum';
import { UnreadableFile } from '../../../data-transfer/public-schemas';
import { type ReadAccount, type ReadBalance, type ReadFile, type ReadLine, type ReadProblem, tidy } from './bank-file';
import { currencyCode, exactAmount } from './exact-amount';
import { joinAccounts } from './join-accounts';
import { elementAt, elementsOf, textAt, type XmlElement, xmlTree } from './xml-tree';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3})\.\d{3}\.(\d{2})$/;
const [FIRST_VERSION, LAST_VERSION] = [2, 13];

/** Other messages that banks offer beside the statement, and what to ask for instead. */
const OTHER_MESSAGES: Readonly<Record<string, string>> = {
  'camt.052': 'This file is a list of payments of the day (camt.052), not a statement. Ask your bank for camt.053.',
  'camt.054': 'This file is a notice of single payments (camt.054), not a statement. Ask your bank for camt.053.',
  'pain.001': 'This file is a list of payments to make (pain.001), not a statement. Ask your bank for camt.053.',
  'pain.002': 'This file is an answer to payments (pain.002), not a statement. Ask your bank for camt.053.',
  'pain.008': 'This file is a list of direct debits (pain.008), not a statement. Ask your bank for camt.053.',
};
/** What an envelope says of the message in it is a message too. */
const ENVELOPE = 'head.001';

type Message = { document: XmlElement; message: string; version: string };
/** The first element of a banking message in a file, which its namespace tells; some banks put an envelope around it. */
const findMessage = (element: XmlElement): Message | undefined => {
  const [, message = '', version = ''] = NAMESPACE.exec(element.namespace) ?? [];
  if (message && message !== ENVELOPE) return { document: element, message, version };
  for (const child of element.children) {
    const found = findMessage(child);
    if (found) return found;
  }
  return undefined;
};

/** The document of a statement, in one of the versions we know; throws `UnreadableFile` for anything else. */
const openDocument = (root: XmlElement): XmlElement => {
  const found = findMessage(root);
  if (found?.message !== 'camt.053')
    throw new UnreadableFile(
      OTHER_MESSAGES[found?.message ?? ''] ??
        'This XML file isn’t a bank statement. Ask your bank for camt.053, OFX, or CSV.',
    );
  const { document, version } = found;
  if (Number(version) < FIRST_VERSION || Number(version) > LAST_VERSION)
    throw new UnreadableFile(
      `This statement is in version ${version} of camt.053, which we can’t read. Ask your bank for version 02 to 13.`,
    );
  return document;
};

/** The day of a date or of a date and time, as it is written there, whatever the zone. */
const dayAt = (element: XmlElement | undefined, path: string): string | undefined => {
  const written = textAt(element, `${path}/Dt`) ?? textAt(element, `${path}/DtTm`);
  const day = written?.slice(0, 10);
  return day && isDayInReach(day) ? day : undefined;
};
const isTrue = (text: string | undefined) => text === 'true' || text === '1';

type Sized = { amount: number; currency: string };
/** An amount without its sign. Undefined for one that can't be read. */
const sizeOf = (amount: XmlElement | undefined): Sized | undefined => {
  const currency = currencyCode(amount?.attributes.get('Ccy'));
  const size = currency ? exactAmount(amount?.text.trim() ?? '', currency) : undefined;
  // A size has no sign: the indicator beside it says which way it went.
  return currency && size !== undefined && size >= 0 ? { amount: size, currency } : undefined;
};
/** Which way money went: the indicator says so of reversals too. Undefined where it says neither. */
const signOf = (element: XmlElement): 1 | -1 | undefined => {
  const indicator = textAt(element, 'CdtDbtInd');
  if (indicator === 'CRDT') return 1;
  return indicator === 'DBIT' ? -1 : undefined;
};

const given = (text: string | undefined): string | undefined => {
  const tidied = tidy(text);
  return tidied && /^not ?provided$/i.test(tidied) ? undefined : tidied;
};
/** What was written with a payment. */
const remittanceOf = (part: XmlElement): string | undefined => {
  const info = elementAt(part, 'RmtInf');
  const free = elementsOf(info, 'Ustrd').map(({ text }) => text);
  const structured = elementsOf(info, 'Strd').flatMap((one) => [
    textAt(one, 'CdtrRefInf/Ref') ?? '',
    ...elementsOf(one, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  return tidy([...free, ...structured].join(' '));
};

/** Whose money it was or became. The parties of a reversal are those of the payment that comes back. */
const partyOf = (part: XmlElement, isIn: boolean, isReversal: boolean) => {
  const role = isIn !== isReversal ? 'RltdPties/Dbtr' : 'RltdPties/Cdtr';
  const nameIn = (path: string) => textAt(part, `${path}/Nm`) ?? textAt(part, `${path}/Pty/Nm`);
  return {
    name: tidy(nameIn(role) ?? nameIn(role.replace('/', '/Ultmt'))),
    iban: textAt(part, `${role}Acct/Id/IBAN`) ?? textAt(part, `${role}Acct/Id/Othr/Id`),
  };
};

type Details = Pick<ReadLine, 'name' | 'text' | 'reference' | 'check_number' | 'iban' | 'reversal'>;
/** What the bank says of an entry, or of a part of it. */
const detailsOf = (entry: XmlElement, part: XmlElement | undefined, isIn: boolean): Details => {
  const marked = isTrue(textAt(entry, 'RvslInd'));
  const reversal = marked || (part !== undefined && elementAt(part, 'RtrInf') !== undefined);
  const { name, iban } = part ? partyOf(part, isIn, reversal) : { name: undefined, iban: undefined };
  const remittance = part && (remittanceOf(part) ?? tidy(textAt(part, 'AddtlTxInf')));
  const text = remittance ?? tidy(textAt(entry, 'AddtlNtryInf'));
  const reference = given(textAt(part, 'Refs/EndToEndId'));
  const check_number = tidy(textAt(part, 'Refs/ChqNb'));
  return {
    ...(name && { name }),
    ...(text && { text }),
    ...(reference && { reference }),
    ...(check_number && { check_number }),
    ...(iban && { iban }),
    ...(reversal && { reversal }),
  };
};

/** What a part moved, in the currency of its entry; undefined where it doesn’t say. */
const partAmount = (part: XmlElement, sign: 1 | -1, currency: string): number | undefined => {
  const sizes = [sizeOf(elementAt(part, 'Amt')), sizeOf(elementAt(part, 'AmtDtls/TxAmt/Amt'))];
  const size = sizes.find((one) => one?.currency === currency);
  return size && size.amount * (signOf(part) ?? sign);
};

type Entry = { lines: ReadLine[]; problems: ReadProblem[] };
const UNCLEAR_PARTS =
  'The payments within this entry don’t add up to its amount, so it’s one line. Check it with your bank.';

/** A booked entry: a line for each payment within it, where these say their amounts and make up the whole. */
const readEntry = (entry: XmlElement): Entry => {
  const refuse = (message: string): Entry => ({ lines: [], problems: [{ line: entry.line, message }] });
  const size = sizeOf(elementAt(entry, 'Amt'));
  const sign = signOf(entry);
  const day = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt');
  if (!size || !sign) return refuse('We couldn’t read the amount of this entry, so it’s left out. Add it by hand.');
  if (!day) return refuse('This entry has no day that we can read, so it’s left out. Add it by hand.');
  if (size.amount === 0) return refuse('This entry is for zero, so it’s left out.');
  const value_day = dayAt(entry, 'ValDt');
  const own = textAt(entry, 'AcctSvcrRef');
  const { currency } = size;
  const whole = sign * size.amount;
  const toLine = (amount: number, bank_id: string | undefined, details: Details): ReadLine => ({
    day,
    ...(value_day && { value_day }),
    amount,
    currency,
    ...(bank_id && { bank_id }),
    ...details,
  });
  const parts = elementsOf(entry, 'NtryDtls').flatMap((details) => elementsOf(details, 'TxDtls'));
  const asOne = (part: XmlElement | undefined) =>
    toLine(whole, own ?? textAt(part, 'Refs/AcctSvcrRef'), detailsOf(entry, part, sign > 0));
  // The entry is what moved: charges that a single payment tells of are in it already.
  if (parts.length < 2) return { lines: [asOne(parts[0])], problems: [] };
  const amounts = parts.flatMap((part) => partAmount(part, sign, currency) ?? []);
  if (amounts.length < parts.length) return { lines: [asOne(undefined)], problems: [] };
  if (sum(amounts) !== whole)
    return { lines: [asOne(undefined)], problems: [{ line: entry.line, message: UNCLEAR_PARTS }] };
  const lines = parts.map((part, n) => {
    const amount = amounts[n] ?? 0;
    const reference = textAt(part, 'Refs/AcctSvcrRef');
    const ofPart = reference === own ? undefined : reference;
    const bank_id = own ? `${own}${ofPart ? `/${ofPart}` : `#${n + 1}`}` : ofPart;
    return toLine(amount, bank_id, detailsOf(entry, part, amount > 0));
  });
  return { lines: lines.filter(({ amount }) => amount !== 0), problems: [] };
};

const balanceOf = (statement: XmlElement, ...codes: readonly string[]): (ReadBalance & Sized) | undefined => {
  const balances = elementsOf(statement, 'Bal');
  const balance = codes.flatMap((code) => balances.find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code) ?? [])[0];
  const size = balance && sizeOf(elementAt(balance, 'Amt'));
  const sign = balance && signOf(balance);
  if (!size || !sign) return undefined;
  const day = dayAt(balance, 'Dt');
  return { amount: sign * size.amount, currency: size.currency, ...(day && { day }) };
};
const withoutCurrency = ({ amount, day }: ReadBalance): ReadBalance => ({ amount, ...(day && { day }) });

const statusOf = (entry: XmlElement) => textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts');

const readStatement = (statement: XmlElement): ReadAccount => {
  const entries = elementsOf(statement, 'Ntry');
  const booked = entries.filter((entry) => statusOf(entry) === 'BOOK');
  const read = booked.map(readEntry);
  const lines = read.flatMap((entry) => entry.lines);
  const problems = read.flatMap((entry) => entry.problems);
  const waiting = entries.length - booked.length;
  if (waiting > 0)
    problems.push({
      message: `Left out: ${countOf(waiting, 'entry', 'entries')} that the bank hasn’t booked yet. A later statement has what becomes of them.`,
    });
  if (entries.length === 0) problems.push({ message: 'There are no entries in this statement.' });
  const opening = balanceOf(statement, 'OPBD', 'PRCD');
  const closing = balanceOf(statement, 'CLBD');
  const currency = currencyCode(textAt(statement, 'Acct/Ccy')) ?? closing?.currency ?? opening?.currency;
  if (opening && closing && currency) {
    const reached = opening.amount + sum(lines.map(({ amount }) => amount));
    if (reached !== closing.amount)
      problems.push({
        message: `The lines of this statement lead to ${formatMoney({ minor: reached, currency })}, but its closing balance is ${formatMoney({ minor: closing.amount, currency })}. Lines may be missing. Check it with your bank.`,
      });
  }
  const number = textAt(statement, 'Acct/Id/IBAN') ?? textAt(statement, 'Acct/Id/Othr/Id');
  const dayIn = (name: string) => {
    const day = textAt(statement, `FrToDt/${name}`)?.slice(0, 10);
    return day && isDayInReach(day) ? day : undefined;
  };
  const [from, to] = [dayIn('FrDtTm') ?? dayIn('FrDt'), dayIn('ToDtTm') ?? dayIn('ToDt')];
  return {
    ...(number && { number }),
    ...(currency && { currency }),
    ...(opening && { opening: withoutCurrency(opening) }),
    ...(closing && { closing: withoutCurrency(closing) }),
    ...(from && { from }),
    ...(to && { to }),
    lines,
    problems,
  };
};

/** A CAMT.053 statement, version 02 to 13. Throws `UnreadableFile` for what is none. Only what the bank booked becomes a line. */
export const readCamt = (text: string): ReadFile => {
  const document = openDocument(xmlTree(text));
  const statements = elementsOf(elementAt(document, 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0)
    throw new UnreadableFile('There is no statement in this file. Choose another period and download it again.');
  return { format: 'camt', accounts: joinAccounts(statements.map(readStatement)) };
};
