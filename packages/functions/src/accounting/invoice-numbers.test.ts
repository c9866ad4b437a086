import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agency, crediting, FEE } from './crediting.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newAgency, invoiced, credit } = crediting(() => world);
const numberBy = async ({ as }: Agency, value: object) => {
  const { version } = (await world.call('users.settings.get', { section: 'invoice_numbering' }, { as })).body;
  return world.send('users.settings.save', { section: 'invoice_numbering', version, value } as never, { as });
};
const numberOf = async (agency: Agency) => (await invoiced(agency, [FEE])).formatted_invoice_number;

describe('numbers of invoices and credit notes', () => {
  it('look as the company wants, begin where it says, and go on without a gap', async () => {
    const agency = await newAgency();
    await numberBy(agency, { invoice_prefix: 'hv', credit_note_prefix: 'HV-CR', digits: 4, first_invoice: 2043 });
    const first = await invoiced(agency, [FEE]);
    const year = first.issue_date?.slice(0, 4);
    expect([first.formatted_invoice_number, await numberOf(agency)]).toEqual([`HV-${year}-2043`, `HV-${year}-2044`]);
    const { credit_notes } = await credit(agency, first, [{ line_id: 'fee', amount: 500 }]);
    expect(credit_notes?.[0]?.number).toBe(`HV-CR-${year}-0001`);
    // What a series begins with says nothing once it has.
    await numberBy(agency, { invoice_prefix: 'HV', first_invoice: 7 });
    expect(await numberOf(agency)).toBe(`HV-${year}-02045`);
    await numberBy(agency, { invoice_prefix: 'HV', by_year: false, first_invoice: 7 });
    expect([await numberOf(agency), await numberOf(agency)]).toEqual(['HV-00007', 'HV-00008']);
    await numberBy(agency, { invoice_prefix: 'HV', first_invoice: 7 });
    expect(await numberOf(agency)).toBe(`HV-${year}-02046`);
  });

  it('begin with it in the year that is named, and with 1 in others', async () => {
    const [agency, other] = [await newAgency(), await newAgency()];
    const year = new Date(Date.now() + (clock.waylineClockOffset ?? 0)).getFullYear();
    await numberBy(agency, { first_invoice: 90, first_year: year });
    expect(await numberOf(agency)).toBe(`INV-${year}-00090`);
    await numberBy(other, { first_invoice: 90, first_year: year - 1 });
    expect(await numberOf(other)).toBe(`INV-${year}-00001`);
  });

  it('of the two kinds never begin alike, nor with what could be a year', async () => {
    const agency = await newAgency();
    for (const value of [{ invoice_prefix: 'CN' }, { invoice_prefix: 'INV-2026' }, { digits: 2 }, { first_invoice: 0 }])
      expect((await numberBy(agency, value)).status).toBe(400);
    expect((await numberBy(agency, { invoice_prefix: 'VALE/US' })).status).toBe(200);
  });
});
