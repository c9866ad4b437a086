import { describe, expect, it } from 'vitest';
import { exponentOf } from '../kernel/currencies';
import { attachmentModelOf } from './attachment-model';
import { DEFAULT_OCCASIONS, DEFAULT_RELATIONS, indexedById } from './company-lists';
import { COMMISSION_PAYMENT_TYPES, PAYMENT_MADE_BY, REFUND_TYPES, TRANSACTION_TYPES } from './payment-lists';
import { childCategories, ENTITY_TYPE_IDS, PROFILE_CATEGORIES, USER_TYPES_OF_CATEGORY } from './profile-categories';
import { flatSupplierTypes } from './supplier-types';
import { currencies, knownTravelers, travelInterests } from './travel-lists';

describe('lists of the trade', () => {
  it('R-SHELL-151 every travel interest has a category and an id of its own', () => {
    const interests = travelInterests();
    for (const { name, category } of interests) expect(name && category).toBeTruthy();
    expect(new Set(interests.map(({ id }) => id)).size).toBe(interests.length);
    expect(interests).toContainEqual({ id: expect.any(Number), name: 'Safari', category: 'Nature' });
  });
  it('R-SHELL-153 every currency has a code that is in use, a name, a symbol and its decimals', () => {
    const all = currencies();
    const known = new Set(Intl.supportedValuesOf('currency'));
    for (const { code, name, decimals } of all) {
      expect(known.has(code) && name !== code, code).toBe(true);
      expect(decimals).toBe(exponentOf(code));
    }
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all).toContainEqual({ code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 });
    expect(all.map(({ code }) => code)).not.toContain('DEM');
  });
  it('R-SHELL-272 knows the programs that know a traveler', () =>
    expect(knownTravelers().slice(0, 2)).toEqual([
      { id: 1, name: 'TSA PreCheck' },
      { id: 2, name: 'Global Entry' },
    ]));
});

describe('lists that a company edits', () => {
  it('R-SHELL-154 every relation has an id and a name', () =>
    expect(DEFAULT_RELATIONS[0]).toEqual({ id: 1, name: 'Spouse' }));
  it('R-SHELL-150 occasion types are indexed by id', () =>
    expect(indexedById(DEFAULT_OCCASIONS)['2']).toEqual({ id: 2, name: 'Anniversary' }));
  it('R-SHELL-149 supplier types are flattened, each with its way from the top', () => {
    const rail = { id: 31, name: 'Rail' };
    const tree = [
      { id: 1, name: 'Hotel', children: [] },
      {
        id: 3,
        name: 'Transportation',
        children: [rail, { id: 32, name: 'Car', children: [{ id: 320, name: 'Limo' }] }],
      },
    ];
    const flat = flatSupplierTypes(tree);
    expect(flat.map(({ ids, names }) => [ids, names])).toEqual([
      [[1], ['Hotel']],
      [[3], ['Transportation']],
      [
        [3, 31],
        ['Transportation', 'Rail'],
      ],
      [
        [3, 32],
        ['Transportation', 'Car'],
      ],
      [
        [3, 32, 320],
        ['Transportation', 'Car', 'Limo'],
      ],
    ]);
    expect(flat[0]).toEqual({ ...tree[0], names: ['Hotel'], ids: [1] });
    expect(flat[4]).toMatchObject({ id: 320, name: 'Limo', children: [], parent_id: 32, parent_name: 'Car' });
    expect(flat[2]?.parent).toMatchObject({ id: 3, name: 'Transportation', children: [rail, { id: 32 }] });
  });
});

describe('profile categories', () => {
  it('R-SHELL-148 form a tree with children', () => {
    const suppliers = PROFILE_CATEGORIES.find(({ name }) => name === 'Suppliers');
    expect(suppliers?.children.map(({ name }) => name)).toContain('Tour operator');
    for (const { children } of PROFILE_CATEGORIES) expect(children.length).toBeGreaterThan(0);
  });
  it('R-SHELL-254 have "All" first for suppliers', () => {
    const [first, ...others] = childCategories(PROFILE_CATEGORIES, 'Suppliers');
    expect(first).toEqual({ id: 0, name: 'All', children: [] });
    expect(others).toHaveLength(5);
  });
  it('R-SHELL-255 have none before any other', () =>
    expect(childCategories(PROFILE_CATEGORIES, 'Clients').map(({ name }) => name)).toEqual([
      'Individual',
      'Corporate',
      'Group',
    ]));
  it('R-SHELL-165 name the independent contractor', () =>
    expect(childCategories(PROFILE_CATEGORIES, 'Users').map(({ name }) => name)).toContain('Independent contractor'));
  it('R-SHELL-160 stand under the numbers of their kinds', () =>
    expect(ENTITY_TYPE_IDS).toEqual({
      individual: 3,
      agency: 4,
      'tour operator': 5,
      'host agency': 6,
      supplier: 7,
      'resource provider': 8,
      brand: 9,
      educational: 10,
      DMC: 11,
      internal: 12,
    }));
  it('R-SHELL-163 allow a travel agency brands, DMC, agents and tour operators', () =>
    expect(USER_TYPES_OF_CATEGORY['travel agency']).toEqual(['Brands', 'DMC', 'Agent', 'Tour Operator']));
  it('R-SHELL-164 allow consortia and suppliers agents and tour operators', () => {
    for (const category of ['consortia', 'supplier'] as const)
      expect(USER_TYPES_OF_CATEGORY[category]).toEqual(['Agents', 'Tour Operator']);
  });
});

describe('lists of payment', () => {
  it('R-SHELL-292 transaction types', () =>
    expect(TRANSACTION_TYPES.join(' ')).toBe(
      'credit_card credit_point bank_transfer check payment_portal other strip_online_payment',
    ));
  it('R-SHELL-293 refund types are those without credit_point', () =>
    expect(REFUND_TYPES.join(' ')).toBe('credit_card bank_transfer check payment_portal other strip_online_payment'));
  it('R-SHELL-294 commission payment types', () =>
    expect(COMMISSION_PAYMENT_TYPES).toEqual(['bank_transfer', 'check', 'other']));
  it('R-SHELL-295 payment made by, at the side of the supplier', () =>
    expect(PAYMENT_MADE_BY.supplier_side).toEqual(['company_to_supplier', 'client_to_supplier', 'client_at_supplier']));
  it('R-SHELL-296 payment made by, when an invoice is applied', () =>
    expect(PAYMENT_MADE_BY.apply_invoice).toEqual(['client_to_company', 'client_to_supplier']));
  it('R-SHELL-297 payment made by, at the side of the client', () =>
    expect(PAYMENT_MADE_BY.client_side).toEqual([
      'client_to_company',
      'client_to_supplier',
      'supplier_to_client',
      'company_to_client',
    ]));
});

it('R-SHELL-271 pictures of an individual are of the individuals model, those of a collaborator of the user model', () => {
  expect(['individual', 'collaborator', 'supplier'].map(attachmentModelOf)).toEqual([
    'individuals',
    'user',
    'suppliers',
  ]);
});
