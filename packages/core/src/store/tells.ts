import type { DomainEvent } from './domain-event';
import { changesBetween, type FieldChange } from './field-changes';
import type { RecordDef, ValueOf } from './record';

/**
 * Which record a change is about, by the name it had then, in whose history that is told, and its fields that changed; lazy, as most changes
 * of many records are told as one.
 */
export type Audited = {
  kind: string;
  id: string;
  name: string;
  subject: string;
  diff: () => FieldChange[] | undefined;
};
/** What a step tells. Without a fact, nobody but the history of `subject` learns of it. */
export type Tells = {
  event?: DomainEvent;
  subject: string;
  /** What the entry is called. */
  action: string;
  /** What it says beside the diff. */
  changes?: Readonly<Record<string, unknown>>;
};
/** How a step tells what happens by it, where a record's own facts don't say it well enough. */
export type Telling<D extends RecordDef> = Partial<Pick<Tells, 'action' | 'changes'>> & {
  as?: (value: ValueOf<D>) => DomainEvent;
};
const idOf = <D extends RecordDef>({ key }: D, value: ValueOf<D>) => String(value.id ?? value[key.at(-1) ?? '']);
/** Whose history a record's changes are told in. */
const subjectOf = <D extends RecordDef>(def: D, value: ValueOf<D>): string =>
  def.history?.(value) ?? (typeof value.trip_id === 'string' ? value.trip_id : idOf(def, value));

/** What an audit entry says of a record that was `before` and is `after`. */
export const auditedAs = <D extends RecordDef>(
  def: D,
  before: ValueOf<D> | undefined,
  after: ValueOf<D> | undefined,
): { audited?: Audited } => {
  const named = after ?? before;
  if (!def.label || !named) return {};
  const diff = () => (before && after ? changesBetween(def, before, after) : undefined);
  return {
    audited: { kind: def.name, id: idOf(def, named), name: def.label(named), subject: subjectOf(def, named), diff },
  };
};

/** What it tells of a record that something becomes of, unless neither the use case nor the record has a name for it. */
export const toldAs = <D extends RecordDef>(
  def: D,
  value: ValueOf<D>,
  fact: ((value: ValueOf<D>) => DomainEvent) | undefined,
  { as = fact, action, ...entry }: Telling<D>,
): { tells?: Tells } => {
  const event = as?.(value);
  const called = action ?? event?.name;
  return called ? { tells: { subject: subjectOf(def, value), action: called, ...(event && { event }), ...entry } } : {};
};

/** Which of its facts a change is: one to the trash and back has its own. */
export const findFact = <D extends RecordDef>({ facts }: D, before: ValueOf<D>, after: ValueOf<D>) => {
  if (!before.deleted_at && after.deleted_at) return facts?.deleted ?? facts?.changed;
  return (before.deleted_at && !after.deleted_at ? facts?.restored : undefined) ?? facts?.changed;
};
