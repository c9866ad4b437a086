import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../lib/session';
import { useUnsavedEdits } from '../lib/unsaved-edits';
import { sessionUser, TOKENS } from '../testing/people';
import { renderInApp } from '../testing/render-in-app';

type Props = { save?: () => Promise<boolean>; savesItself?: boolean };
const Editor = (how: Props) => {
  const [text, setText] = useState('');
  useUnsavedEdits({ isUnsaved: text !== '', ...how });
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">List</Link>
      <Link to="/editor?tab=2">Tab 2</Link>
    </>
  );
};
const open = (how: Props = {}) =>
  renderInApp(
    <Routes>
      <Route path="/editor" element={<Editor {...how} />} />
      <Route path="/list" element={<p>the list</p>} />
    </Routes>,
    { path: '/editor' },
  );
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => signIn(TOKENS, sessionUser()));

it('asks nothing where nothing is typed', async () => {
  open();
  await press('List');
  await screen.findByText('the list');
});

it('asks before a link leaves what is typed: staying keeps it, leaving drops it', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Text'), 'Dear Anna');
  await press('List');
  await answer('Stay');
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Dear Anna');
  await press('List');
  await answer('Leave without saving');
  await screen.findByText('the list');
});

it('asks nothing on the way to another part of the same page', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Text'), 'Dear Anna');
  await press('Tab 2');
  expect(screen.getByTestId('address').textContent).toBe('/editor?tab=2');
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
});

it('has what saves itself saved before it is left, and asks only where that fails', async () => {
  const save = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  open({ save, savesItself: true });
  await userEvent.type(screen.getByLabelText('Text'), 'Dear Anna');
  await press('List');
  await answer('Stay');
  await press('List');
  await screen.findByText('the list');
  expect(save).toHaveBeenCalledTimes(2);
});

it('has the browser ask before the tab is closed or reloaded', async () => {
  open();
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  await userEvent.type(screen.getByLabelText('Text'), 'Dear Anna');
  expect(closes()).toBe(false);
});
