import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../lib/session';
import { isOutdated, notifyDeployment } from '../lib/version-check';
import { fakeFetch } from '../testing/fake-fetch';
import { sessionUser, TOKENS } from '../testing/people';
import { renderInApp } from '../testing/render-in-app';
import { Form } from '../ui/fields/form';
import { TextField } from '../ui/fields/text-field';
import { VersionBanner } from './version-banner';

const VERSION = 'GET /version.json';
const TEXT = 'An update is available. Please save all current work and click update below...';

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'wayline-build';
  meta.content = 'aaaa';
  document.head.append(meta);
});
afterEach(() => {
  document.querySelector('meta[name="wayline-build"]')?.remove();
});

it('R-SHELL-075 R-SHELL-076 R-SHELL-077 R-SHELL-080 says that a newer version is there, and stays', async () => {
  fakeFetch({ [VERSION]: { json: { hash: 'bbbb' } } });
  renderInApp(<VersionBanner />);
  await screen.findByText(TEXT);
  window.dispatchEvent(new Event('focus'));
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
});
it('R-SHELL-079 loads the page again on Update', async () => {
  fakeFetch({ [VERSION]: { json: { hash: 'bbbb' } } });
  const reload = vi.fn();
  renderInApp(<VersionBanner reload={reload} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalledOnce();
});
it.each([{ json: { hash: 'aaaa' } }, { status: 404 }, { json: {} }])(
  'R-SHELL-078 finds nothing newer when the hash is the running one or unknown',
  async (answer) => {
    fakeFetch({ [VERSION]: answer });
    expect(await isOutdated()).toBe(false);
  },
);
it('R-SHELL-076 looks again when the window gets the focus (G-033)', async () => {
  let hash = 'aaaa';
  const sent = fakeFetch({ [VERSION]: () => ({ json: { hash } }) });
  renderInApp(<VersionBanner />);
  await waitFor(() => expect(sent).toHaveLength(1));
  hash = 'bbbb';
  window.dispatchEvent(new Event('focus'));
  await screen.findByText(TEXT);
  expect(sent).toHaveLength(2);
});
it('looks again every ten minutes (G-033)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let hash = 'aaaa';
  fakeFetch({ [VERSION]: () => ({ json: { hash } }) });
  renderInApp(<VersionBanner />);
  hash = 'bbbb';
  vi.advanceTimersByTime(10 * 60_000);
  await screen.findByText(TEXT);
});
it('R-SHELL-075 looks at once when the server says that a version was deployed', async () => {
  let hash = 'aaaa';
  const sent = fakeFetch({ [VERSION]: () => ({ json: { hash } }) });
  renderInApp(<VersionBanner />);
  await waitFor(() => expect(sent).toHaveLength(1));
  hash = 'bbbb';
  notifyDeployment();
  await screen.findByText(TEXT);
});

const Typed = () => {
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <Form form={form} onSubmit={async () => undefined} keepAs="note">
      <TextField control={form.control} name="note" label="Note" />
    </Form>
  );
};
it('R-SHELL-079 brings back after Update what was typed and not saved', async () => {
  signIn(TOKENS, sessionUser());
  fakeFetch({ [VERSION]: { json: { hash: 'bbbb' } } });
  renderInApp(
    <>
      <Typed />
      <VersionBanner reload={vi.fn()} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'Window seats, please');
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  cleanup();
  renderInApp(<Typed />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Window seats, please'));
  localStorage.clear();
  sessionStorage.clear();
});
