import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CompanyId } from '../base/ids';
import { openTable } from './client';
import { expandWrites } from './expand-writes';
import { lookupKey } from './keys';
import { record, view } from './record';
import { tenantDb } from './tenant-db';

const Due = z.object({ id: z.string(), day: z.string(), checked: z.string() });
const Dues = record({
  name: 'due',
  schema: Due,
  key: ['day', 'id'],
  partition: () => ['DUES'],
  sort: (k) => [k.day, k.id],
});
const Invoice = z.object({
  id: z.string(),
  days: z.array(z.string()),
  token: z.string().optional(),
  archived: z.boolean().optional(),
  note: z.string().optional(),
  version: z.int(),
});
type Invoice = z.infer<typeof Invoice>;
const Invoices = record({
  name: 'invoice',
  schema: Invoice,
  key: ['id'],
  partition: () => ['INVOICES'],
  sort: (k) => [k.id],
  list: ({ id, archived }) => ({ list: [archived ? 'PAST' : 'OPEN'], order: [id], row: {} }),
  counted: true,
  views: [
    view(
      Dues,
      ({ id, days, note = '' }: Invoice) => days.map((day) => ({ id, day, checked: note })),
      ({ id, day }) => ({ id, day }),
    ),
  ],
  lookups: ({ token }, company_id) => (token ? [{ key: lookupKey('INVOICE', token), to: { company_id } }] : []),
});

const table = openTable('table', { client: new DynamoDBClient({ region: 'us-east-1' }) });
const db = tenantDb(table, 'cmp_1' as CompanyId);
const invoice = (fields: Partial<Invoice> = {}): Invoice => ({ id: 'a', days: [], version: 1, ...fields });

/** The steps of a transaction, in short: what is done to which place. */
const steps = (...writes: Parameters<typeof expandWrites>[1]) =>
  expandWrites(table, writes).map(({ item: { Put, Update, Delete } }) => {
    const at = Put?.Item ?? Update?.Key ?? Delete?.Key ?? {};
    const by = Update?.ExpressionAttributeValues?.[':by'];
    const done = Put ? 'put' : Delete ? 'delete' : by === undefined ? 'update' : `add ${by}`;
    // Which share of a counter it is added to is left to chance.
    return `${done} ${String(at.pk).replace('C#cmp_1#', '')} ${String(at.sk).replace(/^(OPEN|PAST)#\d+$/, '$1')}`;
  });

describe('what follows a record', () => {
  it('comes with it', () => {
    expect(steps(db.insert(Invoices, invoice({ days: ['1', '2'], token: 't' })))).toEqual([
      'put INVOICES a',
      'put DUES 1#a',
      'put DUES 2#a',
      'put P#INVOICE#t POINTER',
      'add 1 HEADS OPEN',
    ]);
  });
  it('moves where the record moves, and a row that looks as before is not written again', () => {
    const before = invoice({ days: ['1', '2'], token: 't' });
    const after = invoice({ days: ['2', '3'], token: 'u', archived: true, note: 'seen' });
    expect(steps(db.change(Invoices, before, after))).toEqual([
      'update INVOICES a',
      'delete DUES 1#a',
      'put DUES 3#a',
      'delete P#INVOICE#t POINTER',
      'put P#INVOICE#u POINTER',
      'add -1 HEADS OPEN',
      'add 1 HEADS PAST',
    ]);
  });
  it('goes with it', () => {
    const last = invoice({ days: ['1'], token: 't' });
    expect(steps(db.deleteIfUnchanged(Invoices, last, ['version']))).toEqual([
      'delete INVOICES a',
      'delete DUES 1#a',
      'delete P#INVOICE#t POINTER',
      'add -1 HEADS OPEN',
    ]);
  });
  it('is counted in one step for each counter, and in none where it comes to nothing', () => {
    const three = ['a', 'b', 'c'].map((id) => db.insert(Invoices, invoice({ id })));
    expect(steps(...three).filter((step) => step.startsWith('add'))).toEqual(['add 3 HEADS OPEN']);
    const gone = db.deleteIfUnchanged(Invoices, invoice({ id: 'd' }), ['version']);
    expect(steps(db.insert(Invoices, invoice()), gone).filter((step) => step.startsWith('add'))).toEqual([]);
  });
  it('cannot be left behind: a key alone does not say what follows', () => {
    expect(() => db.remove(Invoices, { id: 'a' })).toThrow('invoice');
  });
  it('is expanded once', () => {
    const once = expandWrites(table, [db.insert(Invoices, invoice({ days: ['1'] }))]);
    expect(expandWrites(table, once)).toEqual(once);
  });
});
