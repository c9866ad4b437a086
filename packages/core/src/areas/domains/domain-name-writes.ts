import { domainLookupKey, FORGOTTEN } from '../../access/client-domain';
import { Companies } from '../../access/people.records';
import { findLookup } from '../../store/lookup';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';

type Named = { host_name?: string | undefined };

/** What gives a company another name for its links: the old one is anybody's again, and nothing is known of the new one. */
export const domainNameWrites = async (
  db: TenantDb,
  { host_name: before }: Named,
  { host_name: wanted }: Named,
): Promise<Write[]> => {
  if (!before || wanted === before) return [];
  const pointer = await findLookup(db.table, domainLookupKey(before), true);
  return [
    db.updateIf(Companies, {}, { remove: FORGOTTEN }),
    ...(pointer?.company_id === db.company ? [db.deleteLookup(domainLookupKey(before))] : []),
  ];
};
