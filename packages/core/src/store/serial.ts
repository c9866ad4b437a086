import * as z from 'zod';
import type { CompanyId } from '../kernel/ids';
import type { Table } from './client';
import { getRecord } from './read';
import { record } from './record';

const FIRST = 1000;

/** The last number given out in a company, for codes that people read. */
export const Serials = record({
  name: 'serial',
  schema: z.object({ name: z.string(), last: z.int(), version: z.int() }),
  key: ['name'],
  partition: () => ['HEADS'],
  sort: (k) => ['SERIAL', k.name],
});

export const newSerial = (name: string) => ({ name, last: FIRST, version: 1 });
export const readSerial = (table: Table, company: CompanyId, name: string) =>
  getRecord(table, company, Serials, { name }, true);
