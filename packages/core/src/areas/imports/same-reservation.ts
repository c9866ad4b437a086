import { foldCode } from './fold-code';
import { foldWords } from './fold-words';
import type { Found, FoundDraft, FoundLeg, FoundPlace } from './found-draft';
import { nameKey } from './text/person-name';

/** Whether two values may be the same: they are equal, or one of them is not known. */
const agrees = (a: Found | undefined, b: Found | undefined, fold: (text: string) => string = (text) => text): boolean =>
  !a || !b || fold(a.value) === fold(b.value);

const dayOf = (time: string) => time.slice(0, 10);
/** A day alone agrees with any time on it. */
const timeAgrees = (a: Found | undefined, b: Found | undefined): boolean =>
  agrees(a, b, dayOf) && (!a || !b || a.value.length === 10 || b.value.length === 10 || a.value === b.value);

const placeAgrees = (a: FoundPlace | undefined, b: FoundPlace | undefined): boolean => {
  if (a?.iata_code && b?.iata_code) return a.iata_code.value === b.iata_code.value;
  return agrees(a?.name, b?.name, foldWords);
};

const legAgrees = (a: FoundLeg, b: FoundLeg | undefined): boolean => {
  if (!b || !timeAgrees(a.departs, b.departs) || !agrees(a.number, b.number, foldWords)) return false;
  const coded = a.carrier_code && b.carrier_code && a.number && b.number;
  const places = placeAgrees(a.from, b.from) && placeAgrees(a.to, b.to);
  return (
    places &&
    (!coded ||
      a.carrier_code?.value === b.carrier_code?.value ||
      foldCode(a.number?.value) === foldCode(b.number?.value))
  );
};

const peopleOf = (draft: FoundDraft) =>
  draft.travelers
    .map(({ value }) => nameKey(value))
    .sort()
    .join('|');

const samePeople = (a: FoundDraft, b: FoundDraft) =>
  !a.travelers.length || !b.travelers.length || peopleOf(a) === peopleOf(b);

const sameWhere = (a: FoundDraft, b: FoundDraft): boolean => {
  if (a.legs.length || b.legs.length)
    return a.legs.length === b.legs.length && a.legs.every((leg, i) => legAgrees(leg, b.legs[i]));
  const known = a.confirmation_id && b.confirmation_id;
  return (
    agrees(a.start, b.start, dayOf) &&
    (known ? true : placeAgrees(a.places[0], b.places[0]) && agrees(a.title, b.title, foldWords))
  );
};

/**
 * Whether two drafts tell of one reservation: same kind, same confirmation where both have one, same journey or same house and day.
 * One that is cancelled is the same only for the same people.
 */
export const sameReservation = (a: FoundDraft, b: FoundDraft): boolean =>
  a.kind === b.kind &&
  agrees(a.confirmation_id, b.confirmation_id, foldCode) &&
  (a.cancelled === b.cancelled || samePeople(a, b)) &&
  (samePeople(a, b) || !!a.confirmation_id === !!b.confirmation_id) &&
  sameWhere(a, b);
