import * as z from 'zod';
import type { CompanyId } from '../../../base/ids';
import { Instant } from '../../../base/values';
import type { Table } from '../../../store/client';
import { record } from '../../../store/record';
import { tenantDb } from '../../../store/tenant-db';
import type { Files } from '../../files/public';
import type { Share } from './itinerary';
import { publishedKey, shareLookupKey } from './itinerary.records';

/** Waits for the moment a link runs out, so that its page is taken away then. */
export const LinkExpiries = record({
  name: 'link_expiry',
  schema: z.object({ token_hash: z.string(), expires_at: Instant }),
  key: ['token_hash'],
  partition: () => ['LINKS'],
  sort: (k) => [k.token_hash],
  due: (l) => l.expires_at,
});

/** Takes a link's page away and forgets the link. Safe to repeat. */
export const endLink = async (table: Table, files: Files, company: CompanyId, token_hash: string): Promise<void> => {
  await files.remove(publishedKey(token_hash));
  const db = tenantDb(table, company);
  await db.transact([db.remove(LinkExpiries, { token_hash }), db.deleteLookup(shareLookupKey(token_hash))]);
};

/** Ends what a share opens: its page and, where a code is asked, the door before it. Safe to repeat. */
export const endShare = async (
  { table, files }: { table: Table; files: Files },
  company: CompanyId,
  { token_hash, gate_hash }: Pick<Share, 'token_hash' | 'gate_hash'>,
): Promise<void> => {
  if (gate_hash) await endLink(table, files, company, gate_hash);
  await endLink(table, files, company, token_hash);
};
