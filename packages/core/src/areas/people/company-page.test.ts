import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Company } from '../../access/company';
import { publicCompany, toCompanyPageName } from './company-page';

describe('the name of a company’s page', () => {
  it.each([
    ['Harbour & Vale Travel', 'harbour-vale-travel'],
    ['  Élan Voyages, S.à r.l. ', 'elan-voyages-s-a-r-l'],
    ['旅行社 東京', '旅行社-東京'],
    ['!!!', ''],
  ])('R-SHELL-027 of %j is %j', (name, page) => {
    expect(toCompanyPageName(name)).toBe(page);
  });
  it('is its own name, and part of an address without being cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const page = toCompanyPageName(name);
        expect(page).not.toMatch(/[/?#\s]|^-|-$/);
        expect(toCompanyPageName(page)).toBe(page);
      }),
    );
  });
});

const NOW = '2026-11-22T09:00:00.000Z';

describe('what is public of a company', () => {
  const company = Company.parse({
    id: 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    company_name: 'Harbour & Vale Travel',
    company_type: 'agency',
    owner_user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    subscription: 'Advance Yearly',
    logo_file: 'fil_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    accent: 'plum',
    contact_line: '+1 555 010 7788',
    website: 'https://harbourandvale.example',
    created_at: '2026-11-21T09:00:00.000Z',
    version: 1,
  });
  it('R-SHELL-027 is its name, its kind, its website and its brand, and nothing else', () => {
    expect(publicCompany(company, NOW)).toEqual({
      listed: true,
      company_name: 'Harbour & Vale Travel',
      company_type: 'agency',
      website: 'https://harbourandvale.example',
      accent: 'plum',
      contact_line: '+1 555 010 7788',
      logo_url: '/services/public/api/v1/logos/cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV/fil_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    });
  });
  it('is nothing while it does not say where it is to be found', () => {
    expect(publicCompany({ ...company, website: undefined }, NOW)).toBeUndefined();
    expect(publicCompany({ ...company, website: '' }, NOW)).toBeUndefined();
  });
  it('is listed by search engines only while the company has a plan', () => {
    expect(publicCompany({ ...company, subscription: undefined }, NOW)?.listed).toBe(false);
    expect(publicCompany({ ...company, plan_ends_at: NOW }, NOW)?.listed).toBe(false);
  });
});
