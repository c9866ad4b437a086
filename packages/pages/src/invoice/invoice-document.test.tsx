import { ACCOUNTING_ERRORS } from '@wayline/core/areas/accounting/errors';
import type { CreditNote } from '@wayline/core/areas/accounting/invoices/credit-note';
import { Invoice } from '@wayline/core/areas/accounting/invoices/invoice';
import { InvoiceLine } from '@wayline/core/areas/accounting/invoices/invoice-line';
import { toClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { idFor } from '@wayline/core/areas/accounting/worked-out.fixture';
import { describe, expect, it } from 'vitest';
import { parsePage, textIn, textsIn } from '../document/parse-page.fixture';
import { toGoneWords } from '../link-gone/gone-words';
import {
  canceledInvoice,
  draftInvoice,
  elsewhereInvoice,
  italyInvoice,
  lateInvoice,
  paidInvoice,
} from './client-invoice.fixture';
import { renderInvoice, renderInvoiceGone } from './invoice-document';

const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const LOGO = '/services/public/api/v1/logos/cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV/fil_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const pageOf = (invoice = italyInvoice()) => parsePage(renderInvoice(invoice, { pdf: 'invoice.pdf', under_way: [] }));
const headings = (page: ParentNode) => textsIn(page, 'h1, h2');

describe('the page of an invoice', () => {
  it('begins with what is asked for now, by when, and how it is paid', () => {
    const page = pageOf();
    expect(textIn(page, 'h1')).toBe('Invoice INV-2026-00004');
    expect(textsIn(page, '.asked-words > *')).toEqual([
      'Next payment',
      '$1,821.94',
      'by November 30, 2026',
      '$2,601.75 left to pay in total',
    ]);
    const links = [...page.querySelectorAll('.asked a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#how-to-pay', 'invoice.pdf']);
    expect(page.querySelector('#how-to-pay')?.textContent).toContain('0048 1120 7764');
  });
  it('shows what is billed, what it comes to, what is due when and what came', () => {
    const page = pageOf();
    expect(textsIn(page, '.lines th[scope=col]')).toEqual(['Description', 'Quantity', 'Price', 'Amount']);
    expect(textIn(page, '.lines tbody tr')).toBe(
      'Villa Aurora, Lake ComoMarch 20 – 25, 2027, breakfast included5 × $640.005$640.00$3,200.00',
    );
    expect(textsIn(page, '.lines .tag')).toEqual(['Paid to the supplier']);
    expect(textsIn(page, '.totals > div')).toEqual([
      'Subtotal$3,730.00',
      'Discount−$100.00',
      'Sales tax 5.5%$13.75',
      'Total$3,643.75',
      'Paid at suppliers−$42.00',
      'Received−$1,000.00',
      'Balance due$2,601.75',
    ]);
    expect(textsIn(page, 'ol.rows li')).toEqual([
      'DepositNovember 5, 2026$1,000.00Paid',
      'Second paymentNovember 30, 2026$1,821.94Open',
      'Final paymentJanuary 20, 2027$779.81Open',
    ]);
    expect(textsIn(page, 'ul.rows li')).toEqual(['Bank transfer · TR-7781November 4, 2026$1,000.00']);
  });
  it('says what is overdue, since when, and what is left of a payment that came in part', () => {
    const page = pageOf(lateInvoice({ revision: 3, part: 264_375 }));
    expect(textIn(page, '.asked.is-overdue')).toContain('Overdue$821.94due since November 30, 2026');
    expect(textsIn(page, '.row-state')).toContain('Overdue · $821.94 left');
    expect(textIn(page, 'h1')).toBe('Invoice INV-2026-00004 · Revision 3');
    expect(textsIn(page, '.totals dt')).toContain('Your part');
  });
  it('is calm once everything came, and asks for nothing', () => {
    const page = pageOf(paidInvoice());
    expect(textIn(page, '.asked.is-paid')).toBe('Paid in full. Thank you.$3,601.75 receivedDownload PDF');
    expect(headings(page)).not.toContain('How to pay');
  });
  it('asks for nothing of what is all paid at suppliers, and doesn’t say that it came', () => {
    const page = pageOf(elsewhereInvoice());
    expect(textIn(page, '.asked-words')).toBe('Nothing to pay to Kestrel Travel');
    expect(textsIn(page, '.totals > div')).toEqual(['Total$42.00', 'Paid at suppliers−$42.00', 'Balance due$0.00']);
    expect(headings(page)).not.toContain('How to pay');
    const spanish = pageOf(elsewhereInvoice({ language: 'es' }));
    expect(textIn(spanish, '.asked-words')).toBe('Nada que pagar a Kestrel Travel');
    expect(textsIn(spanish, '.totals dt')).toContain('Se paga a los proveedores');
  });
  it('marks a draft and a canceled invoice, which ask for nothing either', () => {
    const draft = pageOf(draftInvoice());
    expect([textIn(draft, 'h1'), textIn(draft, '.stamp')]).toEqual(['Invoice', 'Draft']);
    expect(textIn(draft, '.asked-words')).toBe('Total$3,643.75This is a draft. Nothing is due yet.');
    const canceled = pageOf(canceledInvoice());
    expect(textIn(canceled, '.stamp')).toBe('Canceled');
    expect(textIn(canceled, '.asked-words')).toBe('This invoice was canceled.There’s nothing to pay.');
    for (const page of [draft, canceled]) expect(headings(page)).toHaveLength(3);
  });
  it('leaves out what there is nothing of', () => {
    const words = { title: '', sender: ' ', intro: '', terms: '', foot: '' };
    const page = pageOf(
      italyInvoice({
        house: { words, how_to_pay: { words: '' }, contact: undefined },
        ...{
          message: undefined,
          lines: [],
          payments: [],
          taxes: [],
          discount: 0,
          at_supplier: 0,
          received: 0,
          due: 364_375,
        },
        plan: [{ id: 'a', name: 'All of it', due_day: '2026-12-01', amount: 364_375, open: 364_375, state: 'due' }],
      }),
    );
    expect(headings(page)).toEqual(['Invoice INV-2026-00004', 'Amount due']);
    expect(page.querySelector('table, .typed, .rows')).toBeNull();
    expect(textsIn(page, '.totals dt')).toEqual(['Total', 'Balance due']);
    expect(textIn(page, '.bill-facts')).toContain('DueDecember 1, 2026');
    expect(textIn(page, '.bill-foot')).toBe('Kestrel Travel');
  });
  it('has no columns for counts where everything is there once', () => {
    const lines = italyInvoice().lines.filter(({ quantity }) => quantity === 1);
    expect(textsIn(pageOf(italyInvoice({ lines })), '.lines th')).toEqual(['Description', 'Amount']);
  });
  it('says that taxes are within the prices', () => {
    expect(textsIn(pageOf(italyInvoice({ prices_include_tax: true })), '.is-inner dt')).toEqual([
      'Sales tax 5.5%, included',
    ]);
  });
  it('has the logo of the agency where it is set, and its own title', () => {
    const { words } = italyInvoice().house;
    const house = {
      logo_url: LOGO,
      logo: { place: 'right', size: 'large' } as const,
      words: { ...words, title: 'Bill' },
    };
    const page = pageOf(italyInvoice({ house: { ...house, accent: 'plum' } }));
    expect(page.querySelector('.house.at-right .house-logo.is-large')?.getAttribute('alt')).toBe('Kestrel Travel');
    expect(textIn(page, 'h1')).toBe('Bill INV-2026-00004');
    expect(page.querySelector('.accent-plum')).not.toBeNull();
    const elsewhere = pageOf(italyInvoice({ house: { logo_url: 'https://evil.example/x.png' } }));
    expect(elsewhere.querySelector('img')).toBeNull();
  });
  it('tells a chat that previews the link whose it is, and nothing of the client', () => {
    const head = parsePage(renderInvoice(italyInvoice(), { pdf: 'x', under_way: [] })).head.outerHTML;
    expect(head).toContain('<title>Invoice from Kestrel Travel</title>');
    for (const secret of ['Anna', 'Italy', 'INV-', '1,821']) expect(head).not.toContain(secret);
    expect(head).toContain('noindex');
  });
  it('keeps what was typed as text, with its lines, and has no script', () => {
    const { words, how_to_pay } = italyInvoice().house;
    const evil = italyInvoice({
      ...{ message: EVIL, trip_name: EVIL, billed_to: [EVIL], number: EVIL },
      house: {
        ...{ name: EVIL, contact: EVIL, words: { ...words, title: EVIL, sender: EVIL, intro: EVIL, terms: EVIL } },
        how_to_pay: { ...how_to_pay, account_name: EVIL, words: EVIL },
      },
      lines: italyInvoice().lines.map((line) => ({ ...line, title: EVIL, detail: EVIL })),
      plan: italyInvoice().plan.map((due) => ({ ...due, name: EVIL })),
      taxes: [{ code: 'x', name: EVIL, rate: '1', tax: 1 }],
    });
    const page = pageOf(evil);
    expect(page.querySelector('script, img, [onerror], style, [style]')).toBeNull();
    expect(textIn(page, '.line-title')).toBe(EVIL);
    expect(pageOf().querySelector('.house-sender')?.textContent).toContain('214 Harbor Street\nPortland');
  });
  it('is Spanish for those who read that, except for what was typed', () => {
    const page = pageOf(lateInvoice({ language: 'es', currency: 'EUR', prices_include_tax: true }));
    expect(page.documentElement.lang).toBe('es');
    expect(textIn(page, '.asked')).toContain('Vencido821,94 €vencido desde el 30 de noviembre de 2026');
    expect(headings(page)).toEqual([
      'Factura INV-2026-00004',
      'Vencido',
      'Calendario de pagos',
      'Pagos recibidos',
      'Cómo pagar',
      'Términos y condiciones',
    ]);
    expect(page.body.textContent).not.toMatch(/Amount|Invoice|Paid|Total due|November|left|Final payment|Planning fee/);
  });
});

const invoice = Invoice.parse({
  ...{ id: idFor('invoice', 'I'), trip_id: idFor('trip', 'T'), trip_ids: [idFor('trip', 'T')], serial: 1, version: 3 },
  ...{ advisor_id: idFor('advisor', 'U'), currency: 'USD', state: 'issued', revision: 1, line_parts: 1 },
  ...{ formatted_invoice_number: 'INV-1', issue_date: '2026-11-02', created_by: 'U', member_ids: [] },
  ...{ created_at: '2026-11-02T10:00:00.000Z', updated_at: '2026-11-02T10:00:00.000Z' },
  trip: { code: 'T-1', trip_name: 'Italy', trip_group_kind: 'Individual', trip_sub_type: '' },
  client: { id: idFor('client', 'A'), name: 'Anna Kowalski', acc_no: 'C-1' },
  client_ids: [idFor('client', 'A'), idFor('client', 'B')],
  payers: ['A', 'B'].map((id) => ({ id, client_id: idFor('client', id) })),
  milestones: [{ id: 'm', name: 'All', due: { kind: 'after_issue', days: 7 }, part: { mode: 'rest' } }],
  ...{ subtotal: 10_000, discount_amount: 0, tax_amount: 0, total: 10_000, total_amount_received: 4_000 },
  shares: [
    { payer_id: 'A', client_id: idFor('client', 'A'), name: 'Anna Kowalski', amount: 6_000, cells: [6_000] },
    {
      payer_id: 'B',
      client_id: idFor('client', 'B'),
      name: 'Boris Lund',
      amount: 4_000,
      cells: [4_000],
      received: 4_000,
    },
  ],
  due: [{ id: 'm', name: 'All', due_day: '2026-11-09', amount: 10_000 }],
});
const lines = [InvoiceLine.parse({ id: '1', kind: 'planning_fee', title: 'Planning fee', unit_price: 10_000 })];

it('never names others who pay, and asks for nothing of theirs', () => {
  const { house, language } = italyInvoice();
  const mine = toClientInvoice(
    { invoice, lines, payments: [], credit_notes: [] },
    { house, language, today: '2026-11-05', share: invoice.shares[0] },
  );
  const page = pageOf(mine);
  expect(page.body.textContent).not.toContain('Boris');
  expect(textsIn(page, '.totals > div')).toEqual(['Total$100.00', 'Your part$60.00', 'Balance due$60.00']);
  expect(textIn(page, '.asked-words')).toBe('Amount due$60.00by November 9, 2026');
});

it('shows each credit note with why, of what is theirs, and where it is on paper', () => {
  const { house, language } = italyInvoice();
  const credit_notes = [
    {
      ...{ id: `credit_note_${'1'.repeat(26)}`, number: 'CN-2026-00003', day: '2026-11-04', reason: 'A day less' },
      ...{ total: 2_000, shares: [{ payer_id: 'A', amount: 1_500, at_supplier: 0 }] },
    },
  ] as unknown as CreditNote[];
  const credited = {
    ...invoice,
    credited: 2_000,
    shares: invoice.shares.map((one, i) => (i === 0 ? { ...one, amount: 4_500 } : one)),
  };
  const seenBy = (share: (typeof credited.shares)[number] | undefined) =>
    pageOf(
      toClientInvoice(
        { invoice: credited, lines, payments: [], credit_notes },
        { house, language, today: '2026-11-05', share },
      ),
    );
  const mine = seenBy(credited.shares[0]);
  expect(textsIn(mine, '.totals > div')).toEqual([
    ...['Total$100.00', 'Your part$60.00', 'Credit notes−$15.00', 'Balance due$45.00'],
  ]);
  const link = mine.querySelector('.rows a');
  expect(link?.getAttribute('href')).toBe(`invoice.pdf&credit_note=credit_note_${'1'.repeat(26)}`);
  expect(link?.closest('li')?.textContent).toBe('CN-2026-00003A day lessNovember 4, 2026−$15.00');
  expect(textIn(seenBy(credited.shares[1]), 'main')).not.toContain('Credit notes');
});

it('takes off their part what they pay at suppliers', () => {
  const { house, language } = italyInvoice();
  const [first, second] = invoice.shares.map((share) => ({ ...share, received: 0, at_supplier: 5_000 }));
  const direct = { ...invoice, total: 20_000, at_supplier: 10_000, total_amount_received: 0 };
  const seenBy = (share: typeof first) =>
    textsIn(
      pageOf(
        toClientInvoice(
          { invoice: direct, lines, payments: [], credit_notes: [] },
          { house, language, today: '2026-11-05', share },
        ),
      ),
      '.totals > div',
    );
  const whole = ['Total$200.00', 'Paid at suppliers−$100.00', 'Balance due$100.00'];
  expect(seenBy(undefined)).toEqual(whole);
  const parts = (part: string, due: string) => [
    ...['Total$200.00', `Your part${part}`, 'Paid at suppliers−$50.00', `Balance due${due}`],
  ];
  expect(seenBy(first)).toEqual(parts('$110.00', '$60.00'));
  expect(seenBy(second)).toEqual(parts('$90.00', '$40.00'));
});

it('says that an invoice is gone, in every language where that of its reader isn’t known', () => {
  const error = ACCOUNTING_ERRORS['invoice_link.gone'];
  const page = parsePage(renderInvoiceGone(toGoneWords(error)));
  expect(headings(page)).toEqual(['This invoice isn’t available', 'Esta factura no está disponible']);
  const known = parsePage(renderInvoiceGone(toGoneWords(error, 'es')));
  expect([known.documentElement.lang, ...headings(known)]).toEqual(['es', 'Esta factura no está disponible']);
});
