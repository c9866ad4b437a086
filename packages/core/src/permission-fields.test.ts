import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { Travelers } from './areas/trip/trips/trip.records';
import { EncryptedText } from './base/encrypted-text';
import type { Contract } from './contract/contract';
import { withheldFields } from './contract/permission-fields';
import { CONTRACTS } from './contracts';
import { toOpenApi } from './openapi';

const NAMED = /commission|net_(cost|rate|price)|profit|markup|_split$/;
/** Fields that are called so and that everybody may see, each with the reason. */
const OPEN: Record<string, string> = {
  is_commissionable: 'Whether a colleague or an agency is paid commission at all, not how much.',
  advisor_commission_calculated_based_on: 'Which of two rules the company pays by, no figure.',
};

type Json = { properties?: Record<string, Json>; 'x-permission'?: string } & Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
/** The names of fields, marked or not; what is inside a marked one is left out with it. */
const fieldsIn = (
  schema: unknown,
  found: { name: string; permission: string | undefined; required: boolean }[] = [],
) => {
  if (!isJson(schema)) return found;
  const { properties, required, ...rest } = schema;
  for (const [name, field] of Object.entries(properties ?? {})) {
    const permission = field['x-permission'];
    found.push({ name, permission, required: Array.isArray(required) && required.includes(name) });
    if (!permission) fieldsIn(field, found);
  }
  for (const inner of Object.values(rest)) fieldsIn(inner, found);
  return found;
};
const contracts: Contract[] = Object.values(CONTRACTS);
const answerOf = (contract: Contract) => {
  const { paths } = toOpenApi([contract], '1') as { paths: Record<string, Record<string, Json>> };
  const [operation] = Object.values(Object.values(paths)[0] ?? {});
  return (operation?.responses as Json | undefined)?.['200'];
};
const answersOf = (contract: Contract) => fieldsIn(answerOf(contract));
/** How an encrypted field looks where a schema is written out. */
const { pattern: ENCRYPTED } = z.toJSONSchema(EncryptedText);
const isEncryptedIn = (schema: unknown): boolean =>
  isJson(schema) && (schema.pattern === ENCRYPTED || Object.values(schema).some(isEncryptedIn));
const isGated = ({ access }: Contract) =>
  access.kind === 'signed_in' && (access.permissions ?? []).includes('View Commissions');

let answered: { id: string; name: string; permission: string | undefined; required: boolean }[];
// The schemas of all answers written out take seconds on a busy machine.
beforeAll(() => {
  const open = contracts.filter((contract) => !isGated(contract));
  answered = open.flatMap((contract) => answersOf(contract).map((field) => ({ ...field, id: contract.id })));
});

it('R-SHELL-231 every commission, net cost, markup and profit in an answer needs View Commissions, or is listed with a reason', () => {
  const open = answered.filter(({ name, permission }) => NAMED.test(name) && permission !== 'View Commissions');
  expect(open.filter(({ name }) => !OPEN[name]).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  expect(Object.keys(OPEN).filter((name) => !open.some((field) => field.name === name))).toEqual([]);
});

it('no answer holds a field that is stored encrypted', () => {
  expect(isEncryptedIn(z.toJSONSchema(Travelers.schema, { io: 'input' }))).toBe(true);
  expect(contracts.filter((contract) => isEncryptedIn(answerOf(contract))).map(({ id }) => id)).toEqual([]);
});

it('a field that can be left out of an answer is optional in it', () => {
  const demanded = answered.filter(({ permission, required }) => permission && required);
  expect(demanded.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

it('the description of the endpoints names the permission of a field', () => {
  const marked = answersOf(CONTRACTS['book.bookings.get']).filter(({ permission }) => permission);
  expect(marked.map(({ name }) => name)).toEqual(expect.arrayContaining(['markup', 'total_net_cost', 'advisor_split']));
  expect(withheldFields(CONTRACTS['book.bookings.get'].output).map(({ path }) => path)).toContain(
    'booking.accommodation.room_types[].room_type_prices.markup',
  );
});
