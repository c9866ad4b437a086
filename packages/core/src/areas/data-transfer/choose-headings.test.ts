import { expect, it } from 'vitest';
import { withHeadings } from './choose-headings';
import { DataImport } from './data-import';

const stopped = { done: { rows: 3 }, heading_row: 0, first_rows: [{ row: 1, cells: [] }], version: 7 };

it('leaves headings where they are once rows were written, as those are counted from there', async () => {
  const before = stopped as unknown as DataImport;
  const refused = await withHeadings({} as never, before, 0);
  expect(refused).toMatchObject({ ok: false, code: 'import.under_way', current: { version: 7 } });
});
it('of an import that is from before they could be chosen are the first row', () => {
  const { heading_row, first_rows } = DataImport.pick({ heading_row: true, first_rows: true }).parse({});
  expect([heading_row, first_rows]).toEqual([0, []]);
});
