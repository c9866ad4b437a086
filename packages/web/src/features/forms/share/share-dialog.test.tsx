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

it('R-TRIP-254 makes an embed code for the websites that are named, and says which is none', async () => {
  const message = 'nonsense isn’t the address of a website. Enter one like www.example.com.';
  const sent = fakeFetch({
    [`POST /services/crm/api/v1/forms/${OPENED.form.id}/links/websites`]: ({ body }) =>
      (body as { sites: string[] }).sites.includes('nonsense')
        ? { status: 400, json: { error: { code: 'request.invalid', message, issues: [{ path: 'sites.1', message }] } } }
        : { json: { link: {}, url: 'https://wayline.test/trip_form/abc/embed' } },
  });
  renderInApp(<ShareDialog opened={OPENED} onClose={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Website' }));
  const field = screen.getByRole('textbox', { name: /^Website/ });
  await user.type(field, 'www.example.com, nonsense');
  await user.click(screen.getByRole('button', { name: 'Create embed code' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await user.clear(field);
  await user.type(field, 'www.example.com');
  await user.click(screen.getByRole('button', { name: 'Create embed code' }));
  expect(await screen.findByText(/<iframe src="https:\/\/wayline.test\/trip_form\/abc\/embed"/)).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ sites: ['www.example.com'] });
});

it('R-TRIP-254 offers no website to whom the feature was taken from', () => {
  signIn(TOKENS, sessionUser({ feature_flags: [] }));
  fakeFetch({});
  renderInApp(<ShareDialog opened={OPENED} onClose={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Website' })).toBeNull();
});
