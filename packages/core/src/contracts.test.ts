import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getEndpointPath, isWrite, pathNames } from './contract/contract';
import { ALL_CONTRACTS, CONTRACTS } from './contracts';

it('keeps every contract under its own id', () => {
  for (const [id, contract] of Object.entries(CONTRACTS)) expect(contract.id).toBe(id);
});

it('gives no two endpoints one address', () => {
  const addresses = ALL_CONTRACTS.map((c) => `${c.method} ${getEndpointPath(c).replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('describes every name in a path as input', () => {
  for (const c of ALL_CONTRACTS) expect(Object.keys(c.input.shape)).toEqual(expect.arrayContaining(pathNames(c.path)));
});

it('has a file for every handler', () => {
  for (const c of ALL_CONTRACTS) expect(existsSync(`packages/functions/src/${c.handler}.ts`), c.handler).toBe(true);
});

/** What a client sends who fills in a form: the token of its link says whose form it is. */
const BY_LINK = ['public.form.send', 'public.form.save', 'public.form.file.upload', 'public.form.file.add'];

it('asks a sign-in of everything that writes for a company, but of a form', () => {
  const open = ALL_CONTRACTS.filter((c) => isWrite(c) && c.access.kind !== 'signed_in');
  expect(open.map((c) => c.id)).toEqual(BY_LINK);
});
