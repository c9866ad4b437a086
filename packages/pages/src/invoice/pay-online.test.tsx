import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { PAY_FIELDS } from '@wayline/core/areas/accounting/online/pay-fields';
import { describe, expect, it } from 'vitest';
import { parsePage, textIn, textsIn } from '../document/parse-page.fixture';
import { canceledInvoice, italyInvoice, paidInvoice } from './client-invoice.fixture';
import { renderInvoice } from './invoice-document';
import type { Beside } from './invoice-page';
import type { PayFault, PayForm } from './pay-words';

const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const ACTION = '/invoice/web/secret';
type Offer = PayForm['offer'];
/** The deposit came: the second payment is due next, and by a bank account it costs nothing more. */
const OFFER: Offer = {
  ...{ next: 182_194, rest: 260_175, least: 50 },
  ways: [{ by: 'card', fee_rate: '3.4' }, { by: 'bank' }],
};
const FAULT: PayFault = {
  message: 'Enter an amount between $0.50 and $2,601.75.',
  fields: { pays: 'other', amount: '9,000', by: 'bank' },
  is_amount: true,
};
const formOf = (offer: Partial<Offer> = {}, fault?: PayFault): PayForm => ({
  offer: { ...OFFER, ...offer },
  ...{ action: ACTION, fault },
});
const pageOf = (beside: Partial<Beside> = {}, invoice: ClientInvoice = italyInvoice()) =>
  parsePage(renderInvoice(invoice, { pdf: '?pdf', under_way: [], form: formOf(), ...beside }));
const spanish = (changes: Parameters<typeof italyInvoice>[0] = {}) => italyInvoice({ language: 'es', ...changes });

const inputs = (page: ParentNode, name: string) => [
  ...page.querySelectorAll<HTMLInputElement>(`.pay-online input[name=${name}]`),
];
const chosen = (page: ParentNode, name: string) =>
  inputs(page, name).flatMap(({ checked, value }) => (checked ? [value] : []));
const options = (page: ParentNode) => textsIn(page, '.pay-online .option');
const amountOf = (page: ParentNode) => {
  const [field] = inputs(page, 'amount');
  if (!field) throw new Error('There is a field for another amount.');
  return field;
};

describe('the form by which an invoice is paid online', () => {
  it('R-SHELL-023 offers what is due next, all that is left or another amount, and each way with its fee', () => {
    const page = pageOf();
    expect(textsIn(page, '.pay-online legend')).toEqual([
      'How much would you like to pay?',
      'How would you like to pay?',
    ]);
    expect(options(page)).toEqual([
      'What’s due next $1,821.94',
      'Everything that’s left $2,601.75',
      'Another amount',
      'Card A fee of 3.4% is added',
      'US bank account No fee is added · Takes about 4 business days',
    ]);
    expect([chosen(page, 'pays'), chosen(page, 'by')]).toEqual([['next'], ['card']]);
    expect(textIn(page, '.pay-end')).toBe('ContinueNext you see what it comes to. You pay on a secure page by Stripe.');
  });
  it('is reached from what is asked for, before the other ways to pay', () => {
    const page = pageOf();
    const links = [...page.querySelectorAll('.asked a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#pay-online', '#how-to-pay', '?pdf']);
    for (const href of links.slice(0, 2)) expect(page.querySelectorAll(String(href))).toHaveLength(1);
    const none = pageOf({ form: undefined });
    expect(none.querySelector('form, .pay-online, [href="#pay-online"]')).toBeNull();
  });
  it('has one way where there is one, and offers all that is left alone where it is what is due next', () => {
    const page = pageOf({ form: formOf({ next: 260_175, ways: [{ by: 'card' }] }) });
    expect(options(page)).toEqual(['Everything that’s left $2,601.75', 'Another amount', 'Card No fee is added']);
    expect([chosen(page, 'pays'), chosen(page, 'by')]).toEqual([['rest'], ['card']]);
  });
  it('asks for no other amount where there is none that can be paid', () => {
    const page = pageOf({ form: formOf({ next: 50, rest: 50 }) });
    expect(options(page)[0]).toBe('Everything that’s left $0.50');
    expect(inputs(page, 'pays')).toHaveLength(1);
    expect(inputs(page, 'amount')).toEqual([]);
  });
  it('is sent without a script, and everything in it has a name', () => {
    const page = pageOf();
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `${ACTION}#pay-fault`]);
    expect(page.querySelector('.pay-online button')?.getAttribute('type')).toBe('submit');
    expect(page.querySelector('script')).toBeNull();
    for (const radio of page.querySelectorAll<HTMLInputElement>('input[type=radio]'))
      expect(textIn(radio.closest('label') ?? page, 'span'), radio.value).toMatch(/\w/);
    const amount = amountOf(page);
    expect(amount.getAttribute('aria-label')).toBe('Another amount, in USD');
    expect([amount.inputMode, amount.closest('label')]).toEqual(['decimal', null]);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });
  it('sends the names that are read, and no others', () => {
    const names = [...pageOf().querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(Object.values(PAY_FIELDS)));
  });
});

