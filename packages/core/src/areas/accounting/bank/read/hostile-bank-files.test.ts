import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { mostStepsFor, startCounting } from '../../../../testing/count-steps';
import type { CsvMapping } from './csv-mapping';

// What was loaded before it was counted would count as nothing.
vi.resetModules();
const counter = startCounting();
const { readBankFile } = await import('./read-bank-file');
afterAll(() => counter.stop());

const CAMT = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-10-01</Dt></BookgDt><NtryDtls><TxDtls><Amt Ccy="EUR">1.00</Amt></TxDtls><TxDtls><Amt Ccy="EUR">2.00</Amt></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
const OFX =
  'OFXHEADER:100\nCHARSET:1252\n\n<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261001<TRNAMT>1.00<FITID>A<NAME>B</STMTTRN></BANKTRANLIST></STMTRS></OFX>';
const CSV =
  'Title\nDate;Amount;Payee;Balance\n01/10/2026;1.234,56;"A ""B""; C";1\n13/10/2026;(45.00);D;2 DR\nTotal;3\n';

const MAPPING: CsvMapping = {
  columns: ['day', 'amount', 'name', 'balance'],
  day_order: 'day_first',
  decimal: 'comma',
};
/** A file is read or refused, and what is read can be counted on. */
const check = (file: string | Uint8Array) => {
  for (const mapping of [undefined, MAPPING]) {
    const result = readBankFile(file, { currency: 'EUR', mapping });
    if (!result.ok) {
      expect(result.code).toBe('bank_file.unreadable');
      expect(result.params?.reason).toMatch(/\.$/);
      continue;
    }
    for (const line of result.value.accounts.flatMap(({ lines }) => lines)) {
      expect(Number.isSafeInteger(line.amount) && line.amount !== 0).toBe(true);
      expect(line.day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(line.currency).toMatch(/^[A-Z]{3}$/);
    }
  }
};

describe('any file is read or refused', () => {
  it('of any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), check));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), check));
  });
  it.each([CAMT, OFX, CSV])('that was one of ours before something happened to it (%#)', (file) => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      '&',
      '</',
      '<STMTTRN>',
      '<![CDATA[',
      ';',
      '\n',
      '-',
      '9',
      '\u0000',
      'é',
      '\u2212',
      '',
    );
    const change = fc.record({ at: fc.nat(file.length), length: fc.nat(30), piece: pieces });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) =>
        check(
          changes.reduce((text, { at, length, piece }) => text.slice(0, at) + piece + text.slice(at + length), file),
        ),
      ),
      { numRuns: 300 },
    );
    const bytes = new TextEncoder().encode(file);
    const flips = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(flips, (changes) => {
        const changed = bytes.slice();
        for (const [at, byte] of changes) changed[at] = byte;
        check(changed);
      }),
      { numRuns: 300 },
    );
  });
});

const many = (text: string, times: number) => text.repeat(times);
const MADE_TO_BE_SLOW: Readonly<Record<string, () => string>> = {
  'deep elements': () => many('<a>', 100_000),
  'one line of elements': () => `<a>${many('<b/>', 50_000)}</a>`,
  'a tag of spaces': () => `<a${many(' ', 200_000)}`,
  'many attributes': () => `<a>${many('<b xmlns:c="d" e="f"/>', 20_000)}</a>`,
  'many namespaces': () =>
    `<a ${Array.from({ length: 20_000 }, (_, n) => `xmlns:a${n}="b"`).join(' ')}>${many('<b xmlns:c="d"/>', 5000)}</a>`,
  'comments that never close': () => many('<!--', 50_000),
  'texts in parts': () => `<a>${many('&amp;<![CDATA[x]]>', 20_000)}</a>`,
  ampersands: () => `<a>${many('&', 200_000)}</a>`,
  'statements in statements': () => `<OFX>${many('<STMTRS>', 30_000)}`,
  'lines in lines': () => `<OFX><STMTRS>${many('<STMTTRN><FITID>A<CORRECTFITID>A<DTPOSTED>20261001<TRNAMT>1', 5000)}`,
  'holders that never close': () => `<OFX><STMTRS>${many('<PAYEE>', 50_000)}${many('</BAL>', 50_000)}`,
  'half tags': () => `<OFX>${many('<a ', 100_000)}`,
  'the same values': () => `<OFX><STMTRS>${many('<NAME>x &', 50_000)}`,
  quotes: () => `Date,Amount\n${many('"', 200_001)}`,
  separators: () => `Date,Amount\n${many(',', 200_000)}`,
  returns: () => many('\r', 200_000),
  'long cells': () => `Date,Amount\n${many('1', 200_000)},${many('.', 200_000)}`,
  'rows without an amount': () => `Date,Amount\n${many('1.1.2026,D D D\n', 20_000)}`,
};
describe('no file keeps its reader busy', () => {
  it.each(Object.entries(MADE_TO_BE_SLOW))('%s', async (_, make) => {
    const file = make();
    const steps = await counter.stepsOf(async () => check(file));
    expect(steps).toBeLessThan(mostStepsFor(file.length));
  });
});
