import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { getCellText } from './cell-text';
import { exportTable } from './export-table';
import type { Column, FetchRows } from './table-types';

type Row = { id: string; name: string; pax: number };
const COLUMNS: Column<Row>[] = [
  { key: 'name', label: 'Trip' },
  { key: 'pax', label: 'Pax', show: ({ pax }) => pax },
  { key: 'status', label: 'Status', show: () => ({}) as never, text: () => '=cmd()' },
];
const TOTAL = 2_345;
const asked: unknown[] = [];
const fetchRows: FetchRows<Row> = async ({ cursor, per_page, search, filters }) => {
  asked.push({ cursor, per_page, search, filters });
  const first = Number(cursor ?? 0);
  const count = Math.min(per_page, TOTAL - first);
  const rows = Array.from({ length: count }, (_, i) => ({ id: `${first + i}`, name: `Çeşme, “${first + i}”`, pax: 2 }));
  const next = first + count;
  return { rows, total: TOTAL, cursor: next < TOTAL ? String(next) : undefined };
};
const wanted = {
  fetchRows,
  columns: COLUMNS,
  search: 'x',
  filters: { status: 'PAID' },
  signal: new AbortController().signal,
  onRows: () => undefined,
};

describe('an exported table', () => {
  it('has its rows in the order that is shown', async () => {
    const order = (rows: readonly Row[]) => [...rows].reverse();
    const text = await (await exportTable('csv', { ...wanted, order })).text();
    expect(text.split('\r\n')[1]).toContain(`${TOTAL - 1}`);
  });
  it('has every row that matches and the shown columns, and a spreadsheet reads its letters', async () => {
    const text = await (await exportTable('csv', wanted)).text();
    const bytes = new Uint8Array(await (await exportTable('csv', wanted)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('Trip,Pax,Status');
    expect(lines[1]).toBe(`"Çeşme, “0”",2,'=cmd()`);
    expect(lines).toHaveLength(TOTAL + 1);
    expect(asked[0]).toMatchObject({ search: 'x', filters: { status: 'PAID' }, cursor: undefined });
  });

  it('is a workbook as well, with numbers as numbers', async () => {
    const book = await exportTable('xlsx', wanted);
    const files = unzipSync(new Uint8Array(await book.arrayBuffer()));
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    expect(sheet.match(/<row /g)).toHaveLength(TOTAL + 1);
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>2<\/v>/);
    expect(sheet).not.toContain('<f>');
  });

  it('says of a cell what it shows, unless the column has a text for it', () => {
    const row = { id: '1', name: 'Lisbon', pax: 2 };
    expect(COLUMNS.map((column) => getCellText(column, row))).toEqual(['Lisbon', 2, '=cmd()']);
    expect(getCellText({ key: 'gone', label: 'Gone' }, row)).toBe('');
  });
});