describe('what can’t be paid so', () => {
  it('is said first, and what was chosen and typed is kept', () => {
    const page = pageOf({ form: formOf({}, FAULT) });
    const fault = page.querySelector('#pay-fault');
    expect([fault?.getAttribute('role'), fault?.textContent]).toEqual(['alert', FAULT.message]);
    expect(fault?.getAttribute('tabindex')).toBe('-1');
    expect([chosen(page, 'pays'), chosen(page, 'by')]).toEqual([['other'], ['bank']]);
    const amount = amountOf(page);
    expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['9,000', 'true']);
    expect(amount.getAttribute('aria-describedby')).toBe(fault?.id);
    expect(pageOf().querySelector('[aria-invalid], [role=alert]')).toBeNull();
  });
  it('is no fault of an amount that nobody chose to type', () => {
    const fields = { ...FAULT.fields, pays: 'rest' as const };
    const page = pageOf({ form: formOf({}, { ...FAULT, fields, is_amount: false }) });
    expect(chosen(page, 'pays')).toEqual(['rest']);
    expect([amountOf(page).value, page.querySelector('[aria-invalid], [aria-describedby]')]).toEqual(['9,000', null]);
  });
  it.each([
    ['what is due next', 'next', { next: 260_175 }],
    ['another amount', 'other', { next: 50, rest: 50 }],
  ] as const)('begins with what is left where %s isn’t offered any more', (_, pays, offer) => {
    const page = pageOf({ form: formOf(offer, { ...FAULT, is_amount: false, fields: { ...FAULT.fields, pays } }) });
    expect(chosen(page, 'pays')).toEqual(['rest']);
  });
  it('begins with the first way where the chosen one isn’t offered any more', () => {
    expect(chosen(pageOf({ form: formOf({ ways: [{ by: 'card' }] }, FAULT) }), 'by')).toEqual(['card']);
  });
  it('is said without a form where there is none any more', () => {
    const refused = 'Online payment isn’t available for this invoice right now. Please pay another way.';
    const page = pageOf({ form: undefined, refused });
    expect(textsIn(page, '#pay-fault[role=alert]')).toEqual([refused]);
    expect(pageOf({ refused }).querySelector('[role=alert]')).toBeNull();
  });
  it('shows what was typed as text', () => {
    const fields = { ...FAULT.fields, amount: EVIL };
    const page = pageOf(
      { form: formOf({}, { message: EVIL, fields, is_amount: true }) },
      italyInvoice({ currency: 'EUR' }),
    );
    expect(page.querySelector('script, img, [onerror]')).toBeNull();
    expect([amountOf(page).value, textIn(page, '#pay-fault')]).toEqual([EVIL, EVIL]);
  });
});

