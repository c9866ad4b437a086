import type { CompanyId } from '../../base/ids';
import { later } from '../../base/later';
import type { Deps } from '../../store/deps';
import { tenantDb } from '../../store/tenant-db';
import type { Files } from '../files/public';
import type { DataImport } from './data-import';
import { DataImports } from './data-import.records';
import type { Importer } from './importer';

export type ImportTools = {
  deps: Deps;
  files: Files;
  /** Whether it is time to leave the rest to the next run. */
  enough: () => boolean;
  /** How often it is looked whether searches have caught up with what was written, five times a second. */
  looks: number;
};
/** One run of an import: what it works with, and how it tells on its way how far it has come. */
export type ImportStep = {
  tools: ImportTools;
  company: CompanyId;
  importer: Importer;
  report: (progress: Partial<DataImport>) => Promise<void>;
};

/** Another run has gone on with the import meanwhile, and this one ends. */
export class Overtaken extends Error {}

const EVERY_MS = 2_000;
/** Keeps how far an import has come, every other second, so that whoever waits sees it; `kept` is what is stored. */
export const progressKeeper = ({ deps }: ImportTools, company: CompanyId, of: DataImport) => {
  const db = tenantDb(deps.table, company);
  let kept = of;
  let next = later(deps.now(), EVERY_MS);
  return {
    kept: () => kept,
    report: async (progress: Partial<DataImport>) => {
      if (deps.now() < next) return;
      // A copy: what is counted on is not what was kept.
      const saved = db.save(DataImports, kept, { ...kept, ...structuredClone(progress) });
      if (!(await db.transact([saved])).ok) throw new Overtaken();
      kept = saved.after;
      next = later(deps.now(), EVERY_MS);
    },
  };
};
