import type { SectionName, SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { Events } from '@wayline/core/store/outbox';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

type Sample<N extends SectionName> = {
  section: N;
  value: Partial<SettingsOf<N>>;
  /** What is refused, and at which field. */
  wrong: [field: string, value: unknown];
};
const sample = <N extends SectionName>(one: Sample<N>): Sample<N> => one;
const months = Array.from({ length: 12 }, (_, at) => ({ minor: at * 100, currency: 'EUR' }));

const SAMPLES = [
  sample({
    section: 'userbrand',
    value: { company_name: 'Harbour & Vale', accent: 'plum', website: 'https://vale.example', contact_line: '+1 555' },
    wrong: ['website', 'javascript:alert(1)'],
  }),
  sample({
    section: 'itinerary_settings',
    value: { show_prices: true, cover_style: 'band', accent: 'ruby', link_days: '30', links_need_code: true },
    wrong: ['accent', 'mauve'],
  }),
  sample({
    section: 'usersimportantnotice',
    value: { text: 'The office closes at noon.', tone: 'warning', until: '2031-05-01' },
    wrong: ['text', 'x'.repeat(601)],
  }),
  sample({ section: 'content', value: { greeting: 'Hello {name}!', terms: 'As agreed.' }, wrong: ['terms', 7] }),
  sample({
    section: 'customizeplatform',
    value: { hidden_areas: ['library'], landing: 'trips', reservations_title: 'Bookings' },
    wrong: ['hidden_areas.0', ['dashboard']],
  }),
  sample({
    section: 'invoice_logo',
    value: { show: 'name', place: 'right', size: 'large' },
    wrong: ['logo_file', 'x'],
  }),
  sample({ section: 'invoice_text', value: { title: 'Bill', foot: 'Thank you' }, wrong: ['title', 'x'.repeat(61)] }),
  sample({
    section: 'howtopayus',
    value: { bank_name: 'First Bank', account_number: 'DE89 3704' },
    wrong: ['account_number', '<b>1</b>'],
  }),
  sample({
    section: 'pay_now_default',
    value: { pay_now: true, asks_for: 'deposit', deposit_percent: 30 },
    wrong: ['deposit_percent', 0],
  }),
  sample({
    section: 'invoice_numbering',
    value: { invoice_prefix: 'HV', by_year: false },
    wrong: ['invoice_prefix', 'HV-2026'],
  }),
  sample({ section: 'payment_options', value: { methods: ['check'] }, wrong: ['methods', []] }),
  sample({
    section: 'payment_reminders',
    value: { sends: true, rules: [{ when: 'after', days: 2 }], time: '08:30', words: 'Thank you!' },
    wrong: ['rules', []],
  }),
  sample({
    section: 'paymentcollection',
    value: { collected_by: 'client_to_supplier', statement_words: 'KESTREL TRAVEL' },
    wrong: ['statement_words', '<b>'],
  }),
  sample({ section: 'domain', value: { host_name: 'trips.vale.example' }, wrong: ['host_name', 'vale'] }),
  sample({ section: 'domain_masking', value: { mask_links: true }, wrong: ['mask_links', 'yes'] }),
  sample({
    section: 'commission_payment_mode',
    value: { earned: 'departure', advisor_payment_schedule_type: 'Monthly' },
    wrong: ['earned', 'never'],
  }),
  sample({ section: 'sales_report_by', value: { sales_report_by: 'invoice' }, wrong: ['sales_report_by', 'mood'] }),
  sample({ section: 'sabre', value: { pcc: 'A1B2', iata_number: '12345675' }, wrong: ['pcc', 'too long'] }),
  sample({
    section: 'sales_target',
    value: { currency_code: 'EUR', years: { y2031: { months } } },
    wrong: ['years.y2031.months', { y2031: { months: [] } }],
  }),
] as Sample<SectionName>[];

const owner = () => ({ as: world.people.owner });
const get = (section: SectionName) => world.call('users.settings.get', { section }, owner());
const save = (section: SectionName, version: number, value: object) =>
  world.call('users.settings.save', { section, version, value: { ...value } }, owner());

describe.each(SAMPLES)('the settings page $section', ({ section, value, wrong: [field, wrong] }) => {
  it('R-SHELL-053 opens before anybody saved it, saves what it shows, shows what it saved, and keeps an audit line', async () => {
    expect((await get(section)).body).toMatchObject({ section, version: 0 });
    expect((await save(section, 0, value)).body).toMatchObject({ version: 1, value });
    expect((await get(section)).body).toMatchObject({ version: 1, value });
    const { company_id } = world.people.owner;
    const subject = `settings.${section}`;
    const { rows } = await tenantDb(world.table, company_id).readPartition(getAuditPartition(subject), {
      rows: Audits,
    });
    const about = section === 'sales_target' ? [] : Object.keys(value);
    const named = rows
      .filter((row) => row.subject === subject)
      .flatMap(({ diff = [] }) => diff.map((one) => one.field));
    for (const changed of about) expect(named).toContain(changed);
  });

  it('names the field that is wrong and changes nothing', async () => {
    const before = (await get(section)).body;
    const name = field.split('.')[0] as string;
    const refused = await save(section, before.version, { ...before.value, [name]: wrong });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.issues).toContainEqual(expect.objectContaining({ path: field }));
    expect((await get(section)).body).toEqual(before);
  });
});