describe('news of what was paid', () => {
  const NEWS = [
    [
      'confirming',
      'Thank youYour payment of $1,821.94 is being confirmed. It shows here within a few minutes; there’s no need to pay again.',
    ],
    [
      'under_way',
      'Thank youYour bank payment of $1,821.94 is on its way. It takes about 4 business days; there’s no need to pay again.',
    ],
    ['received', 'Thank youWe’ve received your payment of $1,821.94.'],
    ['failed', 'Your last payment failedYour bank didn’t pay $1,821.94. Please pay again, or another way.'],
  ] as const;
  it.each(NEWS)('says of one that is %s what to do', (kind, said) => {
    const page = pageOf({ news: { kind, currency: 'USD', amount: 182_194 } });
    expect(textIn(page, '[role=status]')).toBe(said);
    expect(page.querySelector(`.pay-news.is-${kind}`)).not.toBeNull();
    expect(pageOf().querySelector('[role=status]')).toBeNull();
  });
  it('asks nobody to pay again where nothing is asked for any more', () => {
    for (const invoice of [paidInvoice(), canceledInvoice()]) {
      const page = pageOf({ form: undefined, news: { kind: 'failed', currency: 'USD', amount: 1 } }, invoice);
      expect(page.querySelector('[role=status]')).toBeNull();
      const arrived = pageOf({ form: undefined, news: { kind: 'received', currency: 'USD', amount: 1 } }, invoice);
      expect(textIn(arrived, '[role=status]')).toContain('We’ve received');
    }
  });
  it('says beside what is asked for how much of it is on its way', () => {
    const under_way = 10_000;
    const page = pageOf({}, italyInvoice({ under_way }));
    expect(textsIn(page, '.asked-words > *')).toEqual([
      'Next payment',
      '$1,721.94',
      'by November 30, 2026',
      '$2,501.75 left to pay in total',
      '$100.00 is on its way',
    ]);
    expect(textsIn(page, '.totals > div').slice(-2)).toEqual(['On its way$100.00', 'Balance due$2,601.75']);
    expect(textsIn(pageOf(), '.asked-note').join()).not.toContain('on its way');
    const notes = textsIn(pageOf({}, spanish({ under_way })), '.asked-note');
    expect(notes.at(-1)?.replaceAll('\u00a0', ' ')).toBe('100,00 US$ en camino');
  });
  it('asks for nothing more where all of it is on its way', () => {
    const page = pageOf({ form: undefined }, italyInvoice({ under_way: 260_175 }));
    expect(textsIn(page, '.asked.is-under_way .asked-words > *')).toEqual([
      'On its way',
      '$2,601.75',
      'There’s nothing more to pay.',
    ]);
    expect(page.querySelector('#how-to-pay')).toBeNull();
  });
  it('lists what is on its way with what came, or where nothing came yet', () => {
    const under_way = [{ id: '0001', currency: 'USD', amount: 183_105, day: '2026-11-28' }];
    const row = 'Bank payment On its wayNovember 28, 2026$1,831.05';
    expect(textsIn(pageOf({ under_way }), 'ul.rows li')).toEqual([
      'Bank transfer · TR-7781November 4, 2026$1,000.00',
      row,
    ]);
    const first = pageOf({ under_way }, italyInvoice({ payments: [] }));
    expect(textsIn(first, 'ul.rows li')).toEqual([row]);
    expect(textsIn(first, 'h2')).toContain('Payments');
    expect(textsIn(first, 'h2')).not.toContain('Payments received');
  });
});

it('speaks Spanish of paying online, all of it', () => {
  const KINDS = ['confirming', 'under_way', 'received', 'failed'] as const;
  const under_way = [{ id: '0001', currency: 'USD', amount: 100, day: '2026-11-28' }];
  const form = formOf({}, { ...FAULT, message: '' });
  const texts = KINDS.flatMap((kind) => {
    const page = pageOf({ form, under_way, news: { kind, currency: 'USD', amount: 182_194 } }, spanish());
    expect(amountOf(page).getAttribute('aria-label')).toBe('Otro importe, en USD');
    const parts = ['.pay-online', '.pay-news', 'ul.rows li:last-child', '.actions', 'h2'];
    return parts.flatMap((part) => textsIn(page, part));
  }).map((text) => text?.replaceAll('\u00a0', ' '));
  expect(texts.join(' ')).not.toMatch(
    /\b(pay|paid|payment|your|the|you|bank|account|amount|fee|is|left|due|continue|another|card|thank)\b/i,
  );
  expect(options(pageOf({}, spanish())).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'Lo que vence ahora 1821,94 US$',
    'Todo lo que queda 2601,75 US$',
    'Otro importe',
    'Tarjeta Se añade un cargo del 3,4 %',
    'Cuenta bancaria de EE. UU. Sin cargos · Tarda unos 4 días hábiles',
  ]);
});
