import type { CompanyId } from '@wayline/core/base/ids';
import type { Deps } from '@wayline/core/store/deps';
import type { RecordDef, ValueOf } from '@wayline/core/store/record';

/** What a job works with: `at` is the moment of the run, by which everything found was due; `hurry` says that it is about to end. */
export type JobTools = Deps & { at: string; hurry: () => boolean };
type Settle = (tools: JobTools, company: CompanyId, item: Record<string, unknown>) => Promise<unknown>;
export type Job = [record: string, settle: Settle];
/** What is done with items that are due, by the name of their record. */
export type JobHandlers = ReadonlyMap<string, Settle>;

/** What is done with a record when its time has come. It has to be safe to repeat. */
export const defineJob = <D extends RecordDef>(
  def: D,
  settle: (tools: JobTools, company: CompanyId, value: ValueOf<D>) => Promise<unknown>,
): Job => [def.name, (tools, company, item) => settle(tools, company, def.schema.parse(item) as ValueOf<D>)];