describe('how money moves, in the settings', () => {
  const taken = async (section: SectionName, kinds: readonly string[], toChange: (kind: string) => object) => {
    const answers: string[] = [];
    for (const kind of kinds) {
      const { version, value } = (await get(section)).body;
      const { status } = await save(section, version, { ...value, ...toChange(kind) });
      if (status === 200) answers.push(kind);
    }
    return answers.join(' ');
  };
  const TYPES = 'credit_card credit_point bank_transfer check payment_portal other strip_online_payment pay_pal';

  it('R-SHELL-292 clients choose from the transaction types but those that are entered by hand', async () =>
    expect(await taken('payment_options', [...TYPES.split(' '), 'cash'], (kind) => ({ methods: [kind] }))).toBe(
      'credit_card bank_transfer check strip_online_payment pay_pal',
    ));
  it('R-SHELL-294 commissions are paid by bank transfer, check or otherwise', async () =>
    expect(
      await taken('commission_payment_mode', TYPES.split(' '), (payroll_payment_method) => ({
        payroll_payment_method,
      })),
    ).toBe('bank_transfer check other'));
  it('R-SHELL-296 invoices are paid by the client, to the company or the supplier', async () =>
    expect(
      await taken(
        'paymentcollection',
        ['client_to_company', 'client_to_supplier', 'client_at_supplier', 'company_to_client', 'supplier_to_client'],
        (collected_by) => ({ collected_by }),
      ),
    ).toBe('client_to_company client_to_supplier'));
});

describe('what is secret in the settings', () => {
  it.each([['sabre', 'password', 'a-long-password-1234']] as const)(
    'of %s is shown by its end only, stays when its mask is saved, and is nowhere in the open',
    async (section, field, secret) => {
      const before = (await get(section)).body;
      const saved = (await save(section, before.version, { ...before.value, [field]: secret })).body;
      expect(saved.value).toMatchObject({ [field]: '•••• 1234' });
      const again = await save(section, saved.version, saved.value);
      expect(again.body.value).toMatchObject({ [field]: '•••• 1234' });
      const { company_id } = world.people.owner;
      const all = await Promise.all(
        [getAuditPartition(`settings.${section}`), ['SETTINGS', 'company'], ['EVENTS']].map((at) =>
          tenantDb(world.table, company_id).readPartition(at, { audits: Audits, kept: Settings, events: Events }),
        ),
      );
      expect(JSON.stringify(all)).not.toContain(secret);
    },
  );
});
