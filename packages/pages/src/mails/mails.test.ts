import { booking } from '@wayline/core/areas/trip/itinerary/bookings.fixture';
import { italy, italyBookings, italyInput } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { expect, it } from 'vitest';
import { italyInvoice, lateInvoice, paidInvoice } from '../invoice/client-invoice.fixture';
import { renderCodeMail } from './code-mail';
import { renderEmailAskedMail, renderEmailChangedMail, renderEmailTakenMail } from './email-change-mail';
import { renderInvoiceMail } from './invoice-mail';
import { renderPaymentReminderMail } from './payment-reminder-mail';
import { renderPaymentFailedMail, renderReceiptMail } from './receipt-mail';
import { renderReminderMail } from './reminder-mail';
import { renderShareMail } from './share-mail';

const url = `https://wayline.example/ti/${'a'.repeat(43)}`;
const { trip } = italyInput();
const share = (more = {}) =>
  renderShareMail({ itinerary: italy(), url, name: 'Anna', message: 'See you soon!\nLaura', ...more });

it('R-TRIP-197 brings the link, the advisor and their words, formatted and plain', () => {
  const mail = share();
  expect(mail.subject).toBe('Your itinerary: Spring in Italy');
  for (const part of ['Dear Anna,', url, 'Laura Bennett', 'March 20 – 29, 2027 · 10 days']) {
    expect(mail.html).toContain(part);
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain('> See you soon!\n> Laura');
  expect(mail.text).not.toMatch(/<\w+/);
});
it('shows what was typed as text, and keeps a subject on one line', () => {
  const mail = renderShareMail({
    itinerary: italy({ ti_name: 'A\r\nBcc: x@y.z <b>' }),
    url,
    message: '<script>alert(1)</script>',
  });
  expect(mail.html).not.toContain('<script');
  expect(mail.subject).toBe('Your itinerary: A Bcc: x@y.z <b>');
});
it('reminds of a booking with what its reader needs, and without the internal note', () => {
  const hotel = italyBookings.find((b) => b.id === ('bkg_hotel' as typeof b.id)) ?? booking('Other');
  const mail = renderReminderMail({
    booking: hotel,
    trip,
    message: 'Ask for the quiet rooms',
    trip_url: 'https://wayline.example/trips/1',
  });
  expect(mail.subject).toBe('Reminder: Hotel Artemide, March 21, 2027');
  for (const part of [
    'Sunday, March 21, 2027, 3:00\u00a0PM',
    'ART-88213',
    'Ask for the quiet rooms',
    'https://wayline.example/trips/1',
  ])
    expect(mail.text).toContain(part);
  expect(mail.html + mail.text).not.toContain('Marco');
});
it('R-TRIP-008 gives a client nothing to press, and the status in their words', () => {
  const held = booking('Dining', { title: 'Luna', reservation_status: 'Researching' });
  const { text, html } = renderReminderMail({ booking: held, trip, message: '' });
  expect(text + html).not.toMatch(/Open trip|Researching/);
  expect(text).toContain('Status: To be confirmed');
  const ours = renderReminderMail({ booking: held, trip, message: '', trip_url: url });
  expect(ours.text).toMatch(/Status: Researching[\s\S]*Open trip/);
});
it('reminds of a booking without a day', () => {
  expect(
    renderReminderMail({ booking: booking('Other', { title: 'SIM' }), trip, message: '', trip_url: 'https://a.b' })
      .subject,
  ).toBe('Reminder: SIM');
});
it('sends codes, the identity provider’s placeholder too', () => {
  for (const kind of ['confirmation', 'password', 'address'] as const) {
    const mail = renderCodeMail({ kind, code: '{####}', name: 'Li' });
    expect(mail.html).toContain('{####}');
    expect(mail.text).toContain('{####}');
  }
});
it('tells of another sign-in address what to do where it was somebody else', () => {
  const told = { to: 'new@example.com', url: 'https://wayline.example/go' };
  for (const { text } of [renderEmailAskedMail(told), renderEmailChangedMail(told)])
    for (const part of ['new@example.com', 'https://wayline.example/go', 'not']) expect(text).toContain(part);
  expect(renderEmailTakenMail({ url: told.url }).text).toContain('nothing has changed');
});
it('greets by first name, and shows the cover where it is a picture anyone can open', () => {
  expect(share({ name: 'Anna Bennett' }).text).toContain('Dear Anna,');
  const picture = 'https://img.example/cover.jpg';
  expect(share({ itinerary: italy({ cover_img_url: picture }) }).html).toContain(`src="${picture}"`);
  expect(share({ itinerary: italy({ cover_img_url: 'http://img.example/cover.jpg' }) }).html).not.toContain(
    'cover.jpg',
  );
});
const invoiceMail = (invoice = italyInvoice()) =>
  renderInvoiceMail({
    ...{ invoice, url: 'https://wayline.example/invoice/web/x', advisor: 'Laura Bennett', name: 'Anna Kowalski' },
    ...{ message: 'Any questions?', words: { greeting: '', closing: 'Warmly' }, signature: 'Laura\nKestrel Travel' },
  });
it('brings the link to an invoice, with what is due now and by when', () => {
  const mail = invoiceMail();
  expect(mail.subject).toBe('Invoice INV-2026-00004 from Kestrel Travel');
  for (const part of [
    'Dear Anna,',
    '> Any questions?',
    'Laura Bennett has sent you an invoice for Spring in Italy.',
    'Next payment: $1,821.94, by November 30, 2026',
    'Open your invoice:\nhttps://wayline.example/invoice/web/x',
    'You don’t need an account.',
    'Your advisor: Laura Bennett, Kestrel Travel',
    'Warmly',
  ])
    expect(mail.text).toContain(part);
  expect(invoiceMail(lateInvoice()).text).toContain('Overdue: $821.94, due since November 30, 2026');
  expect(invoiceMail(paidInvoice()).text).toContain('Paid in full. Thank you.');
});
it('brings it in Spanish', () => {
  const mail = invoiceMail(italyInvoice({ language: 'es', number: undefined }));
  expect(mail.subject).toBe('Factura de Kestrel Travel');
  expect(mail.text.replaceAll('\u00a0', ' ')).toContain('Próximo pago: 1821,94 US$, hasta el 30 de noviembre de 2026');
  expect(mail.text).not.toMatch(/Amount|Open your|account|received/);
});

const BY_CARD = { by: 'card', currency: 'USD', amount: 182_194, fee: 6_195 } as const;
const paidBy = (invoice = italyInvoice(), paid: Parameters<typeof renderReceiptMail>[0]['paid'] = BY_CARD) => ({
  ...{ invoice, paid, left: invoice.due, day: '2026-11-28', name: 'Anna Kowalski', words: { greeting: '' } },
  origin: 'https://wayline.example',
});
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
it('V03 gives a receipt of what was paid online, with the fee and what is left', () => {
  const mail = renderReceiptMail(paidBy(italyInvoice({ due: 77_981 })));
  expect(mail.subject).toBe('Receipt from Kestrel Travel: $1,883.89');
  for (const part of [
    'Dear Anna,',
    'Thank you. Your payment on invoice INV-2026-00004 has arrived.',
    'Trip: Spring in Italy',
    'Date: November 28, 2026',
    'Toward the invoice: $1,821.94',
    'Card fee: $61.95',
    'You paid: $1,883.89',
    'Left to pay: $779.81',
    'You received this email because you paid an invoice online.',
  ])
    expect(mail.text).toContain(part);
  expect(mail.text + mail.html).not.toContain('/invoice/web/');
  const free = renderReceiptMail(paidBy(italyInvoice(), { by: 'bank', currency: 'USD', amount: 182_194, fee: 0 })).text;
  expect(free).toContain('You paid: $1,821.94');
  expect(free).not.toMatch(/fee|Toward/);
});
it('tells whose bank didn’t pay how much that was, and what to do', () => {
  const mail = renderPaymentFailedMail(paidBy());
  expect(mail.subject).toBe('Your payment of $1,883.89 failed');
  expect(mail.text).toContain(
    'Your bank didn’t pay $1,883.89 on invoice INV-2026-00004. Please open the invoice by the link you were sent and pay again, or another way.',
  );
  expect(mail.text).not.toMatch(/Thank you|arrived|Left to pay/);
});
it('says both in Spanish', () => {
  const invoice = italyInvoice({ language: 'es', trip_name: 'Italia', due: 77_981 });
  const receipt = renderReceiptMail(paidBy(invoice));
  expect(spaced(receipt.subject)).toBe('Recibo de Kestrel Travel: 1883,89 US$');
  for (const part of [
    '28 de noviembre de 2026',
    'Cargo por pago con tarjeta: 61,95 US$',
    'Queda por pagar: 779,81 US$',
  ])
    expect(spaced(receipt.text)).toContain(part);
  const failed = renderPaymentFailedMail(paidBy(invoice));
  expect(spaced(failed.subject)).toBe('Su pago de 1883,89 US$ ha fallado');
  for (const { text } of [receipt, failed])
    expect(text).not.toMatch(/\b(you|your|pay|paid|invoice|fee|left|date|trip)\b/i);
});
it('keeps what was typed as text in a receipt', () => {
  const evil = '<script>alert(1)</script>';
  const { house } = italyInvoice();
  const { html } = renderReceiptMail(
    paidBy(italyInvoice({ trip_name: evil, number: evil, house: { ...house, name: evil } })),
  );
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});

it.each([
  ['2031-05-01', 'Due May 4, 2031: $1,200.00 on invoice INV-7', '$1,200.00, due by May 4, 2031', 'is due soon'],
  ['2031-05-04', 'Due today: $1,200.00 on invoice INV-7', '$1,200.00, due today', 'is due today'],
  ['2031-05-05', 'Overdue: $1,200.00 on invoice INV-7', '$1,200.00, due since May 4, 2031', 'received your payment'],
])('reminds of a payment as it stands on %s', (today, subject, due, opening) => {
  const state = today > '2031-05-04' ? ('overdue' as const) : ('due' as const);
  const mail = renderPaymentReminderMail({
    invoice: italyInvoice({ number: 'INV-7' }),
    about: [{ id: 'm1', name: 'Deposit', due_day: '2031-05-04', amount: 150_000, open: 120_000, state }],
    ...{ today, url, stop_url: `${url}?reminders`, advisor: 'Laura Bennett', name: 'Anna Kowalski' },
    words: { greeting: '', closing: 'See you soon!', own: '<b>Thanks</b>' },
  });
  expect(mail.subject).toBe(subject);
  for (const part of [
    'Dear Anna,',
    opening,
    `Deposit: ${due}`,
    '<b>Thanks</b>',
    url,
    `${url}?reminders`,
    'See you soon!',
  ])
    expect(mail.text).toContain(part);
  expect(mail.text).not.toContain('Total');
  expect(mail.html).not.toContain('<b>Thanks');
  expect(mail.html).toContain('Don’t remind me again');
});
it('says of several payments how much of them is overdue, and what all come to', () => {
  const due = {
    id: 'm',
    name: 'Deposit',
    due_day: '2031-05-04',
    amount: 150_000,
    open: 120_000,
    state: 'overdue' as const,
  };
  const mail = renderPaymentReminderMail({
    invoice: italyInvoice({ number: 'INV-7', language: 'es' }),
    about: [due, { ...due, name: 'Final payment', due_day: '2031-05-06', state: 'due' }],
    ...{
      today: '2031-05-06',
      url,
      stop_url: url,
      advisor: 'Laura Bennett',
      name: 'Anna',
      words: { greeting: '', closing: '', own: '' },
    },
  });
  expect(mail.subject).toMatch(/^Vencido: 1[.]?200,00\s(US\$|USD) de la factura INV-7$/);
  expect(mail.text).toMatch(
    /Depósito: .* vencido desde el 4 de mayo de 2031\nPago final: .* vence hoy\nTotal: 2[.]?400,00/,
  );
});
