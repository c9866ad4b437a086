import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';

type Changes = Partial<Omit<ClientInvoice, 'house'>> & { house?: Partial<ClientInvoice['house']> };

/** An invoice of a journey to Italy, of which the deposit is paid and the next payment is due. */
export const italyInvoice = ({ house, ...changes }: Changes = {}): ClientInvoice => ({
  house: {
    name: 'Kestrel Travel',
    accent: 'sea',
    contact: '+1 555 010 7788 · hello@kestrel.example',
    logo: { place: 'left', size: 'medium' },
    words: {
      title: 'Invoice',
      sender: 'Kestrel Travel LLC\n214 Harbor Street\nPortland, ME 04101\nSeller of travel 2148-9',
      intro: 'These arrangements are held for you until the first payment is in.',
      terms: 'Deposits aren’t refundable.\nCancellations within 60 days of departure are charged in full.',
      foot: 'Kestrel Travel LLC is a member of the Coastal Travel Guild.',
    },
    how_to_pay: {
      account_name: 'Kestrel Travel LLC',
      bank_name: 'First Harbor Bank',
      account_number: '0048 1120 7764',
      routing_code: '211274450',
      check_payable_to: 'Kestrel Travel LLC',
      check_address: '214 Harbor Street\nPortland, ME 04101',
      words: 'Prefer to pay by card? Call us and we’ll take care of it.',
    },
    ...house,
  },
  language: 'en',
  state: 'issued',
  number: 'INV-2026-00004',
  revision: 1,
  issue_date: '2026-11-02',
  trip_name: 'Spring in Italy',
  currency: 'USD',
  billed_to: ['Anna Kowalski'],
  message: 'Hi Anna,\nhere is everything we talked about. The villa is yours!',
  lines: [
    {
      ...{ id: '1', title: 'Villa Aurora, Lake Como', detail: 'March 20 – 25, 2027, breakfast included' },
      ...{ quantity: 5, unit_price: 64_000, amount: 320_000, at_supplier: false },
    },
    {
      ...{ id: '2', title: 'Train from Milan to Rome', detail: 'Business class', quantity: 2 },
      ...{ unit_price: 11_900, amount: 23_800, at_supplier: false },
    },
    {
      ...{ id: '3', title: 'City tax in Rome', quantity: 1, unit_price: 4_200, amount: 4_200, at_supplier: true },
    },
    { id: '4', title: 'Planning fee', quantity: 1, unit_price: 25_000, amount: 25_000, at_supplier: false },
  ],
  subtotal: 373_000,
  discount: 10_000,
  taxes: [{ code: 'ST', name: 'Sales tax', rate: '5.5', tax: 1_375 }],
  prices_include_tax: false,
  total: 364_375,
  ...{ credited: 0, credit_notes: [], written_off: 0 },
  at_supplier: 4_200,
  received: 100_000,
  under_way: 0,
  due: 260_175,
  plan: [
    { id: 'a', name: 'Deposit', due_day: '2026-11-05', amount: 100_000, open: 0, state: 'paid' },
    { id: 'b', name: 'Second payment', due_day: '2026-11-30', amount: 182_194, open: 182_194, state: 'due' },
    { id: 'c', name: 'Final payment', due_day: '2027-01-20', amount: 77_981, open: 77_981, state: 'due' },
  ],
  payments: [
    {
      ...{ id: 'invoice_payment_1' as ClientInvoice['payments'][number]['id'], received_on: '2026-11-04' },
      ...{ payment_method: 'bank_transfer', confirmation_code: 'TR-7781', amount: 100_000 },
    },
  ],
  ...changes,
});

/** The same when all that the agency asks for came. */
export const paidInvoice = (changes: Changes = {}): ClientInvoice => {
  const { plan, total, at_supplier } = italyInvoice();
  return italyInvoice({
    ...{ received: total - at_supplier, due: 0, plan: plan.map((one) => ({ ...one, open: 0, state: 'paid' })) },
    ...changes,
  });
};
/** The same when all of it is paid at suppliers. */
export const elsewhereInvoice = (changes: Changes = {}): ClientInvoice =>
  italyInvoice({
    ...{ lines: italyInvoice().lines.slice(2, 3), subtotal: 4_200, discount: 0, taxes: [], total: 4_200 },
    ...{ received: 0, due: 0, plan: [], payments: [], ...changes },
  });
/** The same before it is issued. */
export const draftInvoice = (changes: Changes = {}): ClientInvoice =>
  italyInvoice({
    ...{ state: 'draft', number: undefined, issue_date: undefined, revision: 0, plan: [], payments: [] },
    ...{ received: 0, due: 360_175, ...changes },
  });
/** The same when it was canceled. */
export const canceledInvoice = (changes: Changes = {}): ClientInvoice =>
  italyInvoice({ state: 'canceled', received: 0, due: 0, payments: [], ...changes });
/** The same when its second payment is late. */
export const lateInvoice = (changes: Changes = {}): ClientInvoice => {
  const { plan } = italyInvoice();
  return italyInvoice({
    plan: plan.map((one) => (one.id === 'b' ? { ...one, open: 82_194, state: 'overdue' } : one)),
    ...{ received: 200_000, due: 160_175, ...changes },
  });
};
