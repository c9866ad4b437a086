import { movable as clock } from '@wayline/local/clock';
import { passDays, passHours } from '@wayline/local/testing/pass-time';
import { payByBank, payByCard } from '@wayline/local/testing/pay-at-stripe';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PayingAgency, payingAgency, runLongWork } from './paying.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const FEES = { charges_fees: true, card_fee: '3.4', bank_fee: '0.5' };
const REFUSED_ACCOUNT = '000111111116';

describe('paying an invoice by card', () => {
  it('V03 charges the fee besides, posts it, puts the payment on the invoice and mails a receipt', async () => {
    const agency = await payingAgency(world, { total: 123_456, options: FEES });
    expect(await agency.page()).toContain('A fee of 3.4% is added');
    const { status, html, url } = await agency.choose();
    expect(status).toBe(200);
    for (const shown of ['$1,234.56', '$41.98', '$1,276.54']) expect(html).toContain(shown);
    const back = (await payByCard(url)).headers.get('location') ?? '';
    expect(back).toMatch(/\/invoice\/web\/[\w-]{43}\?paid=0000$/);
    expect(await agency.page({ paid: '0000' })).toContain('is being confirmed');
    expect(await agency.deliver()).toEqual([200]);
    expect(await agency.page({ paid: '0000' })).toContain('We’ve received your payment of $1,234.56.');
    const { invoice, payments } = await agency.read();
    expect(invoice).toMatchObject({ payment_status: 'paid', total_amount_received: 123_456 });
    expect(payments).toMatchObject([
      { amount: 123_456, payment_method: 'strip_online_payment', paid_by_name: 'Ada Price' },
    ]);
    expect(await agency.balances()).toEqual({
      ...{ balanced: true, '1030': 123_922, '1100': 0, '2100': 0, '4300': -123_456, '4330': -4_198, '5200': 3_732 },
    });
    const [receipt, ...more] = await agency.receipts();
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({ to: ['ada@client.test'], reply_to: agency.as.email });
    for (const shown of ['$1,276.54', '$41.98', 'Left to pay', '$0.00']) expect(receipt?.text).toContain(shown);
  });

  it('asks for what is due next, for all of it, or for as much as somebody writes', async () => {
    const agency = await payingAgency(world);
    expect((await agency.choose({ pays: 'next' })).html).toContain('$200.00');
    expect((await agency.choose({ pays: 'rest' })).html).toContain('$1,000.00');
    const { url, html } = await agency.choose({ pays: 'other', amount: ' 1 000,00 ' });
    expect(html).toContain('Pay $1,000.00');
    for (const [amount, says] of [
      ['0.49', 'Enter an amount between $0.50 and $1,000.00.'],
      ['1,000.01', 'Enter an amount between $0.50 and $1,000.00.'],
      ['', 'Enter an amount between'],
      ['all of it', 'Enter an amount between'],
      ['-5', 'Enter an amount between'],
      ['1.000', 'We can’t tell whether that’s $1,000.00 or $1.00.'],
    ] as const) {
      const refused = await agency.choose({ pays: 'other', amount });
      expect([amount, refused.status, refused.html.includes(says)]).toEqual([amount, expect.any(Number), true]);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.html).toContain(`value="${amount.trim()}"`);
    }
    expect((await agency.choose({ pays: 'next', amount: '12' })).html).toContain('Pay $12.00');
    expect((await agency.choose({ pays: 'rest', amount: '12' })).html).toContain('Pay $1,000.00');
    expect((await payByCard(url)).status).toBe(404);
  });

  it('T4 pays part of it, and offers what is left', async () => {
    const agency = await payingAgency(world);
    await payByCard((await agency.choose({ pays: 'other', amount: '350' })).url);
    await agency.deliver();
    const { invoice } = await agency.read();
    expect(invoice).toMatchObject({ payment_status: 'open', total_amount_received: 35_000 });
    const page = await agency.page();
    for (const shown of ['$650.00', 'Partly paid']) expect(page).toContain(shown);
    expect((await agency.choose({ pays: 'next' })).html).toContain('Pay $650.00');
  });

  it('leaves it unpaid where the card is declined, and lets another one be used on the same page', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    expect((await payByCard(url, '4000 0000 0000 0002')).status).toBe(402);
    await agency.deliver();
    expect((await agency.read()).invoice).toMatchObject({ total_amount_received: 0 });
    expect((await agency.choose()).url).toBe(url);
    expect((await payByCard(url)).status).toBe(303);
  });
});

