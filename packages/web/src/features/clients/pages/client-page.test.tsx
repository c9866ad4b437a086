import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { type AddedSection, AddedToClients } from '../../../ui/record/added-to-clients';
import { ClientPage } from './client-page';

const ID = `cli_${'1'.padStart(26, '0')}`;
const USER = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const AT = `/services/crm/api/v1/individuals/${ID}`;
const SAVE = `PUT ${AT}`;
const MARA = {
  id: ID,
  ind_code: 'C-1042',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  nick_name: 'Mari',
  emails: ['mara@example.test'],
  phone: '+1 555 0104471',
  dob: '1984-06-02',
  client_status: 'active',
  tags: ['VIP'],
  advisor_id: [USER],
  addresses: [{ area: '12 Harbor Street', city_name: 'Portland' }],
  travel_companions: [],
  special_conditions_requests: [],
  occasions: [{ occasion_id: '2', date: '2015-08-14' }],
  loyalty_programs: [],
  favorite_hotels: [],
  favorite_suppliers: [],
  favorite_private_jets: [],
  custom_sections: [],
  cards: [],
  place_visited: [],
  place_i_wish_to_visit: [],
  trips: 0,
  created_by: USER,
  created_at: '2031-01-01T00:00:00.000Z',
  updated_at: '2031-01-01T00:00:00.000Z',
  version: 3,
};
const PASSPORT = {
  id: `tdo_${'1'.padStart(26, '0')}`,
  client_id: ID,
  kind: 'passport',
  country: 'Sweden',
  number_ends: '4321',
  expiration: '2020-01-01',
  created_at: '2031-01-01T00:00:00.000Z',
  version: 1,
};

