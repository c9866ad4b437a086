import type { PartitionFamily } from '../../store/area-records';
import { type ItemKey, partitionItems } from '../../store/partition-items';
import type { Item } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { COMPANY_PARTITIONS } from './company-partitions';

/** How far a walk has come: which family, which of its ids, which partition of that, and behind which item of it. */
type Place = { family: number; id?: string; partition: number; after?: ItemKey | undefined };
const placeIn = (cursor: string | undefined): Place => (cursor ? JSON.parse(cursor) : { family: 0, partition: 0 });

type CompanyPage = { items: Item[]; cursor: string };

/**
 * Goes through what a company has, and then what areas keep for it, partition by partition, a page at a time; `cursor` of a page is where a later walk goes on behind it.
 * Ids are gone through in their order, and listed again by each walk, so that a trip which changes its list meanwhile is met once.
 */
export async function* walkCompany(
  db: TenantDb,
  ofAreas: readonly PartitionFamily[],
  cursor?: string,
  limit?: number,
): AsyncGenerator<CompanyPage> {
  const from = placeIn(cursor);
  for (const [family, { of, partitions }] of [...COMPANY_PARTITIONS, ...ofAreas].entries()) {
    if (family < from.family) continue;
    const first = family === from.family ? (from.id ?? '') : '';
    const ids = [...new Set(await of(db))].filter((id) => id >= first).sort();
    for (const id of ids) {
      const resumes = family === from.family && id === from.id;
      for (const [partition, parts] of partitions(id).entries()) {
        if (resumes && partition < from.partition) continue;
        let after = resumes && partition === from.partition ? from.after : undefined;
        do {
          const page = await partitionItems(db, parts, { after, limit });
          after = page.after;
          const next: Place = { family, id, ...(after ? { partition, after } : { partition: partition + 1 }) };
          yield { items: page.items, cursor: JSON.stringify(next) };
        } while (after);
      }
    }
  }
}