describe('news of a payment', () => {
  it('T8 count once, however often and in whatever order they come', async () => {
    const agency = await payingAgency(world);
    await payByCard((await agency.choose()).url);
    const events = [...agency.told()].reverse();
    for (const event of [...events, ...events]) expect((await agency.tell(event)).status).toBe(200);
    await Promise.all(events.map((event) => agency.tell(event)));
    expect(await agency.payments()).toHaveLength(1);
    expect(await agency.receipts()).toHaveLength(1);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070, '1100': 0, '2100': 0 });
  });
  it('are taken in once where all of them come at one time', async () => {
    const agency = await payingAgency(world);
    await payByCard((await agency.choose()).url);
    const [event] = agency.told().filter(({ type }) => type === 'checkout.session.completed');
    const answers = await Promise.all(Array.from({ length: 6 }, () => event && agency.tell(event)));
    for (const answer of answers) expect([200, 409, 503]).toContain(answer?.status);
    expect(await agency.payments()).toHaveLength(1);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070, '1100': 0 });
  });
  it('are refused where they aren’t signed by the account of the company', async () => {
    const [agency, other] = [await payingAgency(world), await payingAgency(world)];
    await payByCard((await agency.choose()).url);
    const [event] = agency.told().filter(({ type }) => type === 'checkout.session.completed');
    if (!event) throw new Error('Stripe tells.');
    const forged = await agency.tell(event, 'whsec_of_somebody_else');
    expect([forged.status, forged.body.error?.code]).toEqual([400, 'online.unsigned']);
    // Told to another company, under its own secret, it is none of theirs.
    expect((await other.tell(event)).status).toBe(200);
    expect([await agency.payments(), await other.payments()]).toEqual([[], []]);
  });
  it('that never came are asked for: by who pays again, and once the page has closed', async () => {
    const agency = await payingAgency(world);
    await payByCard((await agency.choose()).url);
    const again = await agency.choose({ pays: 'next' });
    expect([again.status, again.html.includes('A payment of yours came in just now.')]).toEqual([409, true]);
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
    const other = await payingAgency(world);
    await payByCard((await other.choose()).url);
    passHours(world, 2);
    await runLongWork(world);
    expect((await other.read()).invoice).toMatchObject({ payment_status: 'paid' });
    expect(await other.payments()).toHaveLength(1);
  });
});

describe('a page where somebody pays', () => {
  it('is the same for the same, also in two tabs at once, and closes when they choose otherwise', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    expect((await agency.choose()).url).toBe(url);
    const next = await agency.choose({ pays: 'next' });
    expect(next.url).not.toBe(url);
    expect((await payByCard(url)).status).toBe(404);
    const both = await Promise.all([agency.choose({ pays: 'rest' }), agency.choose({ pays: 'rest' })]);
    const opened = new Set(both.map((one) => one.url).filter(Boolean));
    const paid = await Promise.all([...opened].map((one) => payByCard(one)));
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    await agency.deliver();
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid', total_amount_received: 100_000 });
  });
  it('closes within the hour, and another one can be opened', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    passHours(world, 1.1);
    expect((await payByCard(url)).status).toBe(404);
    await agency.deliver();
    const again = await agency.choose();
    expect(again.url).not.toBe(url);
    expect((await payByCard(again.url)).status).toBe(303);
  });
  it('opens for nobody whose link was turned off, and for no invoice that asks for nothing', async () => {
    const agency = await payingAgency(world);
    const { links } = (await world.call('book.invoice-links.list', { invoice_id: agency.id }, { as: agency.as })).body;
    await agency.payByCheck(100_000);
    const paid = await agency.choose();
    expect([paid.status, paid.html.includes('isn’t available for this invoice')]).toEqual([409, true]);
    expect(await agency.page()).not.toContain('Pay online');
    const id = links[0]?.id as NonNullable<(typeof links)[number]>['id'];
    await world.call('book.invoice-links.revoke', { invoice_id: agency.id, id }, { as: agency.as });
    const gone = await agency.choose();
    expect([gone.status, gone.html.includes('This invoice isn’t available')]).toEqual([404, true]);
  });
  it('is in the language of who pays', async () => {
    const agency = await payingAgency(world, { options: FEES, language: 'es' });
    const { html, url } = await agency.choose();
    for (const shown of ['Revise su pago', 'Cargo por pago con tarjeta', 'lang="es"']) expect(html).toContain(shown);
    expect((await agency.choose({ pays: 'other', amount: '0' })).html).toContain('Escriba un importe entre');
    expect(await (await fetch(url)).text()).toContain('Cargo por pago con tarjeta');
    await payByCard(url);
    await agency.deliver();
    expect((await agency.receipts())[0]?.text).toContain('Gracias. Hemos recibido su pago');
  });
});

