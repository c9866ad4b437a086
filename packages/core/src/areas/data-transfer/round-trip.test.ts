import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BYTE_ORDER_MARK, toCsvLine } from '../../base/csv';
import { ClientDraft } from '../clients/public-schemas';
import { checkClientRow } from './check-client-row';
import { toTable } from './export-clients';
import { CLIENT_FIELDS } from './fields/client-fields';
import { guessMapping } from './fields/guess-mapping';
import { readCsv } from './read/read-csv';

const NOW = '2026-11-24T12:00:00.000Z';
const awkward = fc.constantFrom(
  '=1+1',
  '+1 555 010 4471',
  "'=x",
  '"',
  'a;b',
  'a, b',
  '李小龍',
  'Łódź',
  'عمر',
  '-',
  '1e5',
);
const line = fc
  .oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 20 }))
  .map((text) => text.replaceAll('\0', '').trim());
const filled = line.filter((text) => text !== '');
const note = fc.oneof(
  filled,
  fc.array(filled, { maxLength: 3 }).map((lines) => lines.join('\r\n')),
);
const list = fc.array(filled, { maxLength: 3 });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const email = fc.constantFrom('mara@example.test', 'o.neil+trips@gmail.com', 'a-b@example.test');
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
/** An entry of a list has something in it: one without is no entry. */
const entry = <T extends Record<string, fc.Arbitrary<unknown>>>(shape: T) =>
  fc.record(shape, { requiredKeys: [Object.keys(shape)[0] ?? ''] as never });
const entries = <T extends Record<string, fc.Arbitrary<unknown>>>(shape: T) => fc.array(entry(shape), { maxLength: 3 });
const contact = maybe(entry({ first_name: filled, phone: filled, email }));

const drafts = fc
  .record({
    title: maybe(fc.constantFrom('Mrs.', 'Lady', 'Rev. Msgr.')),
    first_name: filled,
    last_name: line,
    middle_name: maybe(line),
    gender: maybe(fc.constantFrom('female', 'male', 'other')),
    dob: maybe(day),
    emails: fc.array(email, { maxLength: 4 }),
    phone: maybe(line),
    work_email: maybe(email),
    timezone: maybe(fc.constantFrom('Europe/Paris', 'UTC')),
    preferred_contact_method: maybe(fc.constantFrom('email', 'whatsapp')),
    client_status: fc.constantFrom('active', 'prospect', 'inactive'),
    client_individual_id: maybe(line),
    tags: list,
    indiv_notes: maybe(note),
    emergency_contact: contact,
    secondary_emergency_contact: contact,
    hear_about_us: maybe(entry({ accept_news_sms: fc.boolean(), how_did_you_hear_about_us: filled })),
    addresses: entries({ city_name: filled, area: filled, zip_code: filled, from_date: day }),
    occasions: entries({ occasion_id: filled, date: day }),
    loyalty_programs: entries({
      name: filled,
      member_number: filled,
      notes: note.filter((text) => text.trim() !== ''),
    }),
    special_conditions_requests: entries({ name: filled, needs: filled }),
    favorite_hotels: entries({ name: filled, url: filled }),
    custom_sections: entries({ title: filled, text: filled }),
    air_preferences: maybe(entry({ seat: filled, airline: list })),
    tour_preferences: maybe(entry({ pace: filled, interests: list })),
    accommodation_preferences: maybe(entry({ view: filled, preferred_hotels: list })),
    shirt_size: maybe(fc.constantFrom('S', 'XXL')),
    covid_vaccinated: maybe(fc.constantFrom('Yes', 'Prefer not to say')),
    place_visited: list,
  })
  .map((draft) => ClientDraft.parse(draft));

const exported = (clients: readonly ClientDraft[]): string => {
  const { headings, rows } = toTable(clients as never);
  return BYTE_ORDER_MARK + [headings, ...rows].map(toCsvLine).join('');
};
const imported = async (csv: string): Promise<unknown[]> => {
  let mapping: string[] | undefined;
  const found: unknown[] = [];
  async function* text() {
    yield csv.slice(1);
  }
  for await (const row of readCsv(text())) {
    if (!mapping) mapping = guessMapping(row.cells, CLIENT_FIELDS);
    else {
      const checked = checkClientRow(row, { mapping, dayFirst: false, now: NOW });
      found.push('draft' in checked ? checked.draft : checked);
    }
  }
  return found;
};

it('clients that are exported and imported again are equal, whatever is written in them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drafts, { minLength: 1, maxLength: 4 }), async (clients) => {
      const kept = clients.map(({ cards: _none, ...client }) => ({ ...client, cards: [] }));
      expect(await imported(exported(kept))).toEqual(kept);
    }),
    { numRuns: 200 },
  );
});

it('every field of an export is recognized by its heading', () => {
  const headings = CLIENT_FIELDS.map(({ label }) => label);
  const mapping = guessMapping(headings, CLIENT_FIELDS);
  expect(mapping.filter((path, i) => path !== CLIENT_FIELDS[i]?.path)).toEqual(['']);
});
