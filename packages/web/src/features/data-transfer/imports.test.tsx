import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOTAL_ROW } from '@wayline/core/base/list-rows';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import type { DataImport } from './import-queries';
import { ImportPage } from './pages/import-page';
import { ImportsPage } from './pages/imports-page';

const ID = 'dim_01ARZ3NDEKTSV4RRFFQ69G5FA0';
const ONE = `/services/crm/api/v1/imports/${ID}`;
const none = { rows: 0, created: 0, filled: 0, skipped: 0, failed: 0 };
const dataImport = (given: object): DataImport =>
  ({
    id: ID,
    file_name: 'people.csv',
    creator_name: 'Ann Advisor',
    heading_row: 0,
    first_rows: [],
    headers: ['Forename', 'Surname', 'DOB', 'Color'],
    samples: [['Mara', 'Lindqvist', '2/6/1984', 'red']],
    mapping: ['first_name', 'last_name', 'dob', ''],
    is_known: false,
    day_first: false,
    state: 'new',
    tally: { rows: 0, ready: 0, failed: 0, certain: 0, likely: 0, possible: 0 },
    done: none,
    found: 0,
    taken_back: { rows: 0, removed: 0, put_back: 0, left_alone: 0 },
    problems: [],
    matches: [],
    left: [],
    decisions: { certain: 'skip', likely: 'skip', possible: 'create' },
    row_decisions: {},
    created_at: '2026-11-24T09:00:00.000Z',
    version: 1,
    ...given,
  }) as unknown as DataImport;

const checked = dataImport({
  state: 'checked',
  version: 3,
  tally: { rows: 4, ready: 3, failed: 1, certain: 2, likely: 0, possible: 0 },
  problems: [{ row: 5, name: 'Nils', why: 'Email: Please enter a valid email address.' }],
  matches: [
    {
      row: 2,
      name: 'Mara Lindqvist',
      grade: 'certain',
      reasons: ['Same email'],
      client_id: 'cli_1',
      client_name: 'Mara Lind',
    },
    {
      row: 4,
      name: 'Mara Lindqvist',
      grade: 'certain',
      reasons: ['Same email'],
      client_name: 'Mara Lindqvist',
      same_as_row: 2,
    },
  ],
});
const done = dataImport({ state: 'done', version: 5, done: { ...none, rows: 4, created: 2, filled: 1, failed: 1 } });

type Step = DataImport | ((body: object) => DataImport | Promise<DataImport>);
/** The import as it is, and as each step leaves it. */
const serve = (first: DataImport, steps: Record<string, Step> = {}) => {
  let now = first;
  const answers = Object.entries(steps).map(([step, after]) => [
    `POST ${ONE}/${step}`,
    async ({ body }: { body: unknown }) => {
      now = typeof after === 'function' ? await after(body as object) : after;
      return { json: { data_import: now } };
    },
  ]);
  return fakeFetch({ [`GET ${ONE}`]: () => ({ json: { data_import: now } }), ...Object.fromEntries(answers) });
};
const sentTo = (sent: ReturnType<typeof fakeFetch>, step: string) =>
  sent.find(({ url }) => url.pathname.endsWith(`/${step}`))?.body;
const open = () =>
  renderInApp(
    <Routes>
      <Route path="/crm/clients/import/:import_id" element={<ImportPage />} />
    </Routes>,
    { path: `/crm/clients/import/${ID}` },
  );

beforeEach(() => signIn(TOKENS, sessionUser()));

