import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UsersNotice } from '@wayline/core/access/company-denormalized';
import { expect, it } from 'vitest';
import { signIn, storeUser } from '../../lib/session';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { CompanyNotice } from './company-notice';

const told = (notice: UsersNotice | undefined) => {
  const user = sessionUser();
  return { ...user, usercompany: { ...user.usercompany, notice } };
};
const open = (notice: UsersNotice | undefined) => {
  signIn(TOKENS, told(notice));
  return renderInApp(<CompanyNotice />);
};
const NOON: UsersNotice = { text: 'Closed from noon. <img src=x onerror=alert(1)>', tone: 'info' };

it('shows what the company tells everybody, as text, until it is put away; another text is shown again', async () => {
  open(NOON);
  expect(await screen.findByText(NOON.text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
  expect(screen.queryByText(NOON.text)).toBeNull();
  storeUser(told({ ...NOON, text: 'Open all day.' }));
  expect(await screen.findByText('Open all day.')).toBeTruthy();
  storeUser(told(NOON));
  await waitFor(() => expect(screen.queryByText(/all day|noon/)).toBeNull());
});
it('shows nothing that is over, and nothing where nothing is told', async () => {
  const { unmount } = open({ ...NOON, until: '2020-01-01' });
  expect(screen.queryByText(NOON.text)).toBeNull();
  unmount();
  open(undefined);
  expect(screen.queryByRole('region', { name: 'Company notice' })).toBeNull();
});
