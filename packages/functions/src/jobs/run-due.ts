import type { Files } from '@wayline/core/files/files';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { dueItems } from '@wayline/core/store/due';
import { companyOf } from '@wayline/core/store/keys';
import type { LONG_LANE, RecordDef, ValueOf } from '@wayline/core/store/record';
import { baseDeps, type Deps } from '../kernel/deps';
import { filesAdapter } from '../kernel/files-adapter';
import { log } from '../kernel/log';

/** What a job works with: `at` is the moment of the run, by which everything found was due. */
export type Tools = Deps & { at: string; files: () => Files };
type Settle = (tools: Tools, company: CompanyId, item: Record<string, unknown>) => Promise<unknown>;
/** What is done with items that are due, by the name of their record. */
export type Kinds = ReadonlyMap<string, Settle>;

export const kind = <D extends RecordDef>(
  def: D,
  settle: (tools: Tools, company: CompanyId, value: ValueOf<D>) => Promise<unknown>,
): [string, Settle] => [
  def.name,
  (tools, company, item) => settle(tools, company, def.schema.parse(item) as ValueOf<D>),
];

/**
 * Does what is due. Found by the due index, settled by conditional writes, so two runs at once do it once; an item of another kind is left
 * alone. One that fails keeps none of the others waiting; it is due again the next time, and the run fails at its end so that somebody looks.
 */
export const runDue = async (kinds: Kinds, lane?: typeof LONG_LANE) => {
  const deps = baseDeps();
  const at = deps.now();
  const items = await dueItems(deps.table, at, lane);
  let failed = 0;
  for (const item of items) {
    const company = companyOf(String(item.pk));
    try {
      await kinds.get(String(item.type))?.({ ...deps, at, files: filesAdapter }, company, item);
    } catch (error) {
      failed += 1;
      log.error('due work failed', error, { type: String(item.type), company_id: company });
    }
  }
  if (items.length) log.info('due work', { items: items.length, failed });
  if (failed) throw new Error(`${failed} of ${items.length} due items failed.`);
  return { items: items.length };
};
