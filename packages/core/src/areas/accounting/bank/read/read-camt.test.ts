import { describe, expect, it } from 'vitest';
import { readBankFile } from './read-bank-file';

const amount = (size: string, currency = 'EUR') => `<Amt Ccy="${currency}">${size}</Amt>`;
const balance = (code: string, size: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(size)}<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const entry = (size: string, indicator: 'CRDT' | 'DBIT', inside = '', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry>${amount(size)}<CdtDbtInd>${indicator}</CdtDbtInd>${status}<BookgDt><Dt>2026-10-30</Dt></BookgDt>
   <ValDt><DtTm>2026-10-31T23:30:00-05:00</DtTm></ValDt>${inside}</Ntry>`;
const statement = (inside: string, iban = 'DE02120300000000202051') =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${inside}</Stmt>`;
const file = (inside: string, message = 'camt.053.001.08') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"><BkToCstmrStmt><GrpHdr/>${inside}</BkToCstmrStmt></Document>`;

const read = (text: string) => {
  const result = readBankFile(text, { currency: 'EUR' });
  if (!result.ok) throw new Error(result.params?.reason);
  return result.value;
};
const only = (text: string) => {
  const { accounts } = read(text);
  const [account] = accounts;
  if (!account || accounts.length > 1) throw new Error(`There are ${accounts.length} accounts.`);
  return account;
};
const part = (size: string, reference: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId>${more}</Refs>${size && amount(size)}</TxDtls>`;
const batch = (...parts: readonly string[]) => `<AcctSvcrRef>B7</AcctSvcrRef><NtryDtls>${parts.join('')}</NtryDtls>`;
const amountsOf = (text: string) => only(text).lines.map((line) => line.amount);

describe('a statement in CAMT.053', () => {
  it('has a line for each payment within an entry, and a debit that came back is money in', () => {
    const account = only(
      file(
        statement(
          [
            balance('OPBD', '1000.00', '2026-10-29'),
            balance('CLBD', '1459.50', '2026-10-31'),
            entry(
              '429.50',
              'CRDT',
              batch(part('300.00', 'INV-1001'), part('100', 'INV-1002'), part('29.5', 'NOTPROVIDED')),
            ),
            entry('80.00', 'CRDT', '<RvslInd>true</RvslInd><AcctSvcrRef>R1</AcctSvcrRef>'),
            entry('50.00', 'DBIT', '<AddtlNtryInf>Bank  fee</AddtlNtryInf>', '<Sts>BOOK</Sts>'),
          ].join(''),
        ),
      ),
    );
    const days = { day: '2026-10-30', value_day: '2026-10-31', currency: 'EUR' };
    expect(account).toEqual({
      number: 'DE02120300000000202051',
      currency: 'EUR',
      opening: { amount: 100_000, day: '2026-10-29' },
      closing: { amount: 145_950, day: '2026-10-31' },
      lines: [
        { ...days, amount: 30_000, bank_id: 'B7#1', reference: 'INV-1001' },
        { ...days, amount: 10_000, bank_id: 'B7#2', reference: 'INV-1002' },
        { ...days, amount: 2950, bank_id: 'B7#3' },
        { ...days, amount: 8000, bank_id: 'R1', reversal: true },
        { ...days, amount: -5000, text: 'Bank fee' },
      ],
      problems: [],
    });
  });

  it('keeps an entry whole where its parts don’t make it up, and says so', () => {
    const account = only(file(statement(entry('429.50', 'CRDT', batch(part('300.00', 'A'), part('100.00', 'B'))))));
    expect(account.lines).toMatchObject([{ amount: 42_950, bank_id: 'B7' }]);
    expect(account.lines[0]?.reference).toBeUndefined();
    expect(account.problems).toMatchObject([{ line: 2, message: expect.stringContaining('don’t add up') }]);
  });

  it('keeps an entry whole where its parts say no amount, or one in another currency', () => {
    expect(amountsOf(file(statement(entry('40', 'CRDT', batch(part('', 'A'), part('', 'B'))))))).toEqual([4000]);
    const foreign = `<TxDtls><AmtDtls><TxAmt>${amount('20', 'USD')}</TxAmt></AmtDtls></TxDtls>`;
    expect(amountsOf(file(statement(entry('40', 'CRDT', batch(foreign, foreign)))))).toEqual([4000]);
  });

  it('takes the amounts of parts from the amount of the transaction in version 02', () => {
    const parts = ['15.00', '25.00'].map(
      (size) => `<TxDtls><AmtDtls><TxAmt>${amount(size)}</TxAmt></AmtDtls></TxDtls>`,
    );
    expect(amountsOf(file(statement(entry('40.00', 'DBIT', batch(...parts))), 'camt.053.001.02'))).toEqual([
      -1500, -2500,
    ]);
  });

  it('lets a part go the other way than its entry', () => {
    const fee = `<TxDtls>${amount('2.00')}<CdtDbtInd>DBIT</CdtDbtInd></TxDtls>`;
    expect(amountsOf(file(statement(entry('98.00', 'CRDT', batch(part('100.00', 'A'), fee)))))).toEqual([10_000, -200]);
  });

  it('subtracts no charges that are in the entry already', () => {
    const charged = `<TxDtls>${amount('100.00')}<Chrgs><Rcrd>${amount('2.00')}</Rcrd></Chrgs></TxDtls>`;
    const account = only(file(statement(entry('98.00', 'CRDT', batch(charged)))));
    expect(account.lines).toMatchObject([{ amount: 9800, bank_id: 'B7' }]);
    expect(account.problems).toEqual([]);
  });

  it('knows each part by the bank’s own reference of it', () => {
    const parts = [part('1', 'A', '<AcctSvcrRef>P1</AcctSvcrRef>'), part('2', 'B', '<AcctSvcrRef>B7</AcctSvcrRef>')];
    const { lines } = only(file(statement(entry('3', 'CRDT', batch(...parts)))));
    expect(lines.map((line) => line.bank_id)).toEqual(['B7/P1', 'B7#2']);
  });

  it('says who paid or was paid, with account and text, in old versions and new ones', () => {
    const parties = (name: string) =>
      `<TxDtls><RltdPties><Dbtr>${name.replace('NAME', 'Ana Ruiz')}</Dbtr><DbtrAcct><Id><IBAN>ES9121000418450200051332</IBAN></Id></DbtrAcct><Cdtr>${name.replace('NAME', 'Us')}</Cdtr></RltdPties>
       <RmtInf><Ustrd>Lisbon</Ustrd><Ustrd>&amp; Porto</Ustrd><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const expected = { name: 'Ana Ruiz', iban: 'ES9121000418450200051332', text: 'Lisbon & Porto RF18' };
    for (const name of ['<Nm>NAME</Nm>', '<Pty><Nm>NAME</Nm></Pty>'])
      expect(only(file(statement(entry('5', 'CRDT', batch(parties(name)))))).lines).toMatchObject([expected]);
    const reversed = `<RvslInd>true</RvslInd>${batch(parties('<Nm>NAME</Nm>'))}`;
    expect(only(file(statement(entry('5', 'DBIT', reversed)))).lines).toMatchObject([{ ...expected, amount: -500 }]);
    expect(only(file(statement(entry('5', 'CRDT', reversed)))).lines).toMatchObject([{ name: 'Us', amount: 500 }]);
  });

  it('leaves out what isn’t booked yet, and says so', () => {
    const account = only(
      file(
        statement(
          entry('1', 'CRDT', '', '<Sts>PDNG</Sts>') +
            entry('2', 'CRDT', '', '<Sts><Cd>PDNG</Cd></Sts>') +
            entry('3', 'DBIT'),
        ),
      ),
    );
    expect(account.lines.map((line) => line.amount)).toEqual([-300]);
    expect(account.problems).toEqual([{ message: expect.stringContaining('2 entries') }]);
  });

  it('says where the lines don’t lead to the closing balance, and that there are none', () => {
    const balances = balance('OPBD', '10.00', '2026-10-29') + balance('CLBD', '11.00', '2026-10-31');
    expect(only(file(statement(balances + entry('2', 'CRDT')))).problems).toEqual([
      { message: expect.stringContaining('lead to €12.00, but its closing balance is €11.00') },
    ]);
    expect(only(file(statement(''))).problems).toEqual([{ message: 'There are no entries in this statement.' }]);
  });

  it('joins the pages of an account, the earlier first, and keeps accounts apart', () => {
    const page = (opening: string, closing: string, size: string, day: string) =>
      statement(balance('OPBD', opening, day) + balance('CLBD', closing, day) + entry(size, 'CRDT'));
    const { accounts } = read(
      file(
        page('12', '15', '3', '2026-10-31') +
          statement(entry('9', 'DBIT'), 'FR1') +
          page('10', '12', '2', '2026-10-30'),
      ),
    );
    expect(accounts.map(({ number, lines }) => [number, lines.map((line) => line.amount)])).toEqual([
      ['DE02120300000000202051', [200, 300]],
      ['FR1', [-900]],
    ]);
    expect([accounts[0]?.opening?.amount, accounts[0]?.closing?.amount]).toEqual([1000, 1500]);
  });

  it('reads prefixes, character data, and amounts of currencies without decimals', () => {
    const text = file(
      statement(
        entry('5', 'CRDT', '<AddtlNtryInf><![CDATA[A < B & C]]></AddtlNtryInf>').replace('"EUR">5', '"JPY">500'),
      ),
    );
    const prefixed = text.replace(/<(\/?)([A-Z])/g, '<$1c:$2').replace('xmlns=', 'xmlns:c=');
    for (const written of [text, prefixed.replace('<![c:C', '<![C')])
      expect(only(written).lines).toMatchObject([{ amount: 500, currency: 'JPY', text: 'A < B & C' }]);
  });

  it('finds the statement in the envelope that some banks put around it', () => {
    const inside = file(statement(entry('5', 'CRDT'))).replace(/^<\?.*\?>\n/, '');
    const header = '<AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><BizMsgIdr>1</BizMsgIdr></AppHdr>';
    expect(amountsOf(`<BizMsgEnvlp xmlns="urn:bank">${header}${inside}</BizMsgEnvlp>`)).toEqual([500]);
  });

  it('leaves out an amount that its currency doesn’t have, instead of rounding it', () => {
    const account = only(file(statement(entry('5.001', 'CRDT') + entry('5.00000', 'CRDT') + entry('0.00', 'CRDT'))));
    expect(account.lines.map((line) => line.amount)).toEqual([500]);
    expect(account.problems).toHaveLength(2);
  });
});

