import { expect, it } from 'vitest';
import * as z from 'zod';
import { mergeSave, type Save } from './merge-save';

const rules = z.object({
  title: z.string().optional(),
  note: z.string().optional(),
  stay: z
    .object({ from: z.int(), to: z.int() })
    .refine(({ from, to }) => to > from)
    .optional(),
});
const current = { version: 3, title: 'Sol', note: 'a', stay: { from: 1, to: 4 } };
const save = (sent: Pick<Save<typeof rules>, 'version' | 'changes'> & Partial<Save<typeof rules>>) =>
  mergeSave(current, { was: undefined, ...sent }, { rules, parts: ['stay'] });

it('takes all that was sent from the version that stands', () =>
  expect(save({ version: 3, changes: { title: 'Luna' } })).toEqual({ ok: true, value: { title: 'Luna' } }));
it('refuses any other version with the record, when nothing says what it was', () =>
  expect(save({ version: 2, changes: { note: 'b' } })).toMatchObject({ ok: false, code: 'record.stale', current }));
it('takes from an older version what nobody else has changed', () =>
  expect(save({ version: 1, was: { note: 'a' }, changes: { note: 'b' } })).toEqual({ ok: true, value: { note: 'b' } }));
it('refuses what somebody else has changed', () =>
  expect(save({ version: 1, was: { title: 'Mar' }, changes: { title: 'Luna' } })).toMatchObject({
    code: 'record.stale',
  }));
it('refuses two changes that do not go together, each of which is right alone', () =>
  expect(save({ version: 1, was: { stay: { from: 1, to: 9 } }, changes: { stay: { from: 5, to: 9 } } })).toMatchObject({
    code: 'record.stale',
  }));