describe('paying from a bank account', () => {
  it('T7 is on its way for days, counts as soon as it is there, and isn’t asked for meanwhile', async () => {
    const agency = await payingAgency(world, { options: FEES });
    const { html, url } = await agency.choose({ pays: 'next', by: 'bank' });
    for (const shown of ['$200.00', '$1.00', 'Pay $201.00']) expect(html).toContain(shown);
    await payByBank(url);
    await agency.deliver();
    const page = await agency.page({ paid: '0000' });
    for (const shown of ['is on its way', 'On its way', '$200.00', '$800.00']) expect(page).toContain(shown);
    const before = await agency.read();
    expect(before).toMatchObject({
      invoice: { total_amount_received: 0 },
      under_way: [{ payer_id: 'p1', name: 'Ada Price', amount: 20_000 }],
    });
    expect((await agency.choose({ pays: 'rest' })).html).toContain('$800.00');
    passDays(world, 5);
    await agency.deliver();
    const after = await agency.read();
    expect(after).toMatchObject({ invoice: { total_amount_received: 20_000 }, under_way: [] });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 19_939, '4330': -100, '1100': 80_000 });
  });
  it('T7 says so where the bank refuses, to the client and their advisor, and can be tried again', async () => {
    const agency = await payingAgency(world);
    await payByBank((await agency.choose({ by: 'bank' })).url, REFUSED_ACCOUNT);
    await agency.deliver();
    const waiting = await agency.page();
    for (const shown of ['$1,000.00', 'There’s nothing more to pay.']) expect(waiting).toContain(shown);
    expect(waiting).not.toContain('name="pays"');
    passDays(world, 5);
    await agency.deliver();
    expect(await agency.page()).toContain('Your bank didn’t pay $1,000.00.');
    expect((await agency.read()).invoice).toMatchObject({ total_amount_received: 0 });
    expect((await agency.receipts()).map(({ subject }) => subject)).toEqual(['Your payment of $1,000.00 failed']);
    await payByCard((await agency.choose()).url);
    await agency.deliver();
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
    expect(await agency.page()).not.toContain('Your bank didn’t pay');
  });
  it('is asked about after five days where no news came', async () => {
    const agency = await payingAgency(world);
    await payByBank((await agency.choose({ by: 'bank' })).url);
    await agency.deliver();
    passDays(world, 6);
    await runLongWork(world);
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
  });
  it('is offered in dollars alone, and where the agency takes it', async () => {
    const euro = await payingAgency(world, { currency: 'EUR', rates: { EUR: '1.08' } });
    expect(await euro.page()).not.toContain('US bank account');
    const refused = await euro.choose({ by: 'bank' });
    expect(refused.status).toBe(409);
    const cards = await payingAgency(world, { options: { online_methods: ['card'] } });
    expect(await cards.page()).not.toContain('US bank account');
    const none = await payingAgency(world, { options: { methods: ['check'] } });
    expect(await none.page()).not.toContain('Pay online');
    expect((await none.choose()).status).toBe(409);
  });
});

