import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSection, type SectionName } from '@wayline/core/areas/setting-pages/sections';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { startPath } from '../../navigation/start-path';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { UserBrandPage } from '../trip/settings/user-brand-page';
import { fitLogo } from './add-logo';
import { CustomizePlatformPage } from './pages/customize-platform-page';
import { HowToPayUsPage } from './pages/how-to-pay-us-page';
import { SalesTargetPage } from './pages/sales-target-page';
import { payLines } from './pay-lines';

/** Opens a page of a section that nobody has saved, and answers what it sends. */
const open = (section: SectionName, page: ReactElement, path = '/') => {
  let version = 0;
  const { schema } = getSection(section);
  const fields = Object.keys(schema.shape);
  const shown = (value: unknown) => ({ section, version, fields, sealed: [], value: schema.parse(value) });
  const sent = fakeFetch({
    [`GET /services/users/api/v1/settings/${section}`]: () => ({ json: shown({}) }),
    [`PUT /services/users/api/v1/settings/${section}`]: ({ body }) => {
      version += 1;
      return { json: shown((body as { value: unknown }).value) };
    },
  });
  signIn(TOKENS, sessionUser());
  renderInApp(page, { path });
  return () => sent.flatMap(({ method, body }) => (method === 'PUT' ? [(body as { value: unknown }).value] : []));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the company’s settings', () => {
  it('R-SHELL-053 show what a client sees of the brand while it is typed, by day and by night', async () => {
    open('userbrand', <UserBrandPage />);
    await userEvent.type(await screen.findByLabelText('Contact line'), '+1 555');
    expect(screen.getAllByText('+1 555')).toHaveLength(2);
    expect(screen.getByText('Light mode')).toBeTruthy();
    expect(screen.getByText('Dark mode')).toBeTruthy();
  });

  it('R-SHELL-053 have nothing left to save once they are saved, also where fields are empty', async () => {
    open('userbrand', <UserBrandPage />);
    await userEvent.type(await screen.findByLabelText(/Company name/), 'Vale');
    await userEvent.click(screen.getByLabelText('Website'));
    await userEvent.tab();
    await save();
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  });

  it('R-SHELL-053 take an area out of the menu by taking its tick away', async () => {
    const saved = open('customizeplatform', <CustomizePlatformPage />);
    const [everybody] = await screen.findAllByRole('checkbox', { name: 'Library' });
    await userEvent.click(everybody as HTMLElement);
    await save();
    await waitFor(() => expect(saved()).toMatchObject([{ hidden_areas: ['library'], hidden_for_standard: [] }]));
  });

  it('R-SHELL-053 print how to pay as an invoice has it, without what is left empty', async () => {
    open('howtopayus', <HowToPayUsPage />);
    await userEvent.type(await screen.findByLabelText('Bank'), 'First Bank');
    expect(screen.getByText('Bank: First Bank')).toBeTruthy();
    expect(screen.queryByText(/coming soon/)).toBeNull();
    expect(payLines({ words: '' })).toEqual([]);
  });
});

it.each([
  [3000, 300, 720, 72],
  [100, 1000, 24, 240],
  [50, 20, 50, 20],
  [10_000, 1, 720, 1],
])('a logo of %i by %i pixels is drawn %i by %i', (width, height, ...drawn) => {
  expect(Object.values(fitLogo(width, height))).toEqual(drawn);
});

it('R-SHELL-063 a session begins where the company wants it, as long as its menu shows that', () => {
  const at = (landing: 'trips' | 'dashboard', hidden_for_standard: 'trips'[], roles: string[]) => {
    const { usercompany } = sessionUser();
    const platform = { landing, hidden_areas: [], hidden_for_standard };
    return startPath({ roles, usercompany: { ...usercompany, platform } });
  };
  expect(startPath(sessionUser())).toBe('/dashboard');
  expect(at('trips', [], ['Standard'])).toBe('/trips');
  expect(at('trips', ['trips'], ['Advisor'])).toBe('/trips');
  expect(at('trips', ['trips'], ['Standard'])).toBe('/dashboard');
});

it('R-ACC-154 ask for a sales target for each of the months 1 to 12', async () => {
  open(
    'sales_target',
    <Routes>
      <Route path="/myaccount/sales_target/:id" element={<SalesTargetPage />} />
    </Routes>,
    '/myaccount/sales_target/usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  );
  await screen.findByRole('textbox', { name: 'Jan' });
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent ?? '');
  const months = names
    .filter((name) => name !== 'Annual total')
    .map((name) => new Date(`${name} 1, 2000`).getMonth() + 1);
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
