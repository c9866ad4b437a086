import { interceptClients } from '@wayline/local/intercept-clients';
import { conflicts } from '@wayline/local/like-aws/conflicts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crediting, FEE } from './crediting.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const { newAgency, invoiced, receive, readOne, balances } = crediting(() => world);
const WRITERS = 16;
/** As many invoices of each as every run has time for. */
const EACH = 1;

describe('sixteen people at once', () => {
  it('issue and get paid invoices without a gap in the numbers, and none of them fails', async () => {
    const agency = await newAgency();
    const made: Awaited<ReturnType<typeof invoiced>>[] = [];
    const work = async () => {
      for (let n = 0; n < EACH; n++) {
        const invoice = await invoiced(agency, [FEE]);
        await receive(agency, invoice, 4_000);
        // A part of the next payment stays the client’s.
        await receive(agency, invoice, 7_000, { apply: [{ invoice_id: invoice.id, payer_id: 'p1', amount: 6_000 }] });
        made.push(invoice);
      }
    };
    // One in twenty transactions meets another, as at AWS.
    const end = interceptClients(conflicts());
    await Promise.all(Array.from({ length: WRITERS }, work)).finally(end);
    const numbers = made.map(({ formatted_invoice_number: number }) => Number(/\d+$/.exec(number ?? '')?.[0]));
    const first = Math.min(...numbers);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: WRITERS * EACH }, (_, i) => first + i));
    for (const invoice of made)
      expect((await readOne(agency, invoice)).invoice).toMatchObject({ payment_status: 'paid' });
    const all = WRITERS * EACH;
    expect(await balances(agency)).toMatchObject({ balanced: true, 1020: all * 11_000, 1100: 0, 2100: -all * 1_000 });
  });
});
