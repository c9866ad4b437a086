import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Mails, toMailId } from '@wayline/core/areas/messaging/mail';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { newcomer } from '../sweeps/newcomer';
import { readPdfText } from '../trip/itinerary/pdf/pdf-text.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
type Agency = { as: Person; clients: [ClientId, ClientId] };
const newClient = async (as: Person, first_name: string, email: string) =>
  (await world.call('crm.individuals.create', { first_name, last_name: 'Price', emails: [email] }, { as })).body.client
    .id;
/** An invoice that two clients pay in two parts, issued. */
const invoiced = async (who?: Person) => {
  const as = who ?? (await openOwnCompany(world));
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, { as })).body;
  const clients: Agency['clients'] = [
    await newClient(as, 'Ada', 'ada@client.test'),
    await newClient(as, 'Ben', 'ben@client.test'),
  ];
  const draft = {
    ...{ trip_ids: [trip.id], currency: 'USD', pay_as: 'equal' as const, message: 'Thank you.' },
    payers: clients.map((client_id, i) => ({ id: `p${i + 1}`, client_id })),
    lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning <b>', unit_price: 100_001 }],
    milestones: [
      {
        ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue' as const, days: 7 } },
        part: { mode: 'percentage' as const, percentage: '20' },
      },
      {
        ...{ id: 'm2', name: 'Final payment', due: { kind: 'after_issue' as const, days: 30 } },
        part: { mode: 'rest' as const },
      },
    ],
  };
  const made = (await world.call('book.invoices.create', draft, { as })).body.invoice;
  const invoice = (await world.call('book.invoices.issue', { id: made.id, version: 1 }, { as })).body.invoice;
  return { as, clients, invoice, draft: made, terms: draft };
};
type Invoiced = Awaited<ReturnType<typeof invoiced>>;

const link = async ({ as, invoice }: Invoiced, payer_id = 'p1', differs: object = {}) => {
  const input = { invoice_id: invoice.id, payer_id, ...differs };
  const { body } = await world.call('book.invoice-links.create', input, { as });
  return { ...body, token: body.url.split('/').at(-1) ?? '' };
};
const open = async (token: string) => {
  const { status, body, headers } = await world.send<{ text: string }>('public.invoice.page', { token });
  return { status, headers, html: body.text };
};
/** A revision by which these clients pay it, in the places of those who did. */
const revise = async ({ as, invoice, terms }: Invoiced, payers: readonly ClientId[]) => {
  const { version } = (await world.call('book.invoices.get', { id: invoice.id }, { as })).body.invoice;
  const named = payers.map((client_id, i) => ({ id: `p${i + 1}`, client_id }));
  await world.call('book.invoices.revise', { ...terms, payers: named, id: invoice.id, version }, { as });
};
const payByCheck = ({ as, invoice }: Invoiced, client_id: ClientId, payer_id: string, confirmation_code: string) => {
  const check = { transaction_type: 'check' as const, currency: 'USD', amount: 10_000, confirmation_code };
  const apply = [{ invoice_id: invoice.id, payer_id, amount: 10_000 }];
  return world.call('book.payments.create', { ...check, client_id, apply }, { as });
};
const revoke = ({ as, invoice }: Invoiced, id: unknown) =>
  world.call('book.invoice-links.revoke', { invoice_id: invoice.id, id } as never, { as });

