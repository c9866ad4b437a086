import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { SubmissionPage } from './submission-page';

const idOf = (kind: string, digit: number) => `${kind}_${String(digit).repeat(26)}`;
const FORM = idOf('form', 0);
const ID = idOf('submission', 0);
const AT = `/services/crm/api/v1/forms/${FORM}/submissions/${ID}`;

const client = (digit: number, first_name: string, last_name: string) => ({
  ...{
    id: idOf('cli', digit),
    ind_code: `C-${digit}`,
    first_name,
    last_name,
    version: digit + 3,
    emails: [],
    tags: [],
  },
});
const INES = client(1, 'Ines', 'Albrecht');
const TWIN = client(2, 'Inés', 'Albrecht');
const PAUL = client(3, 'Paul', 'Albrecht');
const proposal = (field_id: string, kind: string, current: string, proposed: string, is_accepted = false) => ({
  ...{ field_id, target: 'client.phone', label: field_id, kind, current, proposed, is_accepted },
});
const LOOKS = { reasons: [], grade: 'possible' };
const opened = (more: object = {}) => ({
  submission: {
    ...{ id: ID, form_id: FORM, form_name: 'Who travels', kind: 'traveler_info', state: 'new', version: 1, people: [] },
    ...{ sender_name: 'Ines Albrecht', sender_email: 'ines@client.test', traveler_count: 2, files: [], ...more },
  },
  content: { sections: [], several_travelers: true },
  answers: { form: {}, travelers: [], consent: false },
  people: [
    {
      ...{ person: 0, name: 'Ines Albrecht', client: INES, candidates: [{ ...LOOKS, grade: 'certain', client: TWIN }] },
      proposals: [
        proposal('Phone', 'changes', '089 111', '089 222'),
        proposal('Seat', 'fills', '', 'Aisle'),
        proposal('Email', 'adds', 'ines@client.test', 'ines@work.test'),
        proposal('City', 'same', 'Munich', 'Munich'),
      ],
    },
    {
      ...{ person: 1, name: 'Paul Albrecht', candidates: [{ ...LOOKS, client: PAUL }] },
      proposals: [proposal('Phone', 'fills', '', '089 333'), proposal('City', 'fills', '', 'Munich')],
    },
  ],
});

const open = async (shown: object = opened()) => {
  const submission = (version: number) => ({ ...opened().submission, version });
  const accepted = (version: number) => ({
    json: { submission: submission(version), client_id: INES.id, refused: [] },
  });
  const sent = fakeFetch({
    [`GET ${AT}`]: { json: shown },
    [`GET ${AT}/people/1`]: {
      json: {
        proposals: [proposal('Phone', 'changes', '089 444', '089 333'), proposal('City', 'same', 'Munich', 'Munich')],
      },
    },
    [`POST ${AT}/people/0/accept`]: accepted(2),
    [`POST ${AT}/people/1/accept`]: accepted(3),
  });
  const page = <Route path="/forms/:form_id/:submission_id" element={<SubmissionPage />} />;
  renderInApp(<Routes>{page}</Routes>, { path: `/forms/${FORM}/${ID}` });
  await screen.findByRole('heading', { name: 'Paul Albrecht' });
  const user = userEvent.setup();
  const person = (name: string) => within(screen.getByRole('region', { name }));
  const bodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, person, bodies };
};

beforeEach(() => signIn(TOKENS, sessionUser()));

it('accepts of all people what is ticked, into the profiles that are chosen', async () => {
  const { user, person, bodies } = await open();
  await user.click(person('Ines Albrecht').getByLabelText('Accept Phone'));
  await user.selectOptions(person('Paul Albrecht').getByRole('combobox'), PAUL.id);
  await person('Paul Albrecht').findByText('089 444');
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await screen.findByText('Saved to the profiles');
  expect(bodies()).toEqual([
    { version: 1, client_id: INES.id, client_version: INES.version, fields: ['Seat', 'Email'] },
    { version: 2, client_id: PAUL.id, client_version: PAUL.version, fields: ['Phone'] },
  ]);
});

it('accepts all answers of somebody new where no profile is chosen', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ version: 2, fields: ['Phone', 'City'] });
});

it('says what each answer does to a profile, and leads to the merge of two that are one person', async () => {
  const { person } = await open();
  const ines = person('Ines Albrecht');
  expect(['Changes', 'New', 'Adds', 'Same'].map((word) => ines.getByText(word).textContent)).toHaveLength(4);
  expect(ines.getByText('Inés Albrecht (C-2) looks like the same person.')).toBeDefined();
  const link = ines.getByRole('link', { name: 'Merge profiles first' });
  expect(link.getAttribute('href')).toContain(INES.id);
  expect(link.getAttribute('href')).toContain(TWIN.id);
});

it('shows of answers that were accepted what the profile said before', async () => {
  const people = [
    { person: 0, client_id: INES.id, by_name: 'Olivia Hart', at: '2027-02-01T10:00:00.000Z', fields: [] },
  ];
  const shown = opened({ state: 'reviewed', people });
  const [ines, paul] = shown.people;
  const before = { ...ines, candidates: [], proposals: [proposal('Phone', 'changes', '089 111', '089 222', true)] };
  const { person } = await open({ ...shown, people: [before, paul] });
  const region = person('Ines Albrecht');
  expect(region.getByRole('link', { name: 'Saved by Olivia Hart. Open profile' })).toBeDefined();
  expect([region.getByText('089 111'), region.getByText('089 222'), region.getByText('Changes')]).toHaveLength(3);
  expect(region.getByLabelText<HTMLInputElement>('Accept Phone')).toMatchObject({ checked: true, disabled: true });
});
