import { Answers } from '@wayline/core/areas/forms/submission';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import { newToken } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../../kernel/deps';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { newcomer } from '../../sweeps/newcomer';
import { type Agency, FEE, lineOf } from '../crediting.fixture';
import { payingSuppliers } from '../suppliers/paying-suppliers.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newAgency, newClient, invoiced, receive, credit, buy, pay, part, drifts, readOne } = payingSuppliers(
  () => world,
);

const MINUTE = 60_000;
const later = () => {
  clock.waylineClockOffset = (clock.waylineClockOffset ?? 0) + MINUTE;
};

type Shown = { id: never; version: number; status: string; manual_status?: { by: string; by_name: string } };
const travelersOf = async ({ as, trip: id }: Pick<Agency, 'as' | 'trip'>) => {
  await deliverStream(world);
  await deliverStream(world);
  return (await world.call('trips.travelers.list', { id } as never, { as })).body.travelers as unknown as Shown[];
};
const statusesOf = async (agency: Pick<Agency, 'as' | 'trip'>) =>
  (await travelersOf(agency)).map(({ status }) => status);
const addTraveler = async ({ as, trip: trip_id }: Agency, person: object) =>
  (await world.call('trips.travelers.create', { trip_id, client_type: 'not_determined', ...person } as never, { as }))
    .body.traveler;
const setStatus = async ({ as, trip }: Agency, { id: traveler, version }: Shown, status: string) =>
  (await world.call('trips.travelers.update', { trip, traveler, version, status } as never, { as })).body
    .traveler as unknown as Shown;
/** An agency whose client travels, with somebody who has no profile. */
const traveling = async () => {
  const agency = await newAgency();
  await addTraveler(agency, { client_id: agency.client });
  await addTraveler(agency, { first_name: 'Jo', last_name: 'Friend' });
  return agency;
};

