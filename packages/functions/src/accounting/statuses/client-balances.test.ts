import { Clients } from '@wayline/core/areas/clients/client.records';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';
import { type Agency, FEE, lineOf } from '../crediting.fixture';
import { payingSuppliers } from '../suppliers/paying-suppliers.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const { newAgency, newClient, invoiced, receive, buy, drifts } = payingSuppliers(() => world);

const listed = async (as: Person, asked: object = {}) => {
  await deliverStream(world);
  await deliverStream(world);
  return (await world.call('crm.individuals.list', asked as never, { as })).body.clients;
};
const moneyOf = async ({ as, client }: Pick<Agency, 'as' | 'client'>) => {
  const row = (await listed(as)).find(({ id }) => id === client);
  return { due: row?.balance_due, credit: row?.client_credit };
};
/** The same by their statement of account: what they owe the agency and at suppliers, and what they have. */
const inStatement = async ({ as, client: client_id }: Pick<Agency, 'as' | 'client'>) => {
  const { money } = (await world.call('book.client-statement.get', { client_id } as never, { as })).body;
  const some = (amounts: { minor: number; currency: string }[]) => {
    const found = amounts.filter(({ minor }) => minor !== 0).sort((a, b) => (a.currency < b.currency ? -1 : 1));
    return found.length > 0 ? found : undefined;
  };
  return {
    due: some(money.map(({ currency, owed, at_supplier = 0 }) => ({ minor: owed + at_supplier, currency }))),
    credit: some(money.map(({ currency, held: minor }) => ({ minor, currency }))),
  };
};
const euros = { currency: 'EUR', rates: { EUR: '1.2' } };

describe('what clients owe and have, in their list', () => {
  it('R-ACC-032 is what their statement of account says, in each currency, and goes as it is paid', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    expect(await moneyOf(agency)).toEqual({ due: undefined, credit: undefined });
    const hotel = await buy(agency, 'Hotel', 60_000);
    const invoice = await invoiced(agency, [{ ...lineOf(hotel), paid_to: 'supplier' }, FEE]);
    await invoiced(agency, [{ ...FEE, unit_price: 7_777 }], euros);
    await receive(agency, invoice, 4_000);
    const spare = { client_id: client, transaction_type: 'check', currency: 'USD', amount: 2_500, apply: [] };
    await world.call('book.payments.create', spare as never, { as });
    const goodwill = { client_id: client, currency: 'EUR', amount: 500, rate: '1.2', reason: 'A late transfer' };
    await world.call('book.client-credits.grant', goodwill as never, { as });
    const kept = await moneyOf(agency);
    expect(kept).toEqual({
      due: [
        { minor: 7_777, currency: 'EUR' },
        { minor: 66_000, currency: 'USD' },
      ],
      credit: [
        { minor: 500, currency: 'EUR' },
        { minor: 2_500, currency: 'USD' },
      ],
    });
    expect(await inStatement(agency)).toEqual(kept);
    expect((await listed(as, { owes: '1' })).map(({ id }) => id)).toEqual([client]);
    expect(await drifts(as)).toEqual([]);
    // A profile says it in the statement of account alone.
    const { body } = await world.call('crm.individuals.get', { id: client }, { as });
    expect(body.client).not.toHaveProperty('balance_due');
  });

  it('is nobody’s any more once it is paid, and follows who was merged', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const invoice = await invoiced(agency, [FEE]);
    const other = await newClient(as, 'Ben', 'Lund');
    const versionOf = async (id: ClientId) =>
      (await world.call('crm.individuals.get', { id }, { as })).body.client.version;
    const sides = { existing: other, to_merge: client, choices: {} };
    const versions = { existing_version: await versionOf(other), to_merge_version: await versionOf(client) };
    const merged = await world.send('crm.merge.create', { ...sides, ...versions } as never, { as });
    expect(merged).toMatchObject({ status: 200 });
    expect(await moneyOf({ as, client: other })).toMatchObject({ due: [{ minor: 10_000, currency: 'USD' }] });
    const gone = await tenantDb(world.table, as.company_id).get(Clients, { id: client as ClientId }, true);
    expect(gone).not.toHaveProperty('balance_due');
    await receive({ ...agency, client: other }, invoice, 10_000);
    expect(await moneyOf({ as, client: other })).toEqual({ due: undefined, credit: undefined });
    expect(await listed(as, { owes: '1' })).toEqual([]);
    expect(await drifts(as)).toEqual([]);
  });

  it('is withheld from who may not see invoices and payments', async () => {
    const { owner } = world.people;
    const { client } = (
      await world.call('crm.individuals.create', { first_name: 'Mina', last_name: 'Okafor' }, { as: owner })
    ).body;
    const goodwill = { client_id: client.id, currency: 'USD', amount: 500, reason: 'A late transfer' };
    await world.call('book.client-credits.grant', goodwill as never, { as: owner });
    const viewer = await newcomer(world, ['Planner'], ['View Client Profiles']);
    const rowFor = async (as: Person) => (await listed(as)).find(({ id }) => id === client.id);
    expect(await rowFor(owner)).toMatchObject({ client_credit: [{ minor: 500, currency: 'USD' }] });
    expect(await rowFor(viewer)).not.toHaveProperty('client_credit');
    // Who sees only their own work would see what is owed on the invoices of others.
    const own = await newcomer(world, ['Standard'], ['View Client Profiles', 'View Invoices', 'View Payments']);
    await world.call('crm.individuals.assign', { ids: [client.id], advisor: own.user_id } as never, { as: owner });
    const shown = await rowFor(own);
    expect(shown).toMatchObject({ id: client.id });
    expect(shown).not.toHaveProperty('client_credit');
    const { status } = await world.send('crm.individuals.list', { owes: '1' } as never, { as: viewer });
    expect(status).toBe(403);
  });
});
