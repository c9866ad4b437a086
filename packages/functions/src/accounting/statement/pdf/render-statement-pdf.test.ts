import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import { JournalEntryId } from '@wayline/core/areas/ledger/journal-entry';
import { prefixOf } from '@wayline/core/base/id-shape';
import { italyStatement } from '@wayline/pages/statement/printed-statement.fixture';
import { expect, it } from 'vitest';
import { SMALL_PNG } from '../../../sweeps/small-pictures';
import { readPdfText } from '../../../trip/itinerary/pdf/pdf-text.fixture';
import { renderStatementPdf } from './render-statement-pdf';

const printed = async (statement: PrintedStatement) =>
  readPdfText(await renderStatementPdf(statement)).replaceAll('\u00a0', ' ');
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pagesOf = (bytes: Uint8Array) => asText(bytes).match(/\/Type \/Page\b/g)?.length;

it('statement of account per client: prints what it opens and closes with, what happened, and what is open', async () => {
  const bytes = await renderStatementPdf(italyStatement());
  expect(pagesOf(bytes)).toBe(1);
  const text = readPdfText(bytes);
  for (const part of [
    ...['Statement of account', 'Kestrel Travel LLC', 'Anna Kowalski', 'January 1 – November 30, 2026'],
    ...['You owe on November 30, 2026', 'Opening balance', '$100.00', 'Closing balance', '$2,768.75'],
    ...['Invoice', 'INV-2026-00004', '$3,643.75', 'Bank transfer · TR-7781', '−$1,000.00', 'Refund', 'Check', '$25.00'],
    ...['Open invoices on November 30, 2026', 'Spring in Italy', 'due since November 20, 2026', '$2,643.75'],
    ...['Not due yet', '$1,821.81', '1–30 days overdue', '$821.94', 'Page 1 of 1'],
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('leaves out');
});
it('says what the client has where they owe nothing, and what is left out', async () => {
  const text = await printed(italyStatement({ closing: -2_500, open_invoices: [], is_partial: true }));
  for (const part of ['In your favor on November 30, 2026', '$25.00', 'leaves out what another advisor looks after'])
    expect(text).toContain(part);
  expect(text).not.toContain('Open invoices');
});
it('is Spanish, on A4, for those who read that', async () => {
  const statement = italyStatement({ language: 'es', currency: 'EUR' });
  expect(asText(await renderStatementPdf(statement))).toContain('/MediaBox [0 0 595.28');
  const text = await printed(statement);
  for (const part of [
    'Estado de cuenta',
    'Usted debe el 30 de noviembre de 2026',
    'Saldo inicial',
    'Factura',
    'Reembolso',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Balance|Invoice|Payment|November/);
});
it('has the logo of the company instead of its name, and only invoices in its currency', async () => {
  const { open_invoices } = italyStatement();
  const other = italyStatement({ open_invoices: open_invoices.map((one) => ({ ...one, currency: 'EUR' })) });
  const bytes = await renderStatementPdf(other, { logo: SMALL_PNG });
  expect(asText(bytes)).toContain('/Subtype /Image');
  expect(readPdfText(bytes)).not.toContain('Open invoices');
});
it('goes on over as many pages as 2,000 lines need, each with the heads of its columns', async () => {
  const [first] = italyStatement().lines;
  const lines = Array.from({ length: 2_000 }, (_, i) => ({
    ...(first as PrintedStatement['lines'][number]),
    entry_id: JournalEntryId.parse(`${prefixOf('journal_entry')}_${String(i).padStart(26, '0')}`),
    number: `INV-${i}`,
  }));
  const bytes = await renderStatementPdf(italyStatement({ lines }));
  const pages = pagesOf(bytes) ?? 0;
  expect(pages).toBeLessThan(100);
  const text = readPdfText(bytes);
  for (const part of ['INV-0', 'INV-1000', 'INV-1999', `Page ${pages} of ${pages}`]) expect(text).toContain(part);
  expect(text.match(/Description/g)?.length).toBe(pages);
});
