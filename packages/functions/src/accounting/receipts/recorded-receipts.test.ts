import { Mails } from '@wayline/core/areas/messaging/mail';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindingAgency } from '../reminders/reminding.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

type Agency = Awaited<ReturnType<typeof remindingAgency>>;
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const newAgency = (terms: object = {}) => remindingAgency(world, { payers: 1, settings: { sends: false }, ...terms });
const receipts = async ({ db }: Agency) => {
  const { mails } = await db.readPartition(['MAILS'], { mails: Mails }, { consistent: true });
  return mails
    .filter(({ about }) => about === 'receipt')
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : a.id < b.id ? -1 : 1));
};
const send = ({ as }: Agency, id: string) => world.send('book.payments.receipt', { id } as never, { as });

describe('a receipt of a payment that was recorded', () => {
  it('goes out with it where that is asked for, and says what is left', async () => {
    const agency = await newAgency();
    const paid = await agency.pay(0, 15_000, { send_receipt: true, confirmation_code: '4711' });
    expect(paid.body.payment.receipt).toMatchObject({ to: 'ada@client.test' });
    const [mail, ...more] = await receipts(agency);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...{ to: ['ada@client.test'], reply_to: agency.as.email, trip_id: agency.trip },
      subject: expect.stringMatching(/^Receipt from .*: \$150\.00$/),
    });
    for (const part of ['Trip: Amalfi', 'Paid by: Check · 4711', 'You paid: $150.00', 'Left to pay: $850.00'])
      expect(mail?.text).toContain(part);
    // No link was sent that could be opened again.
    expect(mail?.text).not.toContain('link');
    expect(mail?.text).not.toContain('online');
  });

  it('isn’t sent unless that is asked for, can be sent later, and again', async () => {
    const agency = await newAgency();
    await world.call(
      'book.invoice-links.create',
      { invoice_id: agency.id, payer_id: 'p1', email: 'home@client.test', language: 'es' },
      { as: agency.as },
    );
    const { payment } = (await agency.pay(0, 15_000)).body;
    expect([payment.receipt, await receipts(agency)]).toEqual([undefined, []]);
    expect((await send(agency, payment.id)).body).toMatchObject({ payment: { receipt: { to: 'home@client.test' } } });
    expect((await send(agency, payment.id)).status).toBe(200);
    const mails = await receipts(agency);
    expect(mails).toHaveLength(2);
    // Where the invoice was sent, and in its language.
    expect(mails[0]?.text).toContain('Puede volver a abrir la factura con el enlace que recibió.');
    expect(mails[0]?.text).toMatch(/850,00\s(US\$|USD)/);
  });

  it('names each invoice that the payment is for', async () => {
    const agency = await newAgency();
    const other = await agency.issue();
    const apply = [
      { invoice_id: agency.id, payer_id: 'p1', amount: 20_000 },
      { invoice_id: other.id, payer_id: 'p1', amount: 30_000 },
    ];
    await agency.pay(0, 60_000, { apply, send_receipt: true });
    const [mail] = await receipts(agency);
    const numbers = [agency.invoice, other].map(({ formatted_invoice_number }) => formatted_invoice_number);
    expect(mail?.text).toContain(`Your payment on invoices ${numbers.join(', ')} has arrived.`);
    const [first, second] = numbers;
    for (const part of [
      `Toward ${first}: $200.00\nLeft to pay on ${first}: $800.00`,
      `Toward ${second}: $300.00\nLeft to pay on ${second}: $700.00`,
    ])
      expect(mail?.text).toContain(part);
  });

  it('names whose part of an invoice it is for, and says what is left of one’s own', async () => {
    const agency = await newAgency({ payers: 2 });
    const number = agency.invoice.formatted_invoice_number;
    const for_ben = { invoice_id: agency.id, payer_id: 'p2' };
    const apply = [
      { invoice_id: agency.id, payer_id: 'p1', amount: 30_000 },
      { ...for_ben, amount: 20_000 },
    ];
    await agency.pay(0, 50_000, { apply, send_receipt: true });
    const [mail] = await receipts(agency);
    // Half of 1,000.00 is hers.
    expect(mail?.text).toContain(
      `Toward ${number}: $300.00\nLeft to pay on ${number}: $200.00\nToward ${number}, for Ben Price: $200.00`,
    );
    await agency.pay(0, 10_000, { apply: [{ ...for_ben, amount: 10_000 }], send_receipt: true });
    const [, other] = await receipts(agency);
    expect(other?.to).toEqual(['ada@client.test']);
    expect(other?.text).toContain(`Toward ${number}, for Ben Price: $100.00`);
    // What Ben owes isn’t said to Ada, and is no part of hers.
    expect(other?.text).not.toContain('Left to pay');
  });

  it('says what of it went back', async () => {
    const agency = await newAgency();
    const apply = [{ invoice_id: agency.id, payer_id: 'p1', amount: 20_000 }];
    const { payment } = (await agency.pay(0, 50_000, { apply })).body;
    const refund = { id: payment.id, version: payment.version, transaction_type: 'check' as const, amount: 30_000 };
    await world.call('book.payments.refund', refund, { as: agency.as });
    await send(agency, payment.id);
    const [mail] = await receipts(agency);
    for (const part of [
      'Toward the invoice: $200.00',
      'You paid: $500.00',
      'Refunded: $300.00',
      'Left to pay: $800.00',
    ])
      expect(mail?.text).toContain(part);
  });

  it('keeps no payment from being recorded where it can’t be mailed', async () => {
    const agency = await newAgency({ withoutEmail: true });
    const paid = await agency.pay(0, 15_000, { send_receipt: true });
    expect([paid.status, paid.body.payment.receipt]).toEqual([200, undefined]);
    expect(codeOf(await send(agency, paid.body.payment.id))).toBe('receipt.no_email');
    expect(await receipts(agency)).toEqual([]);
  });

  it('is of what is on an invoice, of payments that count, and of one’s own company', async () => {
    const agency = await newAgency();
    const { payment } = (await agency.pay(0, 15_000, { apply: [], send_receipt: true })).body;
    expect(payment.receipt).toBeUndefined();
    expect(codeOf(await send(agency, payment.id))).toBe('receipt.not_applied');
    await world.call('book.payments.delete', { id: payment.id }, { as: agency.as });
    expect(codeOf(await send(agency, payment.id))).toBe('payment.deleted');
    const other = await newAgency();
    const { payment: theirs } = (await other.pay(0, 15_000)).body;
    expect(codeOf(await send(agency, theirs.id))).toBe('record.missing');
  });

  it('is sent once where the same request is sent again', async () => {
    const agency = await newAgency();
    const draft = {
      ...{ client_id: agency.clients[0], transaction_type: 'check', currency: 'USD', amount: 15_000 },
      ...{ apply: [{ invoice_id: agency.id, payer_id: 'p1', amount: 15_000 }], send_receipt: true },
    };
    const asked = { as: agency.as, key: 'the-same-payment-once' };
    for (let times = 0; times < 2; times += 1)
      expect((await world.send('book.payments.create', draft as never, asked)).status).toBe(200);
    expect(await receipts(agency)).toHaveLength(1);
  });
});
