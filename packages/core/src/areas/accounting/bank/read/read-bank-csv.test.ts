import { describe, expect, it } from 'vitest';
import type { CsvField, CsvMapping } from './csv-mapping';
import { guessColumns } from './guess-columns';
import { headerShape } from './header-shape';
import { readBankFile } from './read-bank-file';

const read = (file: string | Uint8Array, mapping?: CsvMapping, currency = 'EUR') => {
  const result = readBankFile(file, { currency, mapping });
  if (!result.ok) throw new Error(result.params?.reason);
  return result.value;
};
const account = (...of: Parameters<typeof read>) => {
  const { accounts, csv } = read(...of);
  const [only] = accounts;
  if (!only) throw new Error(`The file asks: ${JSON.stringify(csv?.needs)}`);
  return only;
};
const needs = (...of: Parameters<typeof read>) => read(...of).csv?.needs;
const reasonOf = (file: string) => {
  const result = readBankFile(file, { currency: 'EUR' });
  return result.ok ? undefined : result.params?.reason;
};
const amountsOf = (...amounts: readonly string[]) =>
  account(['Date;Amount', ...amounts.map((amount) => `2026-10-01;${amount}`)].join('\n')).lines.map(
    (line) => line.amount,
  );

const GERMAN = `Kontoauszug\nIBAN;DE02120300000000202051\n
Buchungstag;Valutadatum;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag (EUR);Währung;Saldo nach Buchung
31.10.2026;01.11.2026;"Müller; Söhne";Reise 7;1.250,00;EUR;2.204,46
30.10.26;30.10.2026;Café;Rechnung;-45,54;EUR;954,46
Summe;;;;1.204,46;;
`;

