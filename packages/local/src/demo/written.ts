import type { Table } from '@wayline/core/store/client';
import { transact } from '@wayline/core/store/transact';
import type { Write } from '@wayline/core/store/write';

/** All of the writes, or the end: nobody else writes where the demo is put, so a refusal is a mistake here. */
export const written = async (table: Table, writes: readonly Write[]): Promise<void> => {
  const outcome = await transact(table, writes);
  if (!outcome.ok) throw new Error('A part of the demo data was refused by the table.');
};
