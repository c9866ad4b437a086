import { Mails } from '@wayline/core/areas/messaging/mail';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { payByBank, payByCard } from '@wayline/local/testing/pay-at-stripe';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PayingAgency, passDays, payingAgency } from './paying.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const mailsOf = async ({ as }: PayingAgency) =>
  (await tenantDb(world.table, as.company_id).readPartition(['MAILS'], { mails: Mails })).mails.filter(
    ({ about }) => about === 'receipt',
  );
const FEES = { charges_fees: true, card_fee: '3.4', bank_fee: '0.5' };

describe('paying an invoice by card', () => {
  it('V03 charges the fee besides, posts it, puts the payment on the invoice and mails a receipt', async () => {
    const agency = await payingAgency(world, { total: 123_456, options: FEES });
    expect(await agency.page()).toContain('A fee of 3.4% is added');
    const { status, html, url } = await agency.choose();
    expect(status).toBe(200);
    for (const shown of ['$1,234.56', '$41.98', '$1,276.54']) expect(html).toContain(shown);
    const back = (await payByCard(url)).headers.get('location') ?? '';
    expect(back).toMatch(/\/invoice\/web\/[\w-]{43}\?paid$/);
    expect(await agency.page({ paid: '' })).toContain('is being confirmed');
    expect(await agency.deliver()).toEqual([200]);
    expect(await agency.page({ paid: '' })).toContain('We’ve received your payment of $1,234.56.');
    const { invoice, payments } = await agency.read();
    expect(invoice).toMatchObject({ payment_status: 'paid', total_amount_received: 123_456 });
    expect(payments).toMatchObject([
      { amount: 123_456, payment_method: 'strip_online_payment', paid_by_name: 'Ada Price' },
    ]);
    expect(await agency.balances()).toEqual({
      ...{ balanced: true, '1030': 127_654, '1100': 0, '2100': 0, '4300': -123_456, '4330': -4_198 },
    });
    const [receipt, ...more] = await mailsOf(agency);
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({ to: ['ada@client.test'], reply_to: agency.as.email });
    for (const shown of ['$1,276.54', '$41.98', 'Left to pay', '$0.00']) expect(receipt?.text).toContain(shown);
  });
});
