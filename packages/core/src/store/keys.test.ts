import { expect, expectTypeOf, it } from 'vitest';
import type { CompanyId } from '../base/ids';
import { companyKey, lookupKey, type PartitionKey, parseCompanyId } from './keys';

const company = 'cmp_01' as CompanyId;

it('puts the company first in every partition', () => {
  expect(companyKey(company, 'TRIP', 'trp_1')).toBe('C#cmp_01#TRIP#trp_1');
  expect(parseCompanyId('C#cmp_01#TRIP#trp_1')).toBe('cmp_01');
});

it('lets no part of a key reach into the next', () => {
  expect(companyKey(company, 'TRIP#trp_1')).not.toBe(companyKey(company, 'TRIP', 'trp_1'));
});

it('does not compile with a plain string for the company', () => {
  expectTypeOf(companyKey).parameter(0).not.toEqualTypeOf<string>();
  expectTypeOf<string>().not.toMatchTypeOf<Parameters<typeof companyKey>[0]>();
  expectTypeOf(companyKey(company)).toEqualTypeOf<PartitionKey>();
  expectTypeOf<string>().not.toMatchTypeOf<PartitionKey>();
});

it('keeps pointers apart from companies', () => {
  expect(lookupKey('SUB', 'abc')).toBe('P#SUB#abc');
});
