import type { ClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import {
  canceledInvoice,
  draftInvoice,
  italyInvoice,
  lateInvoice,
  paidInvoice,
} from '@wayline/pages/invoice/client-invoice.fixture';
import { expect, it } from 'vitest';
import { SMALL_PNG } from '../../sweeps/small-pictures';
import { readPdfText } from '../../trip/itinerary/pdf/pdf-text.fixture';
import { renderCreditNotePdf, renderInvoicePdf } from './render-invoice-pdf';

const printed = async (invoice: ClientInvoice) =>
  readPdfText(await renderInvoicePdf(invoice)).replaceAll('\u00a0', ' ');
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pagesOf = (bytes: Uint8Array) => asText(bytes).match(/\/Type \/Page\b/g)?.length;

it('prints all of an invoice on one page of Letter paper', async () => {
  const bytes = await renderInvoicePdf(italyInvoice());
  expect(pagesOf(bytes)).toBe(1);
  expect(asText(bytes)).toContain('/MediaBox [0 0 612 792]');
  const text = readPdfText(bytes);
  for (const part of [
    ...['Invoice', 'INV-2026-00004', 'Kestrel Travel LLC', 'Seller of travel 2148-9', 'Page 1 of 1'],
    ...['Next payment', '$1,821.94', 'by November 30, 2026', '$2,601.75 left to pay in total'],
    ...['November 2, 2026', 'Anna Kowalski', 'Spring in Italy', 'The villa is yours!'],
    ...['Villa Aurora, Lake Como', 'breakfast included', '$640.00', '$3,200.00', 'Paid to the supplier'],
    ...[
      'Subtotal',
      'Discount',
      '−$100.00',
      'Sales tax 5.5%',
      'Paid at suppliers',
      '−$42.00',
      'Balance due',
      '$2,601.75',
    ],
    ...['Payment schedule', 'Second payment', 'January 20, 2027', 'Bank transfer · TR-7781'],
    ...[
      'How to pay',
      '0048 1120 7764',
      'Prefer to pay by card?',
      'Deposits aren’t refundable.',
      'Coastal Travel Guild',
    ],
  ])
    expect(text).toContain(part);
});
it('says what is overdue, and what is left of a payment that came in part', async () => {
  const text = await printed(lateInvoice({ revision: 2, part: 264_375 }));
  for (const part of ['Revision 2', 'due since November 30, 2026', 'Overdue · $821.94 left', 'Your part'])
    expect(text).toContain(part);
});
it('says that it is paid, a draft or canceled, and then asks for nothing', async () => {
  const [paid, draft, canceled] = await Promise.all([paidInvoice(), draftInvoice(), canceledInvoice()].map(printed));
  expect(paid).toContain('Paid in full. Thank you.');
  expect(draft).toMatch(/Draft .*This is a draft\. Nothing is due yet\./);
  expect(canceled).toMatch(/Canceled .*This invoice was canceled\./);
  for (const text of [paid, draft, canceled]) expect(text).not.toContain('How to pay');
});
it('is Spanish, on A4, for those who read that', async () => {
  const invoice = lateInvoice({ language: 'es', currency: 'EUR', prices_include_tax: true });
  expect(asText(await renderInvoicePdf(invoice))).toContain('/MediaBox [0 0 595.28');
  const text = await printed(invoice);
  for (const part of [
    ...['Factura', 'Vencido', '821,94 €', 'vencido desde el 30 de noviembre de 2026', 'Facturado a', 'Concepto'],
    ...['Sales tax 5,5 %, incluido', 'Saldo pendiente', 'Calendario de pagos', 'Transferencia bancaria', 'Cómo pagar'],
    ...['Términos y condiciones', 'Página 1 de 1'],
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Invoice|Amount|Overdue|Bank transfer|November/);
});
it('has the logo of the company instead of its name, in every place and size', async () => {
  const places = ['left', 'center', 'right'] as const;
  for (const [i, size] of (['small', 'medium', 'large'] as const).entries()) {
    const house = { logo: { place: places[i] ?? 'left', size } };
    expect(asText(await renderInvoicePdf(italyInvoice({ house }), { logo: SMALL_PNG }))).toContain('/Subtype /Image');
  }
});
it('prints other scripts, and marks one that no face has', async () => {
  const text = await printed(italyInvoice({ billed_to: ['Олена'], trip_name: 'თბილისი', currency: 'UAH' }));
  expect(text).toContain('Олена');
  expect(text).toContain('[…] stands for');
});
it('does not stumble over nothing, or over more than a page of anything', async () => {
  const { house, lines } = italyInvoice();
  const words = { title: '', sender: '', intro: '', terms: '', foot: '' };
  const bare = italyInvoice({
    house: { words, how_to_pay: { words: '' } },
    lines: [],
    plan: [],
    payments: [],
    taxes: [],
  });
  expect((await renderInvoicePdf(bare)).length).toBeGreaterThan(1000);
  const long = 'x\n'.repeat(1000);
  const tall = italyInvoice({
    message: long,
    house: { words: { ...house.words, terms: long }, how_to_pay: { ...house.how_to_pay, words: long } },
    lines: lines.map((line) => ({ ...line, title: 'x'.repeat(200), detail: long })),
  });
  expect(pagesOf(await renderInvoicePdf(tall))).toBeGreaterThan(50);
});
it('goes on over as many pages as 2,000 lines need, each with the heads of its columns and its number', async () => {
  const { lines } = italyInvoice();
  const many = Array.from({ length: 500 }, (_, i) => lines.map((line) => ({ ...line, id: `${line.id}-${i}` }))).flat();
  const bytes = await renderInvoicePdf(italyInvoice({ lines: many }));
  const pages = pagesOf(bytes) ?? 0;
  expect(pages).toBeLessThan(100);
  const text = readPdfText(bytes);
  expect(text.match(/Planning fee/g)).toHaveLength(500);
  expect(text.match(/Description/g)?.length).toBeGreaterThan(80);
  expect(text).toContain(`Page ${pages} of ${pages}`);
});

it('prints a credit note with what it takes back, what is kept and whose part it is', async () => {
  const { house, lines } = italyInvoice();
  const [villa] = lines.slice(0, 1);
  const note: ClientCreditNote = {
    ...{ house, language: 'en', number: 'CN-2026-00003', invoice_number: 'INV-2026-00004', day: '2026-12-01' },
    ...{ reason: 'The villa is closed.', currency: 'USD', trip_name: 'Spring in Italy', billed_to: ['Anna Kowalski'] },
    lines: villa ? [{ ...villa, detail: undefined, quantity: 1, unit_price: 320_000 }] : [],
    taxes: [{ code: 'ST', name: 'Sales tax', rate: '5.5', tax: 16_682 }],
    ...{ fee: 5_000, total: 315_000, part: 157_500 },
  };
  const bytes = await renderCreditNotePdf(note);
  expect(pagesOf(bytes)).toBe(1);
  const text = readPdfText(bytes).replaceAll('\u00a0', ' ');
  for (const part of [
    ...['Credit note', 'CN-2026-00003', 'For invoice', 'INV-2026-00004', 'December 1, 2026', 'The villa is closed.'],
    ...['Villa Aurora, Lake Como', '$3,200.00', 'Sales tax 5.5%, included', '$166.82', 'Cancellation fee', '−$50.00'],
    ...['Total credit', '$3,150.00', 'Your part', '$1,575.00', 'Anna Kowalski'],
  ])
    expect(text).toContain(part);
});
