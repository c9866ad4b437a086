import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { dismissToast, shownToasts } from '../../lib/toast-store';
import { fakeFetch, type Sent } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { OccasionsPage } from './pages/occasions-page';
import { SupplierTypesPage } from './pages/supplier-types-page';

const ENTRIES = [
  { id: '1', name: 'Birthday' },
  { id: '2', name: 'Anniversary' },
  { id: '3', name: 'Honeymoon' },
];
let sent: Sent[] = [];
const serve = (section: string, entries: unknown) => {
  const address = `/services/users/api/v1/settings/${section}`;
  const head = { section, fields: ['entries'], sealed: [] };
  sent = fakeFetch({
    [`GET ${address}`]: { json: { ...head, version: 1, value: { entries } } },
    [`PUT ${address}`]: ({ body }) => ({ json: { ...head, version: 2, value: (body as { value: unknown }).value } }),
  });
};
const saved = () => {
  const { body } = sent.findLast(({ method }) => method === 'PUT') ?? {};
  return (body as { value: { entries: unknown[] } } | undefined)?.value.entries;
};
const puts = () => sent.filter(({ method }) => method === 'PUT').length;
const save = async () => {
  const before = puts();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(puts()).toBe(before + 1));
};
const takeAway = async (name: string, answer = 'Yes, delete it!') => {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const names = () =>
  within(screen.getByRole('list', { name: 'Occasions' }))
    .getAllByRole('textbox')
    .map((box) => (box as HTMLInputElement).value);

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('a list of the company', () => {
  beforeEach(async () => {
    serve('occasions', ENTRIES);
    renderInApp(<OccasionsPage />);
    await screen.findByRole('textbox', { name: 'Name of Birthday' });
  });

  it('is added to, renamed, hidden and shortened, with ids that stay', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'New occasion' }), 'Retirement{Enter}');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of Birthday' }), {
      target: { value: 'Round birthday' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Hide Anniversary' }));
    await takeAway('Honeymoon');
    await save();
    expect(saved()).toEqual([
      { id: '1', name: 'Round birthday' },
      { id: '2', name: 'Anniversary', hidden: true },
      { id: expect.stringMatching(/^[0-9a-f]{12}$/), name: 'Retirement' },
    ]);
  });
  it('R-SHELL-194 asks before an entry is taken away, and keeps it without a yes', async () => {
    await takeAway('Honeymoon', 'Cancel');
    expect(names()).toEqual(['Birthday', 'Anniversary', 'Honeymoon']);
    await takeAway('Honeymoon');
    expect(names()).toEqual(['Birthday', 'Anniversary']);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(names()).toEqual(['Birthday', 'Anniversary', 'Honeymoon']);
  });
  it('is put in order by the buttons and by Alt with an arrow, and the focus goes along', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Move Honeymoon up' }));
    expect(names()).toEqual(['Birthday', 'Honeymoon', 'Anniversary']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Honeymoon up');
    await userEvent.click(screen.getByRole('button', { name: 'Move Honeymoon up' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name of Honeymoon');
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowDown', altKey: true });
    expect(names()).toEqual(['Birthday', 'Honeymoon', 'Anniversary']);
    expect(screen.getByText('Honeymoon: position 2 of 3.')).toBeTruthy();
  });
  it('tells of a name that is there already, and of one that is empty, and saves neither', async () => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of Anniversary' }), { target: { value: ' birthday' } });
    expect(screen.getByText('This name is already in the list.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of Honeymoon' }), { target: { value: '' } });
    expect(screen.getByText('Enter a name, or remove it.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please check the marked names.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });
  it('is as it was by Discard changes, and by Undo once it was saved', async () => {
    await takeAway('Birthday');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(names()).toEqual(['Birthday', 'Anniversary', 'Honeymoon']);
    await takeAway('Birthday');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved()).toEqual(ENTRIES));
  });
});

describe('a list of two levels', () => {
  it('R-SHELL-194 opens what stands under an entry, asks before a category goes, and keeps what bookings need', async () => {
    serve('supplier_types', [
      { id: 'transportation', name: 'Transportation', children: [{ id: 'Rail', name: 'Rail' }] },
      { id: 'ours', name: 'Guides', children: [] },
    ]);
    renderInApp(<SupplierTypesPage />);
    await userEvent.click(await screen.findByRole('button', { name: '1 sub type of Transportation' }));
    expect(screen.queryByRole('button', { name: 'Remove Rail' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Transportation' })).toBeNull();
    await takeAway('Guides', 'Cancel');
    await userEvent.type(screen.getByRole('textbox', { name: 'New sub type' }), 'Boats{Enter}');
    await save();
    expect(saved()).toMatchObject([{ children: [{ id: 'Rail' }, { name: 'Boats' }] }, { id: 'ours' }]);
  });
});