describe('a link to an invoice', () => {
  it('R-SHELL-022 R-SHELL-023 opens it for one of those who pay, with their part alone and what they paid', async () => {
    const billed = await invoiced();
    await payByCheck(billed, billed.clients[1], 'p2', 'CHK 7');
    const { token, url } = await link(billed, 'p2');
    expect(url).toMatch(/\/invoice\/web\/[\w-]{43}$/);
    const { status, html, headers } = await open(token);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain(billed.invoice.formatted_invoice_number);
    for (const shown of ['Planning &lt;b&gt;', '$1,000.01', '$500.00', '$400.00', 'Ben Price', 'CHK 7'])
      expect(html).toContain(shown);
    for (const hidden of ['Ada Price', '$500.01', '<script']) expect(html).not.toContain(hidden);
  });
  it('is known by its hash alone, and listed without what it opens with', async () => {
    const billed = await invoiced();
    const { token } = await link(billed, 'p1', { email: 'ada@client.test' });
    const { links } = (await world.call('book.invoice-links.list', { invoice_id: billed.invoice.id }, billed)).body;
    expect(links).toMatchObject([{ payer_id: 'p1', email: 'ada@client.test', language: 'en' }]);
    expect(JSON.stringify(links)).not.toContain(token);
    expect(JSON.stringify(links)).not.toContain('token_hash');
  });
  it('is mailed in its language, from the advisor and their company, once', async () => {
    const billed = await invoiced();
    const { link: made, url } = await link(billed, 'p1', { email: 'ada@client.test', message: 'Hola', language: 'es' });
    const mail = await tenantDb(world.table, billed.as.company_id).get(Mails, { id: toMailId(made.id) }, true);
    expect(mail).toMatchObject({ to: ['ada@client.test'], about: 'invoice link', reply_to: billed.as.email });
    expect(mail?.subject).toContain(billed.invoice.formatted_invoice_number);
    for (const shown of [url, 'Hola', 'factura']) expect(mail?.text).toContain(shown);
    expect((await open(url.split('/').at(-1) ?? '')).html).toContain('lang="es"');
  });
  it('opens nothing once it is turned off or has run out, and says so with a page', async () => {
    const billed = await invoiced();
    const [first, second] = [await link(billed), await link(billed, 'p1', { days_valid: 3 })];
    await revoke(billed, first.link.id);
    const gone = await open(first.token);
    expect([gone.status, gone.html.includes('This invoice isn’t available')]).toEqual([404, true]);
    expect((await open(second.token)).status).toBe(200);
    clock.waylineClockOffset = 4 * DAY_MS;
    expect((await open(second.token)).status).toBe(404);
    expect((await open('A'.repeat(43))).status).toBe(404);
    const short = await open('short');
    expect([short.status, short.html.includes('This invoice isn’t available')]).toEqual([404, true]);
  });
  it('shows nothing to one who was taken off by a revision, nor what another pays in their place', async () => {
    const billed = await invoiced();
    const [ada] = billed.clients;
    const { token } = await link(billed, 'p2');
    const cyrus = await newClient(billed.as, 'Cyrus', 'cy@client.test');
    for (const payers of [[ada], [ada, cyrus]]) {
      await revise(billed, payers);
      const { status, html } = await open(token);
      expect([status, html.includes('This invoice isn’t available')]).toEqual([404, true]);
      for (const hidden of ['Ada', 'Cyrus']) expect(html).not.toContain(hidden);
    }
  });
  it('stays with a client who was merged, also once it is revised for the profile that is left', async () => {
    const billed = await invoiced();
    const { as, clients } = billed;
    const { token } = await link(billed, 'p2');
    const kept = await newClient(as, 'Benjamin', 'benjamin@client.test');
    const sides = { existing: kept, to_merge: clients[1], existing_version: 1, to_merge_version: 1 };
    await world.call('crm.merge.create', sides as never, { as });
    expect((await open(token)).status).toBe(200);
    await revise(billed, [clients[0], kept]);
    expect((await open(token)).status).toBe(200);
  });
  it('asks at once for all that is due on one day', async () => {
    const { as, clients, terms } = await invoiced();
    const due = { kind: 'after_issue' as const, days: 7 };
    const milestones = terms.milestones.map((one) => ({ ...one, due }));
    const made = (await world.call('book.invoices.create', { ...terms, milestones }, { as })).body.invoice;
    const { invoice } = (await world.call('book.invoices.issue', { id: made.id, version: 1 }, { as })).body;
    const { token } = await link({ as, clients, invoice, draft: made, terms }, 'p2');
    expect((await open(token)).html).toMatch(/Amount due<.{0,80}\$500\.00/);
  });
  it('offers the email that each of those who pay has by now', async () => {
    const { as, clients, invoice } = await invoiced();
    const { client } = (await world.call('crm.individuals.get', { id: clients[0] }, { as })).body;
    const emails = ['new@client.test'];
    await world.call('crm.individuals.update', { ...client, emails } as never, { as });
    const { payers } = (await world.call('book.invoice-links.list', { invoice_id: invoice.id }, { as })).body;
    expect(payers).toEqual([
      { payer_id: 'p1', email: 'new@client.test' },
      { payer_id: 'p2', email: 'ben@client.test' },
    ]);
  });
  it('shows the invoice as it is by now: revised, paid and canceled', async () => {
    const billed = await invoiced();
    const { as, invoice } = billed;
    const { token } = await link(billed);
    await world.call('book.invoices.cancel', { id: invoice.id, version: invoice.version }, { as });
    const { status, html } = await open(token);
    expect([status, html.includes('Canceled')]).toEqual([200, true]);
  });
  it('is made of an issued invoice for who pays it', async () => {
    const billed = await invoiced();
    const { as, invoice } = billed;
    const ask = async (differs: object) => {
      const input = { invoice_id: invoice.id, payer_id: 'p1', ...differs };
      const { status, body } = await world.send('book.invoice-links.create', input as never, { as });
      return [status, body.error?.code];
    };
    expect(await ask({ payer_id: 'p9' })).toEqual([404, 'record.missing']);
    const { id, version } = invoice;
    await world.call('book.invoices.cancel', { id, version }, { as });
    expect(await ask({})).toEqual([409, 'invoice.canceled']);
  });
});