describe('an import', () => {
  it('shows its columns with samples, and checks rows as they are chosen', async () => {
    const user = userEvent.setup();
    const sent = serve(dataImport({}), { check: checked });
    open();
    await user.selectOptions(await screen.findByLabelText('Color becomes'), 'Nickname');
    await user.selectOptions(screen.getByLabelText('Dates like 4/5/1984 mean'), 'May 4 (day first)');
    await user.click(screen.getByRole('button', { name: 'Check rows' }));
    await screen.findByRole('button', { name: 'Import 3 rows' });
    expect(sentTo(sent, 'check')).toMatchObject({
      mapping: ['first_name', 'last_name', 'dob', 'nick_name'],
      day_first: true,
      version: 1,
    });
  });

  describe('with its headings below a title', () => {
    const titled = dataImport({
      heading_row: 1,
      first_rows: [
        { row: 1, cells: ['Harbor Travel'] },
        { row: 4, cells: ['Forename', 'Surname', 'DOB'] },
        { row: 5, cells: ['Given', 'Family', 'Born'] },
      ],
    });
    const moved = dataImport({
      ...titled,
      heading_row: 2,
      headers: ['Given', 'Family', 'Born', 'Color'],
      mapping: ['', 'last_name', '', ''],
      version: 2,
    });
    const picker = () => screen.findByLabelText<HTMLSelectElement>('Row with the headings');

    it('says in which row they were found, and shows what is in each row that they could be in', async () => {
      serve(titled);
      open();
      const { value, options } = await picker();
      expect(screen.getByText('Headings are in row 4.')).toBeTruthy();
      expect([value, [...options].map(({ text }) => text)]).toEqual([
        '1',
        ['Row 1: Harbor Travel', 'Row 4: Forename, Surname, DOB', 'Row 5: Given, Family, Born'],
      ]);
    });
    it('shows the columns below another row once one is chosen, and checks those', async () => {
      const user = userEvent.setup();
      const sent = serve(titled, { check: (body) => ('mapping' in body ? checked : moved) });
      open();
      await user.selectOptions(await screen.findByLabelText('Color becomes'), 'Nickname');
      await user.selectOptions(await picker(), 'Row 5: Given, Family, Born');
      expect(sentTo(sent, 'check')).toEqual({ version: 1, heading_row: 2 });
      expect(await screen.findByLabelText('Given becomes')).toBeTruthy();
      expect(screen.getByText('Headings are in row 5.')).toBeTruthy();
      expect(document.activeElement).toBe(await picker());
      expect(screen.getByLabelText<HTMLSelectElement>('Color becomes').value).toBe('');
      await user.selectOptions(screen.getByLabelText('Given becomes'), 'First name');
      await user.click(screen.getByRole('button', { name: 'Check rows' }));
      await screen.findByRole('button', { name: 'Import 3 rows' });
      const last = sent.filter(({ url }) => url.pathname.endsWith('/check')).at(-1)?.body;
      expect(last).toMatchObject({ version: 2, mapping: ['first_name', 'last_name', '', ''] });
    });
    it('can’t be checked while the columns below another row are on their way', async () => {
      const user = userEvent.setup();
      let arrive = (_: DataImport) => {};
      const sent = serve(titled, { check: () => new Promise((answer) => (arrive = answer)) });
      open();
      await user.selectOptions(await picker(), 'Row 5: Given, Family, Born');
      await screen.findByText('Headings are in row 5.');
      expect(screen.getByRole('button', { name: 'Check rows' })).toHaveProperty('disabled', true);
      await user.selectOptions(await picker(), 'Row 1: Harbor Travel');
      expect(sent.filter(({ url }) => url.pathname.endsWith('/check'))).toHaveLength(1);
      arrive(moved);
      await screen.findByLabelText('Given becomes');
      expect(screen.getByRole('button', { name: 'Check rows' })).toHaveProperty('disabled', false);
    });
    it('shows how it is by now where somebody else went on with it', async () => {
      const user = userEvent.setup();
      const error = { code: 'record.stale', title: 'Error!', message: 'Changed meanwhile.', current: moved };
      let now = titled;
      fakeFetch({
        [`GET ${ONE}`]: () => ({ json: { data_import: now } }),
        [`POST ${ONE}/check`]: () => {
          now = moved;
          return { status: 409, json: { error } };
        },
      });
      open();
      await user.selectOptions(await picker(), 'Row 1: Harbor Travel');
      expect(await screen.findByLabelText('Given becomes')).toBeTruthy();
      expect(screen.getByText('Headings are in row 5.')).toBeTruthy();
    });
  });

  it('of cards says nothing of headings', async () => {
    serve(dataImport({}));
    open();
    await screen.findByLabelText('Color becomes');
    expect(screen.queryByText(/^Headings are/)).toBeNull();
    expect(screen.queryByLabelText('Row with the headings')).toBeNull();
  });

  it('says what is wrong with the choice before it is sent', async () => {
    const user = userEvent.setup();
    serve(dataImport({}));
    open();
    await user.selectOptions(await screen.findByLabelText('Color becomes'), 'First name');
    expect(screen.getByRole('alert').textContent).toMatch(/Two columns are set to “First name”/);
    expect(screen.getByRole('button', { name: 'Check rows' })).toHaveProperty('disabled', true);
  });

  it('lists problems by row, lets every duplicate be decided, and imports by what was decided', async () => {
    const user = userEvent.setup();
    const sent = serve(checked, { run: done });
    open();
    const problems = await screen.findByRole('table', { name: 'Rows that can’t be imported' });
    expect(within(problems).getByText('Email: Please enter a valid email address.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Surely the same person'), 'Fill in empty fields');
    await user.selectOptions(screen.getByLabelText('Row 4'), 'Add as a new client');
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    await screen.findByRole('button', { name: 'Download results' });
    expect(sentTo(sent, 'run')).toMatchObject({
      decisions: { certain: 'fill', likely: 'skip', possible: 'create' },
      row_decisions: { 4: 'create' },
    });
  });

  it.each([
    [true, 'Dates have the day first in the whole file, e.g. 25/12/1984.'],
    [false, 'Dates have the month first in the whole file, e.g. 12/25/1984.'],
  ])('says which order the days of the file have: day first %s', async (day_first, sentence) => {
    serve(dataImport({ ...checked, day_first }));
    open();
    expect((await screen.findByText(/^Dates have the/)).textContent).toBe(sentence);
  });
  it('says nothing of the order of days where no column holds any', async () => {
    serve(dataImport({ ...checked, mapping: ['first_name', 'last_name', '', ''] }));
    open();
    await screen.findByRole('button', { name: 'Import 3 rows' });
    expect(screen.queryByText(/^Dates have the/)).toBeNull();
  });
  it('lists a total below the rows as one that is left out, and imports the others', async () => {
    const tally = { ...checked.tally, rows: 4, ready: 3, failed: 1 };
    serve(dataImport({ ...checked, tally, problems: [{ row: 8, name: 'Total: 3 clients', why: TOTAL_ROW }] }));
    open();
    const problems = within(await screen.findByRole('table', { name: 'Rows that can’t be imported' }));
    const left = 'This row is a total or a note below the list, so it’s left out.';
    expect(problems.getByRole('row', { name: `8 Total: 3 clients ${left}` })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 3 rows' })).toHaveProperty('disabled', false);
  });

  it('says how many of those it added are found by search, until all are', async () => {
    serve(dataImport({ ...done, state: 'finding', found: 1, done: { ...done.done, created: 3 } }));
    open();
    expect(await screen.findByText('Adding new clients to search: 1 of 3 clients')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  });

  it('is undone once that is confirmed, and names who was left alone', async () => {
    const user = userEvent.setup();
    const undone = dataImport({
      ...done,
      state: 'taken_back',
      taken_back: { rows: 4, removed: 1, put_back: 1, left_alone: 1 },
      left: [{ row: 3, name: 'Noa', why: 'Changed since the import.' }],
    });
    serve(done, { take_back: undone });
    open();
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    expect(
      await screen.findByText(
        'Import undone: 1 client moved to the trash, 1 client put back as before, 1 client left alone.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Changed since the import.')).toBeTruthy();
  });
});

describe('the imports', () => {
  it('teach what a file looks like where there are none', async () => {
    fakeFetch({ 'GET /services/crm/api/v1/imports': { json: { imports: [] } } });
    renderInApp(<ImportsPage />);
    expect(await screen.findByText('No imports yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download a sample' })).toBeTruthy();
  });

  it('list what was imported before, each with what came of it', async () => {
    fakeFetch({ 'GET /services/crm/api/v1/imports': { json: { imports: [done] } } });
    renderInApp(<ImportsPage />);
    const link = await screen.findByRole('link', { name: 'people.csv' });
    expect(link.getAttribute('href')).toBe(`/crm/clients/import/${ID}`);
    await waitFor(() => expect(screen.getByText('Imported · 2 clients added')).toBeTruthy());
  });
});
