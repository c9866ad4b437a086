import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { AccountMenu } from './account-menu';

beforeEach(() => signIn(TOKENS, sessionUser()));

it('R-SHELL-093 offers the classic and the modern layout, the modern one chosen', async () => {
  renderInApp(<AccountMenu />);
  await userEvent.click(screen.getByRole('button'));
  const item = async (name: string) => (await screen.findByText(name)).closest('[role="menuitemradio"]');
  expect((await item('Classic UI'))?.getAttribute('data-value')).toBe('old');
  expect((await item('Modern UI'))?.getAttribute('data-value')).toBe('new');
  expect((await item('Modern UI'))?.getAttribute('aria-checked')).toBe('true');
});

const owner = () => ({ company_user_id: sessionUser().id });
it.each([
  [
    'R-SHELL-132 names the owner by the company',
    owner(),
    'Northlight Travel',
    'Marta Lindqvist · marta@northlight.travel',
  ],
  [
    'R-SHELL-133 names a colleague by first and last name',
    { company_user_id: 'usr_2' },
    'Marta Lindqvist',
    'marta@northlight.travel',
  ],
])('%s', async (_, differs, name, below) => {
  signIn(TOKENS, sessionUser(differs));
  renderInApp(<AccountMenu />);
  await userEvent.click(screen.getByRole('button'));
  expect((await screen.findByText(name)).nextElementSibling?.textContent).toBe(below);
});
