import { type FieldChange, listDraftChanges } from './draft-changes';
import { foldCode } from './fold-code';
import { foldWords } from './fold-words';
import type { DraftLeg, ImportDraft } from './import-draft';
import { nameKey } from './text/person-name';

/** What matching needs to know of a booking: its own fields and the draft it was last saved from. */
export type ExistingBooking = {
  id: string;
  kind: ImportDraft['kind'];
  confirmation_id?: string;
  travelers: readonly string[];
  start?: string;
  places?: ImportDraft['places'];
  legs?: readonly DraftLeg[];
  import_draft?: ImportDraft;
};

export type ImportMatch = {
  state: 'new' | 'changed' | 'same' | 'cancelled';
  booking_id?: string;
  changes: FieldChange[];
};

const legKey = (leg: DraftLeg): string => `${leg.carrier_code ?? leg.carrier ?? ''}|${leg.number ?? ''}`.toUpperCase();
const dayOf = (time: string | undefined) => time?.slice(0, 10) ?? '';
const endsOf = (leg: DraftLeg) => [leg.from, leg.to].map((place) => place?.iata_code ?? place?.name ?? '').join('>');

/** How alike two legs are: same service on the same day, same service, or same way on the same day. */
const legLikeness = (a: DraftLeg, b: DraftLeg): number => {
  const service = !!a.number && legKey(a) === legKey(b);
  const day = dayOf(a.departs) === dayOf(b.departs);
  const way = endsOf(a) === endsOf(b) && endsOf(a).length > 1;
  if (service && day) return 4;
  if (service && way) return 3;
  return way && day ? 2 : 0;
};

const likeness = (draft: ImportDraft, booking: ExistingBooking): number => {
  const [mine, theirs] = [draft.legs ?? [], booking.legs ?? booking.import_draft?.legs ?? []];
  if (mine.length && theirs.length)
    return Math.max(...mine.flatMap((leg) => theirs.map((other) => legLikeness(leg, other))));
  const place = foldWords(draft.places[0]?.name);
  const samePlace = place !== '' && place === foldWords((booking.places ?? booking.import_draft?.places)?.[0]?.name);
  const sameDay = dayOf(draft.start) !== '' && dayOf(draft.start) === dayOf(booking.start);
  return (samePlace ? 2 : 0) + (sameDay ? 2 : 0);
};

const sharesPeople = (draft: ImportDraft, booking: ExistingBooking): boolean => {
  if (!draft.travelers.length || !booking.travelers.length) return true;
  const known = new Set(booking.travelers.map(nameKey));
  return draft.travelers.some((name) => known.has(nameKey(name)));
};

/**
 * How surely a booking is the draft's, 0 for not at all. With a confirmation on both sides it must be the same; a journey must share a
 * leg too, since outward and return may be two bookings. Without one, all of service, day or place and people must agree.
 */
const certainty = (draft: ImportDraft, booking: ExistingBooking): number => {
  if (draft.kind !== booking.kind) return 0;
  const [mine, theirs] = [
    foldCode(draft.confirmation_id),
    foldCode(booking.confirmation_id ?? booking.import_draft?.confirmation_id),
  ];
  const alike = likeness(draft, booking);
  if (mine && theirs) return mine === theirs && (alike > 0 || !draft.legs?.length) ? 10 + alike : 0;
  return alike >= 4 && sharesPeople(draft, booking) ? alike : 0;
};

const closest = (draft: ImportDraft, existing: readonly ExistingBooking[]): ExistingBooking | undefined => {
  const rated = existing
    .map((booking) => ({ booking, rate: certainty(draft, booking) }))
    .filter(({ rate }) => rate > 0);
  return rated.sort((a, b) => b.rate - a.rate)[0]?.booking;
};

const knownOf = ({
  import_draft,
  kind,
  confirmation_id,
  travelers,
  start,
  legs,
  places,
}: ExistingBooking): ImportDraft =>
  import_draft ?? {
    kind,
    status: 'confirmed',
    confirmation_id,
    travelers: [...travelers],
    start,
    places: places ?? [],
    legs: legs && [...legs],
    source_format: 'gds',
    confidence: 'exact',
    spans: {},
  };

/**
 * Says whether a draft is a booking that is already there. The natural key is kind, confirmation (case and separators folded) and
 * first leg, or place and day where there is no confirmation.
 */
export const matchImport = (draft: ImportDraft, existing: readonly ExistingBooking[]): ImportMatch => {
  const booking = closest(draft, existing);
  if (!booking) return { state: 'new', changes: [] };
  const known = knownOf(booking);
  const changes = listDraftChanges(known, draft);
  if (draft.status === 'cancelled') {
    const again = known.status === 'cancelled';
    return { state: again ? 'same' : 'cancelled', booking_id: booking.id, changes: again ? [] : changes };
  }
  return { state: changes.length ? 'changed' : 'same', booking_id: booking.id, changes };
};
