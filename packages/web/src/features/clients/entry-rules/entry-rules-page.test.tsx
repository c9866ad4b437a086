import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type EntryRules, entryRules } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import { FIRST_RULES } from '@wayline/core/areas/clients/entry-rules/first-rules';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { EntryRulesPage } from './entry-rules-page';

const open = async (value: Partial<EntryRules> = {}) => {
  const fields = Object.keys(entryRules.schema.shape);
  const shown = (known: unknown, version: number) => ({
    ...{ section: 'entry_rules', version, fields, sealed: [] },
    value: entryRules.schema.parse(known),
  });
  const sent = fakeFetch({
    'GET /services/users/api/v1/settings/entry_rules': () => ({ json: shown(value, 0) }),
    'PUT /services/users/api/v1/settings/entry_rules': ({ body }) => ({
      json: shown((body as { value: unknown }).value, 1),
    }),
  });
  signIn(TOKENS, sessionUser());
  renderInApp(<EntryRulesPage />);
  await screen.findByRole('button', { name: 'Add rule' });
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    const bodies = sent.flatMap(({ method, body }) => (method === 'PUT' ? [body as { value: EntryRules }] : []));
    return bodies.at(-1)?.value as EntryRules;
  };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const listed = () =>
  within(screen.getByRole('list', { name: 'Rules' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('lists what countries ask with the source, and whether it was checked, and finds a country', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Find a rule'), 'schen');
  expect(listed()).toEqual([
    'Schengen area3 months after departure · issued within 10 years32 countriesNot checked yet: Schengen Borders Code, Regulation (EU) 2016/399, article 6',
  ]);
  expect(screen.getByText(/Check before you rely on these/)).toBeTruthy();
});
it('changes a rule and saves it with the page', async () => {
  const save = await open();
  await press('Edit Japan');
  const months = await screen.findByLabelText(/Months of validity$/);
  await userEvent.clear(months);
  await userEvent.type(months, '2');
  await press('Keep changes');
  const { entries } = await save();
  expect(entries.find(({ id }) => id === 'jp')).toMatchObject({ months: 2, countries: ['JP'] });
  expect(entries).toHaveLength(FIRST_RULES.length);
});
it('adds a rule only with a country and a source', async () => {
  const save = await open({ entries: [] });
  await press('Add rule');
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Bhutan');
  const add = () => userEvent.click(screen.getAllByRole('button', { name: 'Add rule' }).at(-1) as HTMLElement);
  await add();
  expect(await screen.findByText('Choose at least one country.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Countries'), 'Bhutan');
  await userEvent.type(screen.getByLabelText(/^Source/), 'Embassy of Bhutan');
  await add();
  const { entries } = await save();
  expect(entries).toMatchObject([{ name: 'Bhutan', countries: ['BT'], months: 6, source: 'Embassy of Bhutan' }]);
});
it('puts the built-in rules back and keeps those that were added', async () => {
  const own = { ...FIRST_RULES[0], id: 'own', name: 'Our own', countries: ['BT'] } as EntryRules['entries'][number];
  const save = await open({ entries: [own] });
  await press(/Put built-in rules back/);
  await press('Put back');
  expect((await save()).entries.map(({ id }) => id)).toEqual([...FIRST_RULES.map(({ id }) => id), 'own']);
  expect(screen.queryByRole('button', { name: /Put built-in rules back/ })).toBeNull();
});
