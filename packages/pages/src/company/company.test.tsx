import { expect, it } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { COMPANY_UNKNOWN, renderCompany } from './company-document';

const company = {
  company_name: 'Harbour & Vale Travel',
  company_type: 'agency',
  website: 'harbourandvale.example',
  listed: false,
} as const;
const page = (website: string) => parsePage(renderCompany({ ...company, website }));
const websiteOf = (website: string) => page(website).querySelector('main a')?.getAttribute('href');

it('R-SHELL-027 shows a company by its name, its kind and its website', () => {
  const shown = page(company.website);
  expect(shown.querySelector('h1')?.textContent).toBe('Harbour & Vale Travel');
  expect(shown.querySelector('main')?.textContent).toContain('Travel agency');
  expect(websiteOf(company.website)).toBe('http://harbourandvale.example');
});
it('is found by search engines only where its company has a plan, and lends its link no weight', () => {
  const robots = (listed: boolean) =>
    parsePage(renderCompany({ ...company, listed }))
      .querySelector('meta[name=robots]')
      ?.getAttribute('content');
  expect(robots(false)).toContain('noindex');
  expect(robots(true)).toBeUndefined();
  expect(page(company.website).querySelector('main a')?.getAttribute('rel')).toContain('nofollow');
});
it.each(['javascript:alert(1)', 'data:text/html,x', '"><script>alert(1)</script>'])(
  'runs nothing that a company gives as its website: %s',
  (website) => {
    expect(websiteOf(website) ?? 'http://').toMatch(/^https?:\/\//);
    expect(page(website).querySelectorAll('main script')).toHaveLength(0);
  },
);
it('R-SHELL-027 says kindly that no company is at an address', () => {
  const unknown = parsePage(COMPANY_UNKNOWN);
  expect(unknown.querySelector('h1')?.textContent).toBe('This page took another route.');
  expect(unknown.querySelector('main a')?.getAttribute('href')).toBe('/');
});
