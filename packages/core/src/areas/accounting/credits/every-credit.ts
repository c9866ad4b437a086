import { listPages } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import type { Credit } from './credit';
import { CREDIT_LIST, CreditRows, Credits } from './credit.records';

/** Every credit of a company as it is at that moment, also those that were taken back, some at a time. */
export async function* everyCredit(db: TenantDb): AsyncGenerator<Credit[]> {
  for await (const rows of listPages((cursor) => db.listRows(CREDIT_LIST, CreditRows, { cursor, limit: 100 }))) {
    const found = await db.getMany(
      rows.map(({ id }) => ({ def: Credits, key: { id } })),
      true,
    );
    yield found.filter((credit) => credit !== undefined);
  }
}
