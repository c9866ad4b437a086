import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutdated } from '../lib/version-check';
import { fakeFetch } from '../testing/fake-fetch';
import { renderInApp } from '../testing/render-in-app';
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
  cleanup();
  document.querySelector('meta[name="wayline-build"]')?.remove();
  vi.unstubAllGlobals();
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