describe('a bank’s CSV file', () => {
  it('is read below its titles and above its totals, with the balance before and after', () => {
    const latin = Uint8Array.from(GERMAN, (letter) => letter.charCodeAt(0));
    for (const file of [GERMAN, latin, `\uFEFF${GERMAN}`]) {
      expect(account(file, undefined, 'USD')).toEqual({
        currency: 'EUR',
        opening: { amount: 100_000 },
        closing: { amount: 220_446, day: '2026-10-31' },
        lines: [
          {
            day: '2026-10-31',
            value_day: '2026-11-01',
            amount: 125_000,
            currency: 'EUR',
            name: 'Müller; Söhne',
            text: 'Reise 7',
          },
          {
            day: '2026-10-30',
            value_day: '2026-10-30',
            amount: -4554,
            currency: 'EUR',
            name: 'Café',
            text: 'Rechnung',
          },
        ],
        problems: [],
      });
    }
  });

  it.each<[string, CsvField[]]>([
    [
      'Posting Date,Transaction Date,Description,Check or Slip #,Debit,Credit,Balance',
      ['day', '', 'text', 'check_number', 'debit', 'credit', 'balance'],
    ],
    [
      'Fecha contable,Fecha valor,Concepto,Importe,Divisa,Saldo',
      ['day', 'value_day', 'text', 'amount', 'currency', 'balance'],
    ],
    ['Fecha,Descripción,Cargos,Abonos,Beneficiario', ['day', 'text', 'debit', 'credit', 'name']],
    ['Buchungsdatum,Empfänger,Verwendungszweck,Soll,Haben', ['day', 'name', 'text', 'debit', 'credit']],
    [
      'Date comptable,Date de valeur,Libellé,Débit,Crédit,Devise',
      ['day', 'value_day', 'text', 'debit', 'credit', 'currency'],
    ],
    ['Data,Descrição,Valor,Saldo,Moeda', ['day', 'text', 'amount', 'balance', 'currency']],
    [
      'Data contabile,Data valuta,Descrizione,Dare,Avere,Causale',
      ['day', 'value_day', 'text', 'debit', 'credit', 'text'],
    ],
    [
      'Boekdatum,Naam tegenpartij,Tegenrekening,Bedrag EUR,Omschrijving,Volgnr',
      ['day', 'name', 'iban', 'amount', 'text', 'bank_id'],
    ],
    [
      'Transaction ID,Date,Payee,Memo,Amount in USD,Reference',
      ['bank_id', 'day', 'name', 'text', 'amount', 'reference'],
    ],
  ])('has columns that are known by their headings: %s', (headings, columns) =>
    expect(guessColumns(headings.split(','), [])).toEqual(columns),
  );

  it('knows a column of directions or of valuta by what is in it', () => {
    expect(guessColumns(['Datum', 'Af Bij', 'Valuta'], [['1', 'Af', 'EUR']])).toEqual(['day', 'direction', 'currency']);
    expect(guessColumns(['Datum', 'Details', 'Valuta'], [['1', 'Hotel', '1.2.2026']])).toEqual([
      'day',
      'text',
      'value_day',
    ]);
  });

  it.each([
    [
      ['1.234,56', '2.000'],
      [123_456, 200_000],
    ],
    [
      ['2,000', '1,234.56'],
      [200_000, 123_456],
    ],
    [
      ['(45.00)', '45.00-', '45.00 DR', '\u221245.00', '-$45.00', '45.00 CR'],
      [-4500, -4500, -4500, -4500, -4500, 4500],
    ],
    [
      ['45,00 S', '45,00 H', '€ 45,5', '1 000,00'],
      [-4500, 4500, 4550, 100_000],
    ],
    [
      ['1.234.567', '1.234'],
      [123_456_700, 123_400],
    ],
  ])('reads the amounts %j', (written, minor) => expect(amountsOf(...written)).toEqual(minor));

  it('asks which decimal sign is meant where every amount could be read in two ways', () => {
    const file = 'Date,Amount\n2026-10-01,1.234\n2026-10-02,-2.500\n2026-10-03,7';
    expect(needs(file)).toEqual([
      {
        kind: 'decimal',
        example: '1.234',
        readings: [
          { answer: 'comma', as: '1234' },
          { answer: 'point', as: '1.234' },
        ],
      },
    ]);
    expect(read(file).accounts).toEqual([]);
    const columns: CsvField[] = ['day', 'amount'];
    expect(account(file, { columns, decimal: 'comma' }).lines.map((line) => line.amount)).toEqual([
      123_400, -250_000, 700,
    ]);
    expect(account(file, { columns, decimal: 'point' }, 'KWD').lines.map((line) => line.amount)).toEqual([
      1234, -2500, 7000,
    ]);
    const certain = `${file}\n2026-10-04,"1.234,5"`;
    expect(account(certain, { columns, decimal: 'point' }).lines[0]?.amount).toBe(123_400);
    expect(needs(`${file}\n2026-10-04,"1.234,5"\n2026-10-04,"1,234.5"`)).toHaveLength(1);
  });

  it('asks whether the day comes first where every day could be read in two ways', () => {
    const file = 'Date,Amount\n03/03/2026,1.00\n03/04/2026,2.00';
    expect(needs(file)).toEqual([
      {
        kind: 'day_order',
        example: '03/04/2026',
        readings: [
          { answer: 'day_first', as: '2026-04-03' },
          { answer: 'month_first', as: '2026-03-04' },
        ],
      },
    ]);
    const dayOf = (text: string, mapping?: CsvMapping) => account(text, mapping).lines[1]?.day;
    expect(dayOf(file, { columns: ['day', 'amount'], day_order: 'day_first' })).toBe('2026-04-03');
    expect(dayOf(`${file}\n03/25/2026,1`)).toBe('2026-03-04');
    expect(dayOf(`${file}\n25/03/2026,1`)).toBe('2026-04-03');
    expect(dayOf(file.replaceAll('/', '.'))).toBe('2026-04-03');
    expect(needs('Date,Amount\n03/03/2026,1.00')).toEqual([]);
    expect(reasonOf(`${file}\n03/25/2026,1\n25/03/2026,1`)).toContain('one date format');
  });

  it('asks for columns that it doesn’t know, shows what is there, and reads them once it is answered', () => {
    const file = 'My bank\nWhen,How much,What\n2026-10-01,5.00,Tea\n2026-10-02,-6.00,Cake';
    const { csv } = read(file);
    expect(csv).toEqual({
      shape: headerShape([' when', 'HOW MUCH', 'What ']),
      headers: ['When', 'How much', 'What'],
      samples: [
        ['2026-10-01', '5.00', 'Tea'],
        ['2026-10-02', '-6.00', 'Cake'],
      ],
      mapping: { columns: ['', '', ''] },
      needs: [{ kind: 'columns', message: expect.stringContaining('which column has the day') }],
    });
    expect(account(file, { columns: ['day', 'amount', 'text'] }).lines).toMatchObject([
      { amount: 500, text: 'Tea' },
      { amount: -600 },
    ]);
    expect(needs(file, { columns: ['day', 'amount'] })).toHaveLength(1);
  });

  it('numbers the columns of a file without headings', () => {
    const file = '2026-10-01,5.00,Tea\n2026-10-02,-6.00,Cake';
    expect(read(file).csv).toMatchObject({ headers: ['Column 1', 'Column 2', 'Column 3'] });
    expect(account(file, { columns: ['day', 'amount', 'text'] }).lines).toHaveLength(2);
  });

  it('reads money in and out from two columns, whether what went out has a minus or not', () => {
    const file = (out: string) =>
      `Date,Debit,Credit\n2026-10-01,${out},\n2026-10-02,0.00,7.00\n2026-10-03,1,2\n2026-10-04,,`;
    for (const out of ['5.00', '-5.00']) {
      const { lines, problems } = account(file(out).replace('1,2', out === '5.00' ? '1,2' : '-1,2'));
      expect(lines.map((line) => line.amount)).toEqual([-500, 700]);
      expect(problems.map((problem) => problem.line)).toEqual([4, 5]);
    }
  });

  it('reads which way an amount went from the column beside it, where amounts have no sign', () => {
    const file = 'Datum;Af Bij;Bedrag (EUR)\n20261001;Af;5,00\n20261002;Bij;7,00\n20261002;Zo;8,00';
    expect(account(file).lines.map((line) => line.amount)).toEqual([-500, 700]);
    expect(account(file).problems).toEqual([{ line: 4, message: expect.stringContaining('money in or out') }]);
    const signed = 'Details,Posting Date,Amount\nDEBIT,2026-10-01,-5.00\nDEBIT,2026-10-01,7.00';
    expect(account(signed).lines.map((line) => line.amount)).toEqual([-500, 700]);
  });

  it('says which rows it couldn’t read, by their numbers in a spreadsheet', () => {
    const file =
      'sep=;\nDate;Amount\n\n2026-02-30;5.00\n2026-10-01;five 5\n2026-10-01;\n2026-10-01;0.00\n2026-10-01;1.00\n2026-10-01;"2.00';
    const { lines, problems } = account(file);
    expect(lines.map((line) => line.amount)).toEqual([100]);
    expect(problems.map((problem) => problem.line)).toEqual([4, 5, 6, 7, 9]);
  });

  it('says where balances don’t follow from the amounts, and that there are no rows', () => {
    const file = 'Date,Amount,Balance\n2026-10-01,5.00,105.00\n2026-10-02,-6.00,99.00';
    expect(account(file)).toMatchObject({ opening: { amount: 10_000 }, closing: { amount: 9900 }, problems: [] });
    const wrong = account(file.replace('99.00', '98.00'));
    expect(wrong).toMatchObject({ problems: [{ message: expect.stringContaining('balances') }] });
    expect(wrong.closing).toBeUndefined();
    expect(account('Date,Amount\n').problems).toEqual([{ message: expect.stringContaining('no rows') }]);
  });

  it('keeps a row in the currency it says', () => {
    const { currency, lines } = account('Date,Amount,Currency\n2026-10-01,500,JPY\n2026-10-01,5.00,USD');
    expect(currency).toBe('EUR');
    expect(lines).toMatchObject([
      { amount: 500, currency: 'JPY' },
      { amount: 500, currency: 'USD' },
    ]);
  });

  it('lists a hundred problems and counts the rest', () => {
    const { problems } = account(`Date,Amount\n${'2026-10-01,x\n'.repeat(150)}`);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toMatch(/^50 more/);
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['hello', 'no list of payments'],
    ['%PDF-1.7', 'PDF'],
    ['PK\u0003\u0004', 'workbook or a ZIP'],
    [':20:START\n:25:1', 'MT940'],
    ['!Type:Bank\nD1', 'QIF'],
    ['<!DOCTYPE html><p>', 'web page'],
    [`Date,Amount\n${'2026-10-01,5\n'.repeat(100_001)}`, '100,000 rows'],
    ['x'.repeat(10_000_001), '10 MB'],
  ])('is refused where it is none (%#)', (file, reason) => expect(reasonOf(file)).toContain(reason));
});
