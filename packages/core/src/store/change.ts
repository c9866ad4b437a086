import type { CompanyId } from '../base/ids';
import type { Audit } from './audits';
import type { DomainEvent } from './domain-event';
import type { Audited } from './tells';
import type { Write } from './write';

/** What an entry says. `about` is the step that changes the record it is about. */
export type AuditEntry = Pick<Audit, 'subject'> &
  Partial<Pick<Audit, 'id' | 'action' | 'changes' | 'diff'>> & { about?: Write | undefined };
/**
 * One change as a use case states it: its steps, and what they and the facts don't say. Each step that tells something has its fact and its entry.
 * A fact that the use case names tells of the whole instead: it has the entry of each history it belongs to, and steps of these histories
 * tell nothing themselves. The first fact is what the change is called.
 */
export type Change<T> = {
  writes: readonly Write[];
  events?: readonly DomainEvent[];
  /** What the entries of the first fact say besides; and whose it is and what it is called, where no fact says so. */
  audit?: Partial<AuditEntry>;
  /** Entries of others who are concerned though nothing of theirs is written. */
  further_audits?: readonly AuditEntry[];
  answer: T;
};
type Labeled = Write & { audited: Audited };
const isLabeled = (write: Write): write is Labeled => write.audited !== undefined;

/** The first record with a label that is written; undefined where several of that kind are. */
const findSole = (writes: readonly Labeled[]): Write | undefined => {
  const [first] = writes;
  return writes.filter(({ audited }) => audited.kind === first?.audited.kind).length === 1 ? first : undefined;
};

/** What a change tells: its facts, and the entries of the histories they belong to; a fact of nobody in particular is the company's. */
export const toTold = (
  { writes, events: stated = [], audit = {}, further_audits = [] }: Change<unknown>,
  company: CompanyId,
) => {
  const subjectsOf = ({ subjects }: DomainEvent) => (subjects.length > 0 ? subjects : [company]);
  const covered = new Set(stated.flatMap(subjectsOf));
  const telling = writes
    .flatMap((about) => {
      if (!about.tells) return [];
      const { event, subject, ...entry } = about.tells;
      return [{ event, entry: { ...entry, about }, subjects: event ? subjectsOf(event) : [subject] }];
    })
    .filter(({ subjects }) => !subjects.some((subject) => covered.has(subject)));
  const events = [...stated, ...telling.flatMap(({ event }) => event ?? [])];
  const labeled = writes.filter(isLabeled);
  const writesAbout = (subject: string) => labeled.filter(({ audited }) => audited.subject === subject);

  const known = new Set(further_audits.map(({ subject }) => subject));
  const ofStated = stated.flatMap((event, i) => {
    const said = i === 0 ? { action: audit.action ?? event.name, changes: audit.changes } : { action: event.name };
    return subjectsOf(event).flatMap((subject): AuditEntry[] => {
      const about = writesAbout(subject);
      // Of a fact beside the first one, only those have an entry of whom something is written.
      if (known.has(subject) || (i > 0 && about.length === 0)) return [];
      known.add(subject);
      return [{ subject, ...said, about: findSole(about) }];
    });
  });
  const ofSteps = telling.flatMap(({ subjects, entry }) =>
    subjects.map((subject): AuditEntry => ({ subject, ...entry })),
  );
  const [first, ...rest] = [...ofStated, ...ofSteps];
  const subject = audit.subject ?? first?.subject;
  const action = audit.action ?? first?.action ?? events[0]?.name;
  if (subject === undefined || action === undefined) throw new Error('A change says what happened, and to whom.');
  const own = first?.subject === subject ? first : undefined;
  const main = { ...own, ...audit, subject, action, about: audit.about ?? own?.about ?? findSole(labeled) };
  return { events, entries: [main, ...(own ? rest : ofSteps), ...further_audits] };
};
