import type { CompanyId } from '../base/ids';
import type { Table } from './client';
import { type TenantDb, tenantDb } from './tenant-db';
import { transact } from './transact';
import type { Write } from './write';

/** Something kept beside the records it is worked out from, that says something else than they do. */
export type Drift = {
  /** Where, such as "departure of trp_...". */
  where: string;
  kept: unknown;
  right: unknown;
  /** Puts it right; refused where somebody writes it meanwhile, who has then put it right themself. */
  mend: readonly Write[];
};

/** What is kept to be read quickly and could be worked out anew: copies, totals, lists. `npm run verify` and `npm run rebuild` know it by its name. */
export type Projection = {
  name: string;
  /** What it keeps, for whoever runs it. */
  about: string;
  /** Everything of one company that it says wrongly. */
  drift: (db: TenantDb) => AsyncIterable<Drift>;
};

/** What a projection says wrongly of these companies. */
export async function* verifyProjection(
  table: Table,
  { drift }: Projection,
  companies: Iterable<CompanyId>,
): AsyncGenerator<Drift & { company: CompanyId }> {
  for (const company of companies)
    for await (const found of drift(tenantDb(table, company))) yield { ...found, company };
}

export type Rebuilt = {
  /** How many of its places were wrong, and how many of those somebody wrote meanwhile. */
  wrong: number;
  skipped: number;
  /** Whether all of it was looked at. */
  finished: boolean;
};

/** Puts a projection right, until it is all right or there is enough of it. Safe to repeat. */
export const rebuildProjection = async (
  table: Table,
  projection: Projection,
  companies: Iterable<CompanyId>,
  enough: () => boolean = () => false,
): Promise<Rebuilt> => {
  const done = { wrong: 0, skipped: 0, finished: false };
  for await (const { mend } of verifyProjection(table, projection, companies)) {
    if (enough()) return done;
    done.wrong += 1;
    if (!(await transact(table, mend)).ok) done.skipped += 1;
  }
  return { ...done, finished: true };
};
