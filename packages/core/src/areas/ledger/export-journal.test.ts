import { describe, expect, it } from 'vitest';
import { exportJournal } from './export-journal';
import { ShownEntry } from './shown-entry';

const CLIENT = `cli_${'1'.repeat(26)}`;
const entry = ShownEntry.parse({
  id: `journal_entry_${'0'.repeat(18)}0000E142`,
  source: 'manual:1',
  kind: 'manual',
  entry_date: '2026-04-10',
  posted_at: '2026-04-10T12:00:00.000Z',
  posted_by: 'usr_1',
  memo: '=HYPERLINK("x"), a\tnote',
  lines: [
    { account: '1000', currency: 'USD', amount: 127_654, base_amount: 127_654, dimensions: { bank: 'Main, USD' } },
    { account: '4330', currency: 'USD', amount: -4_198, base_amount: -4_198, dimensions: { client: CLIENT } },
    { account: '3000', currency: 'USD', amount: -123_456, base_amount: -123_456, hidden: ['client'] },
  ],
});
const NAMES: Record<string, string> = { 1000: 'Operating bank', 4330: 'Convenience fees', 3000: "Owner's equity" };
const rowsOf = (format: Parameters<typeof exportJournal>[0]) =>
  exportJournal(format, [entry], { nameOf: (code) => NAMES[code] ?? '', names: { [CLIENT]: 'Mara Li' } })
    .trimEnd()
    .split('\r\n');

describe('a journal as a file', () => {
  it('for a spreadsheet has debits and credits apart, and no formula', () => {
    const [head, first, second, third] = rowsOf('csv');
    expect(head).toContain('Entry,Date,Memo,Account,Account name,Debit,Credit,Currency,trip,booking,client');
    expect(first).toContain(`E-0000E142,2026-04-10,"'=HYPERLINK(""x""), a\tnote",1000,Operating bank,1276.54,,USD,`);
    expect(first).toContain('"Main, USD"');
    expect(second).toContain('4330,Convenience fees,,41.98,USD,,,Mara Li,');
    expect(third).toContain(',,1234.56,USD,,,Hidden,');
  });
  it.each([
    ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
    ['-2+HYPERLINK("http://x",1)', `"'-2+HYPERLINK(""http://x"",1)"`],
    ['-.5+1', "'-.5+1"],
    ['+1', '+1'],
    ['-12.50', '-12.50'],
    ['- a note', "'- a note"],
  ])('keeps a text as text that a spreadsheet would work out: %s', (memo, cell) => {
    for (const format of ['csv', 'quickbooks', 'xero'] as const)
      expect(exportJournal(format, [{ ...entry, memo }], { nameOf: () => '', names: {} })).toContain(`,${cell},`);
  });
  it('for QuickBooks Online has its columns, and rows of one number that add up', () => {
    const [head, ...rows] = rowsOf('quickbooks');
    expect(head).toBe('JournalNo,JournalDate,AccountName,Debits,Credits,Description,Name,Location,Class');
    expect(rows.map((row) => row.slice(0, 22))).toEqual(rows.map(() => 'E-0000E142,04/10/2026,'));
    expect(rows[2]).toContain("Owner's equity,,1234.56,");
  });
  it('for Xero has days first and one signed amount', () => {
    const rows = rowsOf('xero');
    expect(rows[1]).toContain(',10/04/2026,');
    expect(rows.slice(1).map((row) => /\),(-?[\d.]+),,,,$/.exec(row)?.[1])).toEqual(['1276.54', '-41.98', '-1234.56']);
  });
  it('for QuickBooks Desktop has three lines of heads, one first line, and its end, without tabs in texts', () => {
    const rows = rowsOf('iif').map((row) => row.split('\t'));
    expect(rows.map(([kind]) => kind)).toEqual(['!TRNS', '!SPL', '!ENDTRNS', 'TRNS', 'SPL', 'SPL', 'ENDTRNS']);
    expect(rows[3]).toEqual([
      'TRNS',
      'GENERAL JOURNAL',
      '04/10/2026',
      'Operating bank',
      '',
      '',
      '1276.54',
      'E-0000E142',
      '=HYPERLINK( x ), a note',
    ]);
  });
});
