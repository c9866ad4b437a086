import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { OpenedForm } from '../forms-queries';
import { ShareDialog } from './share-dialog';

const OPENED = {
  form: { id: `form_${'0'.repeat(26)}`, form_name: 'Plan my trip' },
  links: [],
} as unknown as OpenedForm;

beforeEach(() => signIn(TOKENS, sessionUser()));

it('keeps what is typed when another way to share is chosen, and asks before closing loses it', async () => {
  fakeFetch({});
  const close = vi.fn();
  renderInApp(<ShareDialog opened={OPENED} onClose={close} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name of this link', { exact: false }), 'Spring');
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Spring');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(close).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});
