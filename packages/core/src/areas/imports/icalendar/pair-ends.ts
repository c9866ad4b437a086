import { foldCode } from '../fold-code';
import { foldWords } from '../fold-words';
import type { FoundDraft } from '../found-draft';

/** Which end of a stay or rental an event is: some calendars have one event for each. */
export type End = 'start' | 'end' | undefined;

const START = /^\W*(?:check-?in|pick-?up|anreise|abholung|arrivée|recogida)\b/i;
const END = /^\W*(?:check-?out|drop-?off|return|abreise|rückgabe|départ|devolución)\b/i;

export const endNamed = (headline: string): End =>
  START.test(headline) ? 'start' : END.test(headline) ? 'end' : undefined;

const belong = (first: FoundDraft, last: FoundDraft): boolean => {
  if (first.kind !== last.kind || (first.start?.value ?? '') > (last.start?.value ?? '')) return false;
  const [a, b] = [foldCode(first.confirmation_id?.value), foldCode(last.confirmation_id?.value)];
  if (a && b) return a === b;
  const title = foldWords(first.title?.value);
  return title !== '' && title === foldWords(last.title?.value);
};

/** Joins the event of a check-in to that of its check-out, and a pick-up to its drop-off. */
export const pairEnds = (events: readonly { draft: FoundDraft; end: End }[]): FoundDraft[] => {
  const drafts: FoundDraft[] = [];
  const open = new Map<number, FoundDraft>();
  for (const { draft, end } of events) {
    const partner = end === 'end' ? [...open].find(([, first]) => belong(first, draft)) : undefined;
    if (partner) {
      const [at, first] = partner;
      const places =
        first.kind === 'car_rental' ? [...first.places.slice(0, 1), ...draft.places.slice(0, 1)] : first.places;
      drafts[at] = { ...first, places, end: draft.start, end_timezone: draft.start_timezone };
      open.delete(at);
      continue;
    }
    const stays = draft.kind === 'hotel' || draft.kind === 'car_rental';
    if (end === 'start' && stays) open.set(drafts.length, draft);
    drafts.push(draft);
  }
  return drafts;
};