describe('an invoice on paper', () => {
  const print = async (as: Person, asked: { id: string; payer_id?: string }) => {
    const { body } = await world.send<{ text: string }>('book.invoices.pdf', asked as never, { as });
    return readPdfText(Buffer.from(body.text, 'base64'));
  };
  it('is printed whole for colleagues, and in their part and language for those who pay', async () => {
    const billed = await invoiced();
    const { as, invoice } = billed;
    const whole = await print(as, invoice);
    for (const shown of [invoice.formatted_invoice_number, 'Ada Price', 'Ben Price']) expect(whole).toContain(shown);
    expect(await print(as, { id: invoice.id, payer_id: 'p2' })).not.toContain('Ada Price');
    const { token } = await link(billed, 'p1', { language: 'es' });
    const { body } = await world.send<{ text: string }>('public.invoice.pdf', { token });
    const theirs = readPdfText(Buffer.from(body.text, 'base64'));
    expect([theirs.includes('Factura'), theirs.includes('Ben Price')]).toEqual([true, false]);
  });
  it('names all who are to pay a draft', async () => {
    const { as, terms } = await invoiced();
    const { invoice } = (await world.call('book.invoices.create', terms, { as })).body;
    const draft = await print(as, invoice);
    for (const shown of ['Ada Price', 'Ben Price']) expect(draft).toContain(shown);
  });
  it('shows payments to colleagues who may view them', async () => {
    const billed = await invoiced(world.people.owner);
    const { as, clients, invoice } = billed;
    await payByCheck(billed, clients[0], 'p1', 'CHK 7');
    expect(await print(as, invoice)).toContain('CHK 7');
    const other = await newcomer(world, ['Advisor'], ['View Invoices']);
    expect(await print(other, invoice)).not.toContain('CHK 7');
  });
  it('leads to the page that says so where its link is gone, and is printed so often within a minute', async () => {
    const token = 'B'.repeat(43);
    const ask = () => world.send<{ text: string }>('public.invoice.pdf', { token });
    const gone = await ask();
    expect([gone.status, gone.headers.location]).toEqual([303, `/invoice/web/${token}`]);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 303), 429]);
  });
});
