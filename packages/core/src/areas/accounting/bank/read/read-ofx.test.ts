import { describe, expect, it } from 'vitest';
import { readBankFile } from './read-bank-file';

const HEADER = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n';
const line = (day: string, amount: string, more: string) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}${more}</STMTTRN>\n`;
const statement = (lines: string, { account = '0001', currency = 'USD', balance = '' } = {}) =>
  `<STMTTRNRS><TRNUID>1<STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
${lines}</BANKTRANLIST>${balance}</STMTRS></STMTTRNRS>`;
const file = (...statements: readonly string[]) =>
  `${HEADER}<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>`;

const read = (given: string | Uint8Array) => {
  const result = readBankFile(given, { currency: 'EUR' });
  if (!result.ok) throw new Error(result.params?.reason);
  return result.value;
};
const only = (given: string | Uint8Array) => {
  const { accounts } = read(given);
  const [account] = accounts;
  if (!account || accounts.length > 1) throw new Error(`There are ${accounts.length} accounts.`);
  return account;
};
const lineOf = (more: string, amount = '5.00') => only(file(statement(line('20261001', amount, more)))).lines[0];

const THREE =
  line('20261031000000[-5:EST]', '1250.00', '<FITID>F1<NAME>SMITH & SONS TRAVEL<MEMO>SMITH & SONS TRAVEL') +
  '<STMTTRN><TRNTYPE>CHECK</TRNTYPE><DTPOSTED>20261030120000.000</DTPOSTED><TRNAMT>-45,54</TRNAMT><FITID></FITID><CHECKNUM>118</CHECKNUM><MEMO>Caf&#233; &amp; bar</MEMO></STMTTRN>' +
  line('20261029', '+99.90', '<FITID>\n<NAME>A <B C\n');
const WITH_BALANCE = file(
  statement(THREE, {
    balance:
      '<LEDGERBAL><BALAMT>1304.36<DTASOF>20261031235959[-5:EST]</LEDGERBAL><AVAILBAL><BALAMT>1<DTASOF>20261031</AVAILBAL>',
  }),
);

describe('a file in OFX', () => {
  it('is read with tags that close and tags that don’t, on the days as they are written', () => {
    expect(only(WITH_BALANCE)).toEqual({
      number: '0001',
      currency: 'USD',
      closing: { amount: 130_436, day: '2026-10-31' },
      from: '2026-10-01',
      to: '2026-10-31',
      lines: [
        { day: '2026-10-31', amount: 125_000, currency: 'USD', bank_id: 'F1', name: 'SMITH & SONS TRAVEL' },
        { day: '2026-10-30', amount: -4554, currency: 'USD', check_number: '118', text: 'Café & bar' },
        { day: '2026-10-29', amount: 9990, currency: 'USD', name: 'A <B C' },
      ],
      problems: [],
    });
  });

  it('reads the same from version 2, in lines or in one', () => {
    const values = WITH_BALANCE.slice(HEADER.length).replace('A <B C', 'A &lt;B C');
    const closed = values.replace(/<(\w+)>([^<\n]+)(?!<\/)(?=[<\n])/g, (whole, name, value, at: number) =>
      values.startsWith(`</${name}>`, at + whole.length)
        ? whole
        : `<${name}>${value.replace(' & ', ' &amp; ')}</${name}>`,
    );
    const two = `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${closed.replace('<FITID>\n', '<FITID/>')}`;
    expect(only(two)).toEqual(only(WITH_BALANCE));
    expect(only(two.replaceAll('\n', ''))).toEqual(only(WITH_BALANCE));
  });

  it('is decoded as it is written, whatever its header says', () => {
    const latin = Uint8Array.from(file(statement(line('20261001', '1', '<NAME>Caf\u00e9 \u00a3'))), (letter) =>
      letter.charCodeAt(0),
    );
    expect(only(latin).lines[0]?.name).toBe('Café £');
    const wide = new TextEncoder().encode(file(statement(line('20261001', '1', '<NAME>Café €'))));
    expect(only(wide).lines[0]?.name).toBe('Café €');
    const cyrillic = latin.map((byte) => (byte === 0xe9 ? 0xe6 : byte));
    const header = new TextEncoder().encode(HEADER.replace('1252', '1251'));
    cyrillic.set(header);
    expect(only(cyrillic).lines[0]?.name).toContain('Cafж');
  });

  it('has several accounts, cards among them, and each once', () => {
    const card = statement(line('20261002', '-7', '<FITID>C'), { account: '9', currency: 'EUR' })
      .replaceAll('STMTRS>', 'CCSTMTRS>')
      .replaceAll('BANKACCTFROM', 'CCACCTFROM');
    const again = statement(line('20261003', '3', '<FITID>D'));
    expect(read(file(statement(line('20261001', '1', '<FITID>A')), card, again)).accounts).toMatchObject([
      { number: '0001', currency: 'USD', lines: [{ amount: 100 }, { amount: 300 }] },
      { number: '9', currency: 'EUR', lines: [{ amount: -700 }] },
    ]);
  });

  it('takes the currency of a line where the amount is in it, and not where it was converted from it', () => {
    expect(lineOf('<CURRENCY><CURRATE>150<CURSYM>JPY</CURRENCY>', '500')).toMatchObject({
      amount: 500,
      currency: 'JPY',
    });
    expect(lineOf('<ORIGCURRENCY><CURRATE>1.1<CURSYM>GBP</ORIGCURRENCY>')).toMatchObject({
      amount: 500,
      currency: 'USD',
    });
    expect(only(file(statement(line('20261001', '1', '')).replace('<CURDEF>USD', ''))).currency).toBe('EUR');
  });

  it.each([
    ['1,250.00', 125_000],
    ['-1.250,00', -125_000],
    ['1250', 125_000],
    ['.5', 50],
    ['1.230', 123],
  ])('reads the amount %s', (amount, minor) => expect(lineOf('', amount)?.amount).toBe(minor));

  it('reads who was paid and what it is known by', () => {
    const more =
      '<REFNUM>R9<PAYEE><NAME>Hotel Sol<CITY>Rome</PAYEE><BANKACCTTO><BANKID>1<ACCTID>ES77</BANKACCTTO><MEMO>Two nights';
    expect(lineOf(more)).toMatchObject({ reference: 'R9', name: 'Hotel Sol', iban: 'ES77', text: 'Two nights' });
  });

  it('lets a line correct another one, before or after it', () => {
    const [a, b, c] = [
      line('20261001', '1', '<FITID>A'),
      line('20261002', '2', '<FITID>B'),
      line('20261003', '3', '<FITID>C'),
    ];
    const better = line('20261001', '1.5', '<FITID>A2<CORRECTFITID>A<CORRECTACTION>REPLACE');
    const gone = line('20261002', '2', '<FITID>B2<CORRECTFITID>B<CORRECTACTION>DELETE');
    for (const lines of [
      [a, b, c, better, gone],
      [gone, better, c, b, a],
    ]) {
      const account = only(file(statement(lines.join(''))));
      expect(account.lines.map(({ amount }) => amount).toSorted((x, y) => x - y)).toEqual([150, 300]);
      expect(account.problems).toHaveLength(2);
    }
    const unknown = only(file(statement(better + gone)));
    expect(unknown.lines.map(({ amount }) => amount)).toEqual([150]);
    expect(unknown.problems).toEqual([
      { line: expect.any(Number), message: expect.stringContaining('Delete the earlier line if you have both') },
      { line: expect.any(Number), message: expect.stringContaining('Delete that line if you have it') },
    ]);
  });

  it('says which lines it couldn’t read, and that the file ends too early', () => {
    const lines = [
      line('20261001', 'abc', ''),
      line('20261399', '1', ''),
      line('20261001', '0.00', ''),
      line('20261001', '2', ''),
    ];
    const account = only(file(statement(lines.join(''))));
    expect(account.lines.map(({ amount }) => amount)).toEqual([200]);
    expect(account.problems.map((problem) => problem.line)).toEqual([9, 10, 11]);
    expect(only(WITH_BALANCE.slice(0, -60)).problems).toEqual([{ message: expect.stringContaining('ends too early') }]);
    expect(only(file(statement(''))).problems).toEqual([{ message: 'There are no lines in this statement.' }]);
  });

  it('leaves out what the bank hasn’t booked yet, and says so', () => {
    const pending = '<BANKTRANLISTP><STMTTRNP><TRNAMT>3<NAME>Later</STMTTRNP></BANKTRANLISTP>';
    const account = only(file(statement(line('20261001', '2', ''), { balance: pending })));
    expect(account.lines.map(({ amount }) => amount)).toEqual([200]);
    expect(account.problems).toEqual([{ message: expect.stringContaining('1 line that the bank hasn’t booked') }]);
  });

  it('is refused without a statement', () => {
    expect(readBankFile(`${HEADER}<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>`, { currency: 'USD' })).toMatchObject({
      params: { reason: expect.stringContaining('no statement of a bank account or card') },
    });
  });
});