beforeAll(() =>
  Promise.all([
    import('../documents/document-dialog'),
    import('../documents/reveal-dialog'),
    import('../../tags/tag-dialog'),
  ]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const open = (answers: Parameters<typeof fakeFetch>[0] = {}, client: object = MARA) => {
  const sent = fakeFetch({
    [`GET ${AT}`]: { json: { client, documents: [PASSPORT], trip_links: [], notes: [] } },
    [`GET ${AT}/related`]: { json: { companions: [], named_by: [] } },
    [`GET ${AT}/history`]: { json: { entries: [] } },
    [`GET ${AT}/attachments`]: { json: { files: [] } },
    'GET /services/users/api/v1/company_users': {
      json: { users: [{ id: USER, name: 'Marta Lindqvist', email: 'm@example.test', status: true, is_owner: true }] },
    },
    'GET /services/lookups/api/v1/occasions': { json: { occasions: { 2: { id: '2', name: 'Anniversary' } } } },
    'GET /services/crm/api/v1/user_relations': { json: { rows: [{ id: '1', name: 'Spouse' }] } },
    'GET /services/crm/api/v1/vaccines': { json: { rows: [{ id: '1', name: 'Novavax' }] } },
    ...answers,
  });
  renderInApp(
    <AddedToClients value={ADDED}>
      <Routes>
        <Route path="/crm/clients/:client_id" element={<ClientPage />} />
        <Route path="*" element={null} />
      </Routes>
    </AddedToClients>,
    { path: `/crm/clients/${ID}` },
  );
  return { sent, saved: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
};
/** A section that another area adds, for those who see invoices. */
const ADDED: readonly AddedSection[] = [
  {
    ...{ id: 'money', title: 'Money', permissions: ['View Invoices', 'View Payments'] },
    Section: ({ title, clientId }) => <section aria-label={title}>{clientId}</section>,
  },
];
const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** Opens a section to be edited. */
const edit = async (name: string, verb = 'Edit') => {
  const found = await section(name);
  await userEvent.click(found.getByRole('button', { name: `${verb}: ${name}` }));
  return found;
};

it('R-ACC-071 R-ACC-073 shows who a client is, how they are reached, and what is known of them', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Mara Lindqvist' });
  await screen.findByText(/C-1042/);
  await screen.findByText('Marta Lindqvist');
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+15550104471');
  expect((await section('Personal')).getByText('06/02/1984')).toBeTruthy();
  expect((await section('Addresses')).getByText('12 Harbor Street')).toBeTruthy();
  expect(await (await section('Occasions')).findByText('Anniversary')).toBeTruthy();
  expect((await section('Passports and numbers')).getByText('Expired')).toBeTruthy();
  for (const name of ['Air preferences', 'Loyalty programs', 'Billing', 'Notes'])
    expect((await section(name)).getByRole('button', { name: `Add: ${name}` })).toBeTruthy();
});

it('has what other areas add, for those who may see it', async () => {
  open();
  expect((await section('Money')).getByText(ID)).toBeTruthy();
  // The list of sections is out of sight on a phone.
  expect(screen.getByRole('link', { name: 'Money', hidden: true }).getAttribute('href')).toBe('#money');
});
it('says nothing of what its reader may not see', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Client Profiles', 'View Invoices'] }));
  open();
  await section('Personal');
  expect(screen.queryByText('Money')).toBeNull();
});

describe('a section', () => {
  it('R-ACC-073 sends only what was changed, with what it was before', async () => {
    const { saved } = open({ [SAVE]: { json: { client: { ...MARA, nick_name: 'Marika', version: 4 } } } });
    const personal = await edit('Personal');
    const field = personal.getByLabelText('Nickname');
    await userEvent.clear(field);
    await userEvent.type(field, 'Marika{Enter}');
    await screen.findByText('Personal saved');
    expect(saved()).toEqual([{ nick_name: 'Marika', was: { nick_name: 'Mari' }, version: 3 }]);
  });
  it('is left by Escape as it was, after a question where something would be lost', async () => {
    const { saved } = open();
    const personal = await edit('Personal');
    await userEvent.type(personal.getByLabelText('Suffix'), 'Jr.{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
    await personal.findByRole('button', { name: 'Edit: Personal' });
    expect(saved()).toEqual([]);
  });
  it('shows both values where a colleague has changed the same field, and saves the one that is chosen', async () => {
    const theirs = { ...MARA, nick_name: 'Marie', version: 4 };
    const answers = [
      { status: 409, json: { error: { code: 'record.stale', message: 'Stale.', current: theirs } } },
      { json: { client: { ...theirs, nick_name: 'Marika', version: 5 } } },
    ];
    const { saved } = open({ [SAVE]: () => answers.shift() ?? { status: 500 } });
    const personal = await edit('Personal');
    const field = personal.getByLabelText('Nickname');
    await userEvent.clear(field);
    await userEvent.type(field, 'Marika');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await personal.findByText('nick name: theirs is “Marie”, yours is “Marika”');
    await userEvent.click(personal.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await screen.findByText('Personal saved');
    expect(saved()[1]).toEqual({ nick_name: 'Marika', was: { nick_name: 'Marie' }, version: 4 });
  });
  it('R-ACC-118 asks for the title of a person with all sixteen, shows it and empties it', async () => {
    const titled = { ...MARA, title: 'Rev. Mrs.' };
    const { saved } = open({ [SAVE]: { json: { client: { ...MARA, version: 4 } } } }, titled);
    expect((await section('Personal')).getByText('Rev. Mrs.')).toBeTruthy();
    const personal = await edit('Personal');
    const title = personal.getByLabelText('Title');
    expect(
      within(title)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .join(' | '),
    ).toBe(
      'Not set | Mr. | Mrs. | Ms. | Dr. | Prof. | Mstr. | Lady | Lord | Sir | Pastor | Father | Reverend | Rev. Mr. | Rev. Mrs. | Rev. Ms. | Rev. Msgr.',
    );
    await userEvent.selectOptions(title, 'Not set');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await screen.findByText('Personal saved');
    expect(saved()).toEqual([{ title: '', was: { title: 'Rev. Mrs.' }, version: 3 }]);
  });
  it('R-ACC-119 asks for the vaccination with Yes, No and Prefer not to say', async () => {
    open();
    const health = await edit('Health', 'Add');
    const asked = health.getByLabelText('Vaccinated against COVID-19');
    expect(
      within(asked)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Not set', 'Yes', 'No', 'Prefer not to say']);
  });
  it('R-ACC-151 offers the vaccines of the company, and takes another name', async () => {
    const { saved } = open({ [SAVE]: { json: { client: { ...MARA, version: 4 } } } });
    const health = await edit('Health', 'Add');
    const vaccine = health.getByLabelText<HTMLInputElement>('Vaccine');
    await waitFor(() => expect([...(vaccine.list?.options ?? [])].map(({ value }) => value)).toEqual(['Novavax']));
    await userEvent.type(vaccine, 'Corbevax{Enter}');
    await screen.findByText('Health saved');
    expect(saved()).toEqual([{ covid_vaccine_name: 'Corbevax', was: {}, version: 3 }]);
  });
  it('R-ACC-077 R-ACC-076 splits travel interests at # and not at a comma, other preferences at commas', async () => {
    const tour_preferences = { interests: ['Food, wine'] };
    const air_preferences = { airline: ['Delta', 'SAS'] };
    const saves = { [SAVE]: { json: { client: { ...MARA, tour_preferences, version: 4 } } } };
    const { saved } = open(saves, { ...MARA, tour_preferences });
    const tours = await edit('Tour preferences');
    await userEvent.type(tours.getByLabelText('Travel interests'), ' # Golf{Enter}');
    await screen.findByText('Tour preferences saved');
    const air = await edit('Air preferences', 'Add');
    await userEvent.type(air.getByLabelText('Airlines'), 'Delta,SAS{Enter}');
    await screen.findByText('Air preferences saved');
    expect(saved().map((body) => Object(body))).toMatchObject([
      { tour_preferences: { interests: ['Food, wine', 'Golf'] } },
      { air_preferences },
    ]);
  });
  it('R-ACC-153 asks for the shirt size, from XXS to XXXL', async () => {
    open();
    const tours = await edit('Tour preferences', 'Add');
    const sizes = within(tours.getByLabelText('Shirt size')).getAllByRole('option');
    const offered = sizes.map(({ textContent }) => textContent);
    expect(offered).toEqual(['Not set', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
  });
  it('R-ACC-122 shows a date or a choice that is emptied as empty, and keeps a date that is none from being saved', async () => {
    const { saved } = open({ [SAVE]: { json: { client: { ...MARA, version: 4 } } } });
    const personal = await edit('Personal');
    const born = personal.getByLabelText<HTMLInputElement>('Date of birth');
    await userEvent.clear(born);
    await userEvent.type(born, '99/99/9999');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await personal.findByText('99/99/9999 is not a date. Write it as mm/dd/yyyy.');
    expect(saved()).toEqual([]);
    await userEvent.clear(born);
    await userEvent.tab();
    expect(born.value).toBe('');
    await userEvent.click(personal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual([{ dob: '', was: { dob: '1984-06-02' }, version: 3 }]));
  });
  it('R-ACC-122 says at the field what is wrong with it, and sends nothing', async () => {
    const { saved } = open();
    const contact = await edit('Contact');
    await userEvent.type(contact.getByLabelText('Emails'), ', home@');
    await userEvent.type(contact.getByLabelText('Work email'), 'work@');
    await userEvent.click(contact.getByRole('button', { name: 'Save' }));
    await contact.findByText('“home@” isn’t a valid email address.');
    await contact.findByText('Please enter a valid email address.');
    expect(saved()).toEqual([]);
  });
  it('R-ACC-073 adds an entry to a list and takes one off', async () => {
    const { saved } = open({ [SAVE]: { json: { client: { ...MARA, version: 4 } } } });
    const addresses = await edit('Addresses');
    await userEvent.click(addresses.getByRole('button', { name: 'Add address' }));
    await userEvent.type(within(addresses.getByRole('group', { name: 'address 2' })).getByLabelText('City'), 'Oslo');
    await userEvent.click(addresses.getByRole('button', { name: 'Remove address 1' }));
    await userEvent.click(addresses.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved()).toEqual([{ addresses: [{ city_name: 'Oslo' }], was: { addresses: MARA.addresses }, version: 3 }]),
    );
  });
});

describe('a passport', () => {
  it('R-ACC-073 is added with its number', async () => {
    const { sent } = open({ [`POST ${AT}/documents`]: { json: { document: PASSPORT } } });
    const documents = await section('Passports and numbers');
    await userEvent.click(documents.getByRole('button', { name: 'Add: Passports and numbers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add document' }));
    await userEvent.type(dialog.getByLabelText('Issuing country'), 'Norway');
    await userEvent.type(dialog.getByLabelText('Number'), 'N1234567{Enter}');
    await screen.findByText('Passport saved');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'passport',
      country: 'Norway',
      number: 'N1234567',
    });
  });
  it('is filled in from its machine-readable lines, with what changes, and says which digits are wrong', async () => {
    const { sent } = open({ [`POST ${AT}/documents`]: { json: { document: PASSPORT } } });
    const documents = await section('Passports and numbers');
    await userEvent.click(documents.getByRole('button', { name: 'Add: Passports and numbers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add document' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use passport lines' }));
    const lines = await dialog.findByLabelText('Machine-readable lines');
    const names = 'P<SWEERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
    fireEvent.change(lines, { target: { value: `${names}\nL898902C36SWE7408122F3204150<<<<<<<<<<<<<<00` } });
    expect(dialog.getByRole('alert').textContent).toMatch(/^Check digits don’t match for the expiration date, lines/);
    fireEvent.change(lines, { target: { value: `${names}\nL898902C36SWE7408122F3204153<<<<<<<<<<<<<<04` } });
    expect(dialog.getByRole('row', { name: 'Date of birth 08/12/1974' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in the form' }));
    expect((dialog.getByLabelText('Nationality') as HTMLInputElement).value).toBe('Sweden');
    await userEvent.click(dialog.getByRole('button', { name: 'Save document' }));
    await screen.findByText('Passport saved');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'passport',
      document_type: 'P',
      names: 'ANNA MARIA ERIKSSON',
      country: 'Sweden',
      nationality: 'Sweden',
      number: 'L898902C3',
      gender: 'female',
      birth_date: '1974-08-12',
      expiration: '2032-04-15',
    });
  });
  it('TC-07 says for which trip it will not do', async () => {
    const say =
      'The passport of Mara Lindqvist expires on 08/01/2031. Schengen area asks for 3 months after departure.';
    const trip = { id: `trp_${'1'.repeat(26)}`, trip_name: 'Tuscany', start_date: '2031-07-01' };
    const findings = [{ rule: 'TC-07', severity: 'warning', say }];
    open({
      [`GET /services/trips/api/v1/individuals/${ID}/papers`]: { json: { trips: [{ ...trip, findings }] } },
    });
    await screen.findByText(say);
    const link = (await section('Passports and numbers')).getByRole('link', { name: 'Tuscany' });
    expect(link.getAttribute('href')).toBe(`/trips/${trip.id}/planner`);
  });
  it('R-ACC-073 shows its number only to who says why', async () => {
    const { sent } = open({ [`POST ${AT}/documents/${PASSPORT.id}/number`]: { json: { number: 'X987654321' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the number of Passport · Sweden' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Show number' }));
    await dialog.findByText('Please fill this in.');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Flight check-in{Enter}');
    await screen.findByText('X987654321');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Flight check-in' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide the number of Passport · Sweden' }));
    expect(screen.queryByText('X987654321')).toBeNull();
  });
});

describe('what may not be done', () => {
  it('R-ACC-124 who may only view profiles is offered nothing that changes one', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Client Profiles'] }));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Mara Lindqvist' });
    for (const name of [/^Edit/, /^Add/, /^Delete/, /^Remove/, /^Show/, /^Assign/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('R-ACC-124 shows the denial message to who may not view profiles', async () => {
    const denied = 'You do not have permission to view client profiles.';
    open({ [`GET ${AT}`]: refusal(403, 'access.permission', denied) });
    await screen.findByText(denied);
  });
  it('R-ACC-124 shows the denial message where a right was withdrawn while somebody edits', async () => {
    const denied = 'You do not have permission to edit client profiles.';
    open({ [SAVE]: refusal(403, 'access.permission', denied) });
    const personal = await edit('Personal');
    await userEvent.type(personal.getByLabelText('Suffix'), 'Jr.{Enter}');
    await personal.findByText(denied);
  });
  it('leads back to the clients from one that there is not', async () => {
    open({ [`GET ${AT}`]: refusal(404, 'record.missing', 'That record is gone.') });
    await screen.findByRole('heading', { name: 'This client isn’t here' });
    expect(screen.getByRole('link', { name: 'All clients' })).toBeTruthy();
  });
  it('R-ACC-137 in the trash a profile can be read and restored, and nothing else', async () => {
    open({}, { ...MARA, deleted_at: '2031-05-02T10:00:00.000Z' });
    await screen.findByText('In the trash since 05/02/2031. Kept until 06/01/2031.');
    expect(screen.getByRole('button', { name: 'Restore client' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit: Personal' })).toBeNull();
  });
});