describe('the status of a traveler', () => {
  it('follows bookings, invoices and what is paid, in part and in full', async () => {
    const agency = await traveling();
    expect(await statusesOf(agency)).toEqual(['inquired', 'inquired']);
    const hotel = await buy(agency, 'Hotel', 90_000);
    expect(await statusesOf(agency)).toEqual(['registered', 'registered']);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    expect(await statusesOf(agency)).toEqual(['unpaid', 'unpaid']);
    await receive(agency, invoice, 10_000);
    expect(await statusesOf(agency)).toEqual(['fee_paid', 'fee_paid']);
    const payment = await receive(agency, invoice, 10_000);
    expect(await statusesOf(agency)).toEqual(['deposit_paid', 'deposit_paid']);
    await receive(agency, invoice, 10_000);
    expect(await statusesOf(agency)).toEqual(['partially_paid', 'partially_paid']);
    await receive(agency, invoice, 70_000);
    expect(await statusesOf(agency)).toEqual(['paid_in_full', 'paid_in_full']);
    const [applied] = payment.applied;
    const off = { invoice_payment_mapper_id: applied?.id, invoice_id: invoice.id };
    await world.call('book.payments.detach', off as never, { as: agency.as });
    expect(await statusesOf(agency)).toEqual(['partially_paid', 'partially_paid']);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('is registered again once its invoice is canceled, and keeps who canceled', async () => {
    const agency = await traveling();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const [ada] = await travelersOf(agency);
    await world.call(
      'trips.travelers.cancel',
      { trip: agency.trip, traveler: ada?.id, version: ada?.version } as never,
      { as: agency.as },
    );
    const invoice = await invoiced(agency, [lineOf(hotel)]);
    expect(await statusesOf(agency)).toEqual(['cancelled', 'unpaid']);
    await world.call(
      'book.invoices.cancel',
      { id: invoice.id, version: (await readOne(agency, invoice)).invoice.version } as never,
      { as: agency.as },
    );
    expect(await statusesOf(agency)).toEqual(['cancelled', 'registered']);
    const [off] = await travelersOf(agency);
    await world.call(
      'trips.travelers.restore',
      { trip: agency.trip, traveler: off?.id, version: off?.version } as never,
      { as: agency.as },
    );
    expect(await statusesOf(agency)).toEqual(['registered', 'registered']);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('holds what a person said until the next money of the invoice, or until they take it back', async () => {
    const agency = await traveling();
    const invoice = await invoiced(agency, [FEE]);
    await receive(agency, invoice, 2_000);
    const [ada] = await travelersOf(agency);
    expect(ada).toMatchObject({ status: 'deposit_paid' });
    later();
    const set = await setStatus(agency, ada as Shown, 'paid_in_full');
    expect(set).toMatchObject({ status: 'paid_in_full', manual_status: { by: agency.as.user_id } });
    // What says nothing of their money leaves it.
    await buy(agency, 'Dinner', 5_000);
    await world.call('book.invoice-links.create', { invoice_id: invoice.id, payer_id: 'p1' } as never, {
      as: agency.as,
    });
    expect(await travelersOf(agency)).toMatchObject([{ status: 'paid_in_full', manual_status: {} }, {}]);
    expect(await drifts(agency.as)).toEqual([]);
    later();
    await receive(agency, invoice, 1_000);
    const [moved] = await travelersOf(agency);
    expect(moved?.status).toBe('partially_paid');
    expect(moved).not.toHaveProperty('manual_status');
    later();
    const again = await setStatus(agency, moved as Shown, 'inquired');
    const asked = { trip: agency.trip, traveler: again.id, version: again.version };
    const { body } = await world.call('trips.traveler-status.follow', asked as never, { as: agency.as });
    expect(body).toEqual({ status: 'partially_paid', version: again.version + 1 });
    expect((await world.send('trips.traveler-status.follow', asked as never, { as: agency.as })).status).toBe(409);
    expect((await travelersOf(agency))[0]).not.toHaveProperty('manual_status');
  });

  it('counts what clients pay at suppliers, and less once it is credited', async () => {
    const agency = await traveling();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [{ ...lineOf(hotel), paid_to: 'supplier' }, FEE]);
    await receive(agency, invoice, 10_000);
    expect(await statusesOf(agency)).toEqual(['fee_paid', 'fee_paid']);
    await pay(agency, [part(hotel, 90_000, { invoice_id: invoice.id, payer_id: 'p1' })], {
      ...{ kind: 'client_to_supplier', transaction_type: 'credit_card' },
    });
    expect(await statusesOf(agency)).toEqual(['paid_in_full', 'paid_in_full']);
    const other = await traveling();
    const tour = await buy(other, 'Tour', 50_000);
    const toCredit = await invoiced(other, [lineOf(tour), FEE]);
    await receive(other, toCredit, 10_000);
    await credit(other, toCredit, [{ line_id: 'Tour', booking_id: tour.id, amount: 50_000 }]);
    expect(await statusesOf(other)).toEqual(['paid_in_full', 'paid_in_full']);
  });

  it('is that of who pays for them: of several payers each has their own', async () => {
    const agency = await traveling();
    const ben = await newClient(agency.as, 'Ben', 'Lund');
    await addTraveler(agency, { client_id: ben });
    const payers = [
      { id: 'p1', client_id: agency.client },
      { id: 'p2', client_id: ben },
    ];
    const invoice = await invoiced(agency, [FEE], { pay_as: 'equal', payers });
    await receive(agency, invoice, 5_000);
    // Jo is on no booking that is billed, and of nobody’s household: nothing is asked for them.
    expect(await statusesOf(agency)).toEqual(['paid_in_full', 'inquired', 'unpaid']);
  });

  it('is that of their household, also of one that begins later', async () => {
    const agency = await traveling();
    const ben = await newClient(agency.as, 'Ben', 'Lund');
    await addTraveler(agency, { client_id: ben });
    await invoiced(agency, [FEE]);
    expect(await statusesOf(agency)).toEqual(['unpaid', 'inquired', 'inquired']);
    const home = { name: 'Lund', members: [agency.client, ben] };
    await world.call('crm.households.create', home as never, { as: agency.as });
    expect(await statusesOf(agency)).toEqual(['unpaid', 'inquired', 'unpaid']);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('of a person nobody invoiced anything to stays as it was set before marks were made', async () => {
    const agency = await traveling();
    const [ada] = await travelersOf(agency);
    await setStatus(agency, ada as Shown, 'deposit_paid');
    await buy(agency, 'Dinner', 5_000);
    expect(await statusesOf(agency)).toEqual(['deposit_paid', 'registered']);
  });
});

describe('a form', () => {
  const question = { id: 'seat', type: 'text', label: 'Seat' };
  const sections = [{ id: 'trip', title: 'Your trip', fields: [question] }];
  /** Has a client send a form in, by a link that may name a trip. */
  const fillIn = async ({ as, client: client_id }: Agency, about: object) => {
    const draft = { kind: 'trip_request', form_name: 'Plan my trip', sections };
    const { form } = (await world.call('crm.forms.create', draft as never, { as })).body;
    await world.call('crm.forms.publish', { id: form.id, version: 1 }, { as });
    const asked = { form_id: form.id, client_id, ...about };
    const { url } = (await world.call('crm.form-links.create', asked as never, { as })).body;
    const token = new URL(url).pathname.split('/').find((part) => part.length === 43) ?? '';
    const typed = { token, draft: newToken().token, answers: Answers.parse({ form: { seat: 'Aisle' } }) };
    const deps = { ...baseDeps(), table: world.table, seal: encryptionAdapter() };
    const by = { sender_name: 'Eva Lund', sender_email: 'eva@example.test' };
    const sent = await submitForm(deps, { ...typed, ...by }, { id: 'test' });
    expect(sent.ok).toBe(true);
  };

  it.each([
    ['of a trip', true],
    ['of no trip', false],
  ])('%s has whoever sent it in registered', async (_, names) => {
    const agency = await traveling();
    await fillIn(agency, names ? { trip_id: agency.trip } : {});
    expect(await statusesOf(agency)).toEqual(['registered', 'inquired']);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('of another trip registers nobody for this one', async () => {
    const agency = await traveling();
    const { trip } = (await world.call('trips.create', { trip_name: 'Rome' }, { as: agency.as })).body;
    await fillIn(agency, { trip_id: trip.id });
    expect(await statusesOf(agency)).toEqual(['inquired', 'inquired']);
  });
});

describe('the money of a traveler', () => {
  const moneyOf = async ({ as, trip: id }: Pick<Agency, 'as' | 'trip'>) =>
    (await world.call('trips.traveler-money.get', { id } as never, { as })).body.travelers;

  it('is what is asked for them and came, by whom, with the invoice and the credit they have', async () => {
    const agency = await traveling();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    const payment = { amount: 12_500, apply: [{ invoice_id: invoice.id, payer_id: 'p1', amount: 10_000 }] };
    await receive(agency, invoice, 12_500, payment);
    await travelersOf(agency);
    const amounts = [{ currency: 'USD', invoiced: 100_000, received: 10_000, due: 90_000 }];
    expect(await moneyOf(agency)).toEqual([
      {
        ...{ traveler_id: expect.any(String), amounts, invoice_ids: [invoice.id], paid_by: [] },
        ...{ client_id: agency.client, client_credit: [{ minor: 2_500, currency: 'USD' }] },
      },
      { traveler_id: expect.any(String), amounts, invoice_ids: [invoice.id], paid_by: ['Eva Lund'] },
    ]);
  });

  it('is nothing before anything is invoiced, and is withheld from those who don’t see invoices or payments', async () => {
    const agency = await traveling();
    expect(await moneyOf(agency)).toMatchObject([{ amounts: [], invoice_ids: [] }, { amounts: [] }]);
    const { owner } = world.people;
    const { trip } = (await world.call('trips.create', { trip_name: 'Rome' }, { as: owner })).body;
    const blind = await newcomer(world, ['Planner'], ['View Trips', 'View Payments']);
    expect((await world.send('trips.traveler-money.get', { id: trip.id }, { as: blind })).status).toBe(403);
    const { client } = (
      await world.call('crm.individuals.create', { first_name: 'Mina', last_name: 'Okafor' }, { as: owner })
    ).body;
    await addTraveler({ as: owner, trip: trip.id, client: client.id }, { client_id: client.id });
    const goodwill = { client_id: client.id, currency: 'USD', amount: 500, reason: 'A late transfer' };
    await world.call('book.client-credits.grant', goodwill as never, { as: owner });
    await travelersOf({ as: owner, trip: trip.id });
    expect(await moneyOf({ as: owner, trip: trip.id })).toMatchObject([{ client_credit: [{ minor: 500 }] }]);
    const invoicesOnly = await newcomer(world, ['Planner'], ['View Trips', 'View Invoices']);
    const [withheld] = await moneyOf({ as: invoicesOnly, trip: trip.id });
    expect(withheld).not.toHaveProperty('client_credit');
  });
});

it('nobody takes back what was set on a trip of another company', async () => {
  const [agency, other] = [await traveling(), await traveling()];
  const [ada] = await travelersOf(agency);
  const asked = { trip: agency.trip, traveler: ada?.id, version: ada?.version } as never;
  expect((await world.send('trips.traveler-status.follow', asked, { as: other.as })).status).toBe(404);
});