describe('what is no statement in CAMT.053', () => {
  it.each([
    [
      'a list of the day',
      file('', 'camt.052.001.08'),
      'list of payments of the day (camt.052), not a statement. Ask your bank for camt.053',
    ],
    ['notices', file('', 'camt.054.001.08'), 'camt.054'],
    ['a version to come', file('', 'camt.053.001.14'), 'version 14'],
    ['a document without a namespace', '<Document><BkToCstmrStmt/></Document>', 'isn’t a bank statement'],
    ['no statement at all', file(''), 'no statement in this file'],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${file('')}`, 'document type'],
    ['a file that is cut off', file(statement(entry('1', 'CRDT'))).slice(0, -30), 'damaged or cut off'],
    ['tags that cross', '<Document><a><b></a></b></Document>', 'damaged or cut off'],
    ['an entity that nobody named', '<Document>&x;</Document>', 'damaged or cut off'],
    ['an attribute twice', '<Document a="1" a="2"/>', 'damaged or cut off'],
    ['a prefix that nobody named', '<a:Document/>', 'damaged or cut off'],
    ['too many levels', '<a>'.repeat(100_000), 'nests too deep'],
  ])('is refused with a sentence: %s', (_, text, sentence) => {
    expect(readBankFile(text, { currency: 'EUR' })).toMatchObject({
      ok: false,
      code: 'bank_file.unreadable',
      params: { reason: expect.stringContaining(sentence) },
    });
  });
});