describe('money that came while something else happened', () => {
  it('stays the client’s where somebody else recorded a payment meanwhile', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    await agency.payByCheck(70_000);
    await payByCard(url);
    await agency.deliver();
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid', total_amount_received: 100_000 });
    const [online] = await agency.payments();
    expect(online).toMatchObject({ payment_method: 'strip_online_payment', unapplied_amount: 70_000 });
    expect(await agency.balances()).toMatchObject({ balanced: true, '2100': -70_000, '1100': 0 });
  });
  it('stays the client’s where the invoice was canceled, or made out to somebody else', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    const { version } = (await agency.read()).invoice;
    await world.call('book.invoices.cancel', { id: agency.id, version }, { as: agency.as });
    await payByCard(url);
    expect(await agency.deliver()).toEqual([200]);
    expect(await agency.payments()).toMatchObject([{ unapplied_amount: 100_000, paid_by_name: 'Ada Price' }]);
    const other = await payingAgency(world, { payers: 2 });
    const page = await other.choose();
    const { invoice } = await other.read();
    const payers = [{ id: 'p1', client_id: other.clients[1] as PayingAgency['clients'][number] }];
    await world.call(
      'book.invoices.revise',
      { ...other.draft, payers, id: other.id, version: invoice.version } as never,
      { as: other.as },
    );
    await payByCard(page.url);
    await other.deliver();
    expect(await other.payments()).toMatchObject([{ unapplied_amount: 50_000, paid_by_name: 'Ada Price' }]);
    expect((await other.read()).invoice).toMatchObject({ total_amount_received: 0 });
  });
  it('is posted today where the books of its day were closed', async () => {
    const agency = await payingAgency(world);
    await payByCard((await agency.choose()).url);
    const month = new Date(Date.now() + (clock.waylineClockOffset ?? 0)).toISOString().slice(0, 7);
    passDays(world, 40);
    await world.call('ledger.periods.close', { month }, { as: agency.as });
    expect(await agency.deliver()).toEqual([200]);
    const [payment] = await agency.payments();
    expect((payment?.received_on ?? '') > `${month}-31`).toBe(true);
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
  });
  it('is that of the profile that is left where the client was merged', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    const kept = (
      await world.call('crm.individuals.create', { first_name: 'Adele', last_name: 'Price' }, { as: agency.as })
    ).body.client.id;
    const sides = { existing: kept, to_merge: agency.clients[0], existing_version: 1, to_merge_version: 1 };
    await world.call('crm.merge.create', sides as never, { as: agency.as });
    await payByCard(url);
    await agency.deliver();
    const [payment] = await agency.payments();
    expect(payment).toMatchObject({ client_id: kept, unapplied_amount: 0 });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1100': 0, '2100': 0 });
  });
});

describe('currencies', () => {
  it('V06 charges yen whole, and dinars in tens of a fils', async () => {
    const yen = await payingAgency(world, { total: 100_001, currency: 'JPY', rates: { JPY: '0.006712' } });
    const { html, url } = await yen.choose();
    expect(html).toContain('¥100,001');
    await payByCard(url);
    expect(await yen.deliver()).toEqual([200]);
    expect((await yen.read()).invoice).toMatchObject({ payment_status: 'paid', total_amount_received: 100_001 });
    const dinar = await payingAgency(world, { total: 1_000_005, currency: 'KWD', rates: { KWD: '3.2519' } });
    const page = await dinar.choose();
    expect(page.html).toContain('1,000.000');
    await payByCard(page.url);
    expect(await dinar.deliver()).toEqual([200]);
    expect((await dinar.read()).invoice).toMatchObject({ total_amount_received: 1_000_000 });
    expect((await dinar.balances()).balanced).toBe(true);
  });
  it('V19 posts euro at the rate of the day, fee included', async () => {
    const agency = await payingAgency(world, { currency: 'EUR', rates: { EUR: '1.08' }, options: FEES });
    await payByCard((await agency.choose()).url);
    expect(await agency.deliver()).toEqual([200]);
    const { invoice } = await agency.read();
    expect(invoice).toMatchObject({ payment_status: 'paid' });
    const balances = await agency.balances();
    expect([balances.balanced, balances['1100'], balances['2100']]).toEqual([true, 0, 0]);
    expect(balances['4330'] ?? 0).toBeLessThan(0);
  });
});

