import { foldCode } from './fold-code';
import type { Found, FoundDraft } from './found-draft';
import { isTransport } from './found-draft';
import { mergePair } from './merge-pair';
import { sameReservation } from './same-reservation';
import { nameKey } from './text/person-name';

const MOST_DRAFTS = 200;

/** Puts each draft into the one before it that is the same reservation, told again or for another traveler. */
const mergeRepeated = (drafts: readonly FoundDraft[]): FoundDraft[] => {
  const merged: FoundDraft[] = [];
  for (const draft of drafts) {
    const at = merged.findIndex((known) => sameReservation(known, draft));
    const known = merged[at];
    if (known) merged[at] = mergePair(known, draft);
    else merged.push(draft);
  }
  return merged;
};

const groupKey = (draft: FoundDraft): string | undefined => {
  if (!isTransport(draft.kind) || !draft.confirmation_id || !draft.legs.length) return undefined;
  const people = draft.travelers.map(({ value }) => nameKey(value)).sort();
  return JSON.stringify([draft.kind, foldCode(draft.confirmation_id.value), draft.cancelled, people]);
};

const departure = (draft: FoundDraft) => draft.legs[0]?.departs?.value ?? '';
const finish = (draft: FoundDraft) => draft.legs.at(-1)?.arrives?.value ?? draft.legs.at(-1)?.departs?.value ?? '';

/** Whether a journey can follow another: it leaves no earlier than the other is over, by the day at least. */
const follows = (first: FoundDraft, next: FoundDraft): boolean =>
  !!departure(next) && !!finish(first) && departure(next).slice(0, 10) >= finish(first).slice(0, 10);

const join = (first: FoundDraft, next: FoundDraft): FoundDraft => ({
  ...mergePair(first, { ...next, legs: first.legs }),
  legs: [...first.legs, ...next.legs],
  title: undefined,
});

/** Legs of one confirmation number and the same travelers become one draft, in the order they are travelled. */
const groupLegs = (drafts: readonly FoundDraft[]): FoundDraft[] => {
  const groups = new Map<string, FoundDraft>();
  const rest: FoundDraft[] = [];
  for (const draft of [...drafts].sort((a, b) => departure(a).localeCompare(departure(b)))) {
    const key = groupKey(draft);
    const first = key === undefined ? undefined : groups.get(key);
    if (key !== undefined && first && follows(first, draft)) groups.set(key, join(first, draft));
    else if (key !== undefined && !first) groups.set(key, draft);
    else rest.push(draft);
  }
  return [...groups.values(), ...rest];
};

const withoutDoubles = (people: readonly Found[]): Found[] => {
  const seen = new Set<string>();
  return people.filter(({ value }) => !seen.has(nameKey(value)) && seen.add(nameKey(value)));
};

/** One draft for each booking: repetitions are merged, travelers of one reservation gathered, legs of one booking joined. At most 200. */
export const mergeDrafts = (drafts: readonly FoundDraft[]): FoundDraft[] => {
  const single = drafts
    .slice(0, MOST_DRAFTS)
    .map((draft) => ({ ...draft, travelers: withoutDoubles(draft.travelers) }));
  const startOf = (draft: FoundDraft) => draft.start?.value ?? departure(draft);
  return groupLegs(mergeRepeated(single)).sort((a, b) => startOf(a).localeCompare(startOf(b)));
};
