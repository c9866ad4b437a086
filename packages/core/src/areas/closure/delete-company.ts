import { endSessions, PEOPLE, Users } from '../../access/people.records';
import type { CompanyId, NewId } from '../../base/ids';
import type { Table } from '../../store/client';
import { companyItems } from '../../store/company-items';
import type { Item } from '../../store/record';
import { tenantDb } from '../../store/tenant-db';
import { transact } from '../../store/transact';
import type { Write } from '../../store/write';
import type { Files, Listing } from '../files/public';
import { type IdentityProvider, removeSignIn } from '../people/public';
import { picturesUnder } from '../trip/public';
import { type AccountClosure, RETAINED_BY_LAW } from './account-closure';
import { AccountClosures, ClosedAccounts } from './account-closure.records';

export type DeleteTools = {
  table: Table;
  now: string;
  newId: NewId;
  files: Files;
  list: Listing;
  identity: Pick<IdentityProvider, 'accountOf' | 'removeAccount'>;
};
/** How many pages of the table one run goes through, and how much a page is; the next run goes on. */
export type Stride = { pages: number; limit?: number };
const STRIDE: Stride = { pages: 40 };
const AT_ONCE = 90;

const removeUnder = async ({ files, list }: DeleteTools, prefix: string): Promise<number> => {
  let n = 0;
  for (;;) {
    const found = await list(prefix);
    if (found.length === 0) return n;
    for (const { key } of found) await files.remove(key);
    n += found.length;
  }
};

/** What hangs on a pointer goes before it: a person's sign-in, a client's page. */
const loosen = async (tools: DeleteTools, { pk }: Item): Promise<void> => {
  const [, kind, value = ''] = pk.split('#');
  if (kind === 'SUB') await removeSignIn(tools.identity, value);
  if (kind === 'SHARE') await removeUnder(tools, `published/${value}/`);
};

const deleteItems = async (tools: DeleteTools, items: readonly Item[]): Promise<void> => {
  for (const item of items) if (item.pk.startsWith('P#')) await loosen(tools, item);
  for (let from = 0; from < items.length; from += AT_ONCE)
    await transact(
      tools.table,
      items.slice(from, from + AT_ONCE).map(
        ({ pk, sk }): Write => ({
          onConflict: 'missing',
          item: { Delete: { TableName: tools.table.name, Key: { pk, sk } } },
        }),
      ),
    );
};

/** Everybody is out at once: on open pages, and wherever they are signed in. */
export const sendHome = async ({ table, newId, now }: DeleteTools, company: CompanyId): Promise<void> => {
  const { users } = await tenantDb(table, company).readPartition(PEOPLE, { users: Users });
  for (const user of users) await endSessions(table, user.sub, { newId, now });
};

/**
 * Goes on with deleting a company: its files and the pictures its clients saw first, then everything in the table and what points to it, with the sign-ins and the pages
 * that hang on the pointers. It goes through the table until a whole pass finds nothing, because somebody may still have written while
 * the first was underway; then only the entry of the closed account is left, and it
 * answers true. Safe to repeat, wherever it broke off.
 */
export const deleteCompany = async (
  tools: DeleteTools,
  company: CompanyId,
  before: AccountClosure,
  stride: Stride = STRIDE,
): Promise<boolean> => {
  const { table, now } = tools;
  const db = tenantDb(table, company);
  let { cursor, found } = before;
  if (cursor === undefined)
    found = (await removeUnder(tools, `${company}/`)) + (await removeUnder(tools, picturesUnder(company)));
  for (let page = 0; page < stride.pages; page++) {
    const read = await companyItems(db, cursor, { pointers: true, limit: stride.limit });
    const gone = read.items.filter(({ type }) => type !== AccountClosures.name);
    await deleteItems(tools, gone);
    found += gone.length;
    cursor = read.cursor;
    if (!cursor) break;
  }
  const deleted = before.deleted + found - (before.cursor === undefined ? 0 : before.found);
  if (!cursor && found === 0) {
    const kept = [...RETAINED_BY_LAW];
    const { ok } = await db.transact([
      db.put(ClosedAccounts, { closed_at: before.closed_at, deleted_at: now, deleted, kept }),
      db.deleteIfUnchanged(AccountClosures, before, ['version']),
    ]);
    return ok;
  }
  const after: AccountClosure = {
    ...before,
    state: 'deleting',
    cursor,
    found: cursor ? found : 0,
    deleted,
    passes: before.passes + (cursor ? 0 : 1),
  };
  await db.transact([db.change(AccountClosures, before, after)]);
  return false;
};