describe('an online payment in the books', () => {
  it('R-ACC-129 R-ACC-091 can’t be deleted, only taken off its invoice', async () => {
    const agency = await payingAgency(world);
    const asked = { as: agency.as };
    await payByCard((await agency.choose()).url);
    await agency.deliver();
    const part = (await agency.read()).payments?.[0];
    if (!part) throw new Error('It was paid.');
    expect((await world.call('book.invoice-payments.delete', { id: part.id }, asked)).body.status).toBe('success');
    const { payment } = (await world.call('book.payments.get', { id: part.payment_id }, asked)).body;
    expect(payment).toMatchObject({ unapplied_amount: 100_000, received_by_name: 'Stripe' });
    expect(payment.deleted_at).toBeUndefined();
    const { status, body } = await world.send('book.payments.delete', { id: payment.id }, asked);
    expect([status, body.error?.code]).toEqual([409, 'payment.is_online']);
  });

  it('V07 gives its fee back too, as much of it as there is', async () => {
    const agency = await payingAgency(world, { options: FEES });
    const asked = { as: agency.as };
    await payByCard((await agency.choose()).url);
    await agency.deliver();
    const part = (await agency.read()).payments?.[0];
    if (!part) throw new Error('It was paid.');
    const off = { invoice_payment_mapper_id: part.id, invoice_id: agency.id };
    const { version } = (await world.call('book.payments.detach', off, asked)).body.payment;
    const money = { id: part.payment_id, version, transaction_type: 'strip_online_payment' as const, amount: 100_000 };
    const tooMuch = await world.send('book.payments.refund', { ...money, fee: 3_401 }, asked);
    expect([tooMuch.status, tooMuch.body.error?.issues]).toMatchObject([400, [{ path: 'fee' }]]);
    const { payment } = (await world.call('book.payments.refund', { ...money, fee: 3_400 }, asked)).body;
    expect(payment).toMatchObject({ unapplied_amount: 0, refunds: [{ amount: 100_000, fee: 3_400 }] });
    expect(await agency.balances()).toMatchObject({
      balanced: true,
      '1030': -3_029,
      '2100': 0,
      '4330': 0,
      '1100': 100_000,
    });
    const refund = { id: payment.id, refund_id: payment.refunds[0]?.id as (typeof payment.refunds)[number]['id'] };
    await world.call('book.payments.refund.delete', refund, asked);
    expect(await agency.balances()).toMatchObject({
      balanced: true,
      '1030': 100_371,
      '2100': -100_000,
      '4330': -3_400,
    });
  });
});

describe('the account that clients pay into', () => {
  const account = ({ as }: Pick<PayingAgency, 'as'>) => world.call('book.payment-account.get', {}, { as });
  it('is shown without its key, and is one', async () => {
    const agency = await payingAgency(world);
    const { body } = await account(agency);
    expect(body.account).toEqual({
      ...{ provider: 'stripe', name: 'Stripe test account', is_live: false, key_ends: agency.api_key.slice(-4) },
      ...{ connected_by_name: 'Ada Booker', connected_at: expect.any(String) },
    });
    expect(JSON.stringify(body)).not.toContain(agency.api_key);
    expect(await agency.connect('sk_test_another_account_1')).toEqual([409, 'online.connected_already']);
  });
  it('is disconnected once nobody is paying, and then takes nothing', async () => {
    const agency = await payingAgency(world);
    const asked = { as: agency.as };
    await payByBank((await agency.choose({ by: 'bank' })).url);
    await agency.deliver();
    const refused = await world.send('book.payment-account.disconnect', {}, asked);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'online.under_way']);
    passDays(world, 5);
    await agency.deliver();
    expect((await world.call('book.payment-account.disconnect', {}, asked)).body.status).toBe('success');
    expect((await account(agency)).body.account).toBeUndefined();
    const again = await world.send('book.payment-account.disconnect', {}, asked);
    expect([again.status, again.body.error?.code]).toEqual([404, 'record.missing']);
    expect(await agency.connect(agency.api_key)).toEqual([200, undefined]);
  });
  it('can be given another key of its own', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose();
    expect(await agency.connect(agency.api_key)).toEqual([200, undefined]);
    await payByCard(url);
    expect(await agency.deliver()).toEqual([200]);
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
  });
  it('is refused with what is wrong with its key', async () => {
    const agency = await payingAgency(world);
    await world.call('book.payment-account.disconnect', {}, { as: agency.as });
    expect(await agency.connect('pk_test_publishable_key_1')).toEqual([400, 'request.invalid']);
    expect(await agency.connect('sk_test_short')).toEqual([400, 'online.key_refused']);
    expect(await agency.connect('sk_test_account_pending_1')).toEqual([409, 'online.not_ready']);
    expect((await account(agency)).body.account).toBeUndefined();
  });
});
