import type { Invoice } from '@wayline/core/areas/accounting/invoices/invoice';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type Mail, Mails } from '@wayline/core/areas/messaging/mail';
import { addDays } from '@wayline/core/base/days';
import { toInstant } from '@wayline/core/base/zoned-time';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { passHours } from '@wayline/local/testing/pass-time';
import type { Person, World } from '@wayline/local/testing/world';
import { baseDeps } from '../../kernel/deps';
import { openOwnCompany } from '../../ledger/company-of-its-own.fixture';

const percentage = (of: string) => ({ mode: 'percentage' as const, percentage: of });
const inDays = (days: number) => ({ kind: 'after_issue' as const, days });
/** Three payments, of 20, 30 and 50 percent. */
const MILESTONES = [
  { id: 'm1', name: 'Deposit', due: inDays(20), part: percentage('20') },
  { id: 'm2', name: 'Second payment', due: inDays(40), part: percentage('30') },
  { id: 'm3', name: 'Final payment', due: inDays(60), part: { mode: 'rest' as const } },
];
const NAMES = ['Ada', 'Ben', 'Cleo'];

type Terms = {
  zone?: string;
  payers?: number;
  total?: number;
  /** What of the settings differs; reminders are on unless it says otherwise. */
  settings?: object;
  /** Whether those who pay an invoice have a link to it, which is so unless it says otherwise. */
  hasLinks?: boolean;
  /** None of the clients has an email. */
  withoutEmail?: boolean;
};

/** Saves a page of the settings of a company, with some fields otherwise. */
export const saveSection = async (
  world: World,
  as: Person,
  section: 'payment_reminders' | 'timezonecurrency',
  fields: object,
) => {
  const { version, value } = (await world.call('users.settings.get', { section }, { as })).body;
  const saved = await world.call('users.settings.save', { section, version, value: { ...value, ...fields } }, { as });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
};

const HOUR_MS = 3_600_000;
/** Moves every clock to a moment. */
export const moveTo = (world: World, instant: string): void =>
  passHours(world, (Date.parse(instant) - Date.parse(baseDeps().now())) / HOUR_MS);

/** An agency that sends reminders, with an invoice over 1,000.00 in three payments that some clients share. */
export const remindingAgency = async (world: World, terms: Terms = {}) => {
  const {
    zone = 'America/New_York',
    payers = 2,
    total = 100_000,
    settings = {},
    withoutEmail = false,
    hasLinks = true,
  } = terms;
  const as = await openOwnCompany(world);
  await saveSection(world, as, 'timezonecurrency', { timezone: zone });
  await saveSection(world, as, 'payment_reminders', { sends: true, ...settings });
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body;
  const clients: ClientId[] = [];
  for (const first_name of NAMES.slice(0, payers)) {
    const emails = withoutEmail ? [] : [`${first_name.toLowerCase()}@client.test`];
    const { client } = (await world.call('crm.individuals.create', { first_name, last_name: 'Price', emails }, { as }))
      .body;
    clients.push(client.id);
  }
  const draft = {
    ...{ trip_ids: [trip.id], currency: 'USD', pay_as: 'equal' as const, milestones: MILESTONES },
    payers: clients.map((client_id, i) => ({ id: `p${i + 1}`, client_id })),
    lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: total }],
  };
  const issue = async (differs: object = {}): Promise<Invoice> => {
    const made = (await world.call('book.invoices.create', { ...draft, ...differs }, { as })).body.invoice;
    const issued = await world.call('book.invoices.issue', { id: made.id, version: 1 }, { as });
    if (hasLinks)
      for (const { payer_id } of issued.body.invoice.shares)
        await world.call('book.invoice-links.create', { invoice_id: made.id, payer_id }, { as });
    return issued.body.invoice as unknown as Invoice;
  };
  const invoice = await issue();
  const db = tenantDb(world.table, as.company_id);
  const mails = async (): Promise<Mail[]> => {
    const all = (await db.readPartition(['MAILS'], { mails: Mails }, { consistent: true })).mails;
    return all
      .filter(({ about }) => about === 'payment reminder')
      .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  };
  /** The moment at which a day after the issue has this time where the company is. */
  const momentOf = (day: number, time = '09:00', seconds = 20) =>
    new Date(
      Date.parse(toInstant({ date: addDays(invoice.issue_date ?? '', day), time, zone })) + seconds * 1_000,
    ).toISOString();
  return {
    ...{ as, trip: trip.id, clients, draft, invoice, id: invoice.id as InvoiceId, issue, db, mails, momentOf },
    /** Goes to a day after the issue, has done what is due, and says to whom a reminder was written by that. */
    on: async (day: number, time?: string, seconds?: number): Promise<string[]> => {
      moveTo(world, momentOf(day, time, seconds));
      const before = (await mails()).length;
      await world.job('long-work');
      return (await mails())
        .slice(before)
        .map(({ to }) => to[0] ?? '')
        .sort();
    },
    pay: (payer: number, amount: number, more: object = {}) =>
      world.call(
        'book.payments.create',
        {
          ...{ client_id: clients[payer] as ClientId, transaction_type: 'check' as const, currency: 'USD', amount },
          ...{ apply: [{ invoice_id: invoice.id, payer_id: `p${payer + 1}`, amount }], ...more },
        },
        { as },
      ),
    shown: async (by: Person = as) =>
      (await world.call('book.payment-reminders.list', { invoice_id: invoice.id }, { as: by })).body,
    set: (fields: object) => saveSection(world, as, 'payment_reminders', fields),
    read: async () => (await world.call('book.invoices.get', { id: invoice.id }, { as })).body.invoice,
  };
};
