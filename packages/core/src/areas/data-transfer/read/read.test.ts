import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvReader, guessSeparator } from './csv-reader';
import { guessEncoding } from './encoding';
import { type FileFormat, fileRows, judgeFormat } from './file-rows';
import type { SourceRow } from './source-row';
import { UnreadableFile } from './unreadable';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (bytes: Uint8Array, format: FileFormat = 'csv', size = 7): Promise<SourceRow[]> => {
  const rows: SourceRow[] = [];
  for await (const row of fileRows(inPieces(bytes, size), format, guessEncoding(bytes))) rows.push(row);
  return rows;
};
const cellsOf = async (text: string) => (await read(strToU8(text))).map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([
    [
      'quotes, commas and line ends in cells',
      'a,b\r\n"x, ""y""","1\n2"\r\n',
      [
        ['a', 'b'],
        ['x, "y"', '1\n2'],
      ],
    ],
    [
      'quotes that nobody doubled',
      'a,b\n"Bob "Bobby" Smith",5" screen\n',
      [
        ['a', 'b'],
        ['Bob "Bobby" Smith', '5" screen'],
      ],
    ],
    [
      'spaces behind a quote',
      'a;b\n"x" ;y\n',
      [
        ['a', 'b'],
        ['x', 'y'],
      ],
    ],
    [
      'old line ends, blank rows and no end',
      'a\tb\r\r1\t2\r3\t',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', ''],
      ],
    ],
    [
      'the line that Excel writes for itself',
      'sep=;\na;b\n1;2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'names in any script',
      'ім’я,名前\nОлена,山田 太郎\n',
      [
        ['ім’я', '名前'],
        ['Олена', '山田 太郎'],
      ],
    ],
    ['formulas that an export made safe', "a\n'=1+1\n''=x\n'tis\n", [['a'], ['=1+1'], ["'=x"], ["'tis"]]],
  ])('reads %s', async (_what, text, cells) => {
    expect(await cellsOf(text)).toEqual(cells);
  });

  it('says in which row a quotation mark never closes, and numbers rows as a spreadsheet does', async () => {
    const rows = await read(strToU8('a,b\n1,2\n\n"3,4\n5,6\n'));
    expect(rows.map(({ row, fault }) => [row, Boolean(fault)])).toEqual([
      [1, false],
      [2, false],
      [4, true],
    ]);
  });

  it('reads UTF-16 with and without its mark, and Windows-1252', async () => {
    const text = 'name,city\nJosé,Łódź\n';
    const wide = (mark: string) => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
    for (const bytes of [wide('\uFEFF'), wide('')]) expect((await read(bytes))[1]?.cells).toEqual(['José', 'Łódź']);
    expect((await read(new Uint8Array(Buffer.from('name\nJos\xe9\n', 'latin1'))))[1]?.cells).toEqual(['José']);
  });

  it('survives 300 columns and a note of 5 MB', async () => {
    const wide = Array.from({ length: 300 }, (_, i) => `c${i}`).join(',');
    const [heading, row] = await read(
      strToU8(`${wide}\n${'x'.repeat(5_000_000)},"${'y\n'.repeat(100)}"\n`),
      'csv',
      65_536,
    );
    expect([heading?.cells.length, row?.cells[0]?.length, row?.cells[1]?.length]).toEqual([300, 5_000_000, 200]);
  });

  it('is read alike wherever its pieces are cut', async () => {
    const text = '"a ""b""", c\r\n"1\r\n2" ,3\r\nx"y,"z "q" z"\r\n';
    const whole = await read(strToU8(text), 'csv', 1000);
    for (let size = 1; size < 12; size++) expect(await read(strToU8(text), 'csv', size)).toEqual(whole);
  });
});

it('tells the separator by the heading row, not by commas within quotes', () => {
  expect(guessSeparator('"a,b,c";d;e\n')).toBe(';');
  expect(guessSeparator('name')).toBe(',');
  expect(csvReader('|').push('a|b\n')).toEqual([['a', 'b']]);
});

const SHEET = `<worksheet><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Birthday</t></is></c><c r="D1" t="str"><v>Phone</v></c></row>
<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>30835</v></c><c r="C3"/><c r="D3"><v>1.5550104471E10</v></c></row>
<row r="4"/></sheetData></worksheet>`;
const workbook = () =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/no.xml"/><Relationship Target="/xl/worksheets/people.xml" Id="rId2"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><t>Name</t></si><si><r><t>Ann &amp; </t></r><r><t xml:space="preserve">Bob_x000A_</t></r><rPh><t>no</t></rPh></si></sst>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/people.xml': strToU8(SHEET),
  });

describe('an Excel workbook', () => {
  it('gives the rows of its first shown sheet: shared and own texts, days, whole phone numbers', async () => {
    expect(judgeFormat(workbook())).toBe('xlsx');
    expect(await read(workbook(), 'xlsx', 100)).toEqual([
      { row: 1, cells: ['Name', 'Birthday', '', 'Phone'] },
      { row: 3, cells: ['Ann & Bob\n', '1984-06-02', '', '15550104471'] },
    ]);
  });

  it('that is damaged, too old or no workbook is refused in words', async () => {
    await expect(read(workbook().slice(0, 400), 'xlsx')).rejects.toThrow(UnreadableFile);
    await expect(read(zipSync({ 'a.txt': strToU8('x') }), 'xlsx')).rejects.toThrow(/not a workbook/);
    expect(() => judgeFormat(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toThrow(/old .xls/);
    expect(() => judgeFormat(strToU8('%PDF-1.7'))).toThrow(/holds no list/);
  });
});
