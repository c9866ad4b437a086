import type { Found, FoundDraft, FoundPlace } from './found-draft';
import type { DraftKind } from './import-draft';

const WORDS: Record<DraftKind, string> = {
  flight: 'Flight',
  hotel: 'Hotel',
  rail: 'Train',
  bus: 'Bus',
  car_rental: 'Rental car',
  restaurant: 'Restaurant',
  event: 'Event',
  cruise: 'Boat',
};

const nameOf = (place: FoundPlace | undefined) => place?.iata_code?.value ?? place?.name?.value;

const legTitle = (draft: FoundDraft): string => {
  const [leg] = draft.legs;
  const service = [leg?.carrier_code?.value, leg?.number?.value].filter(Boolean).join(' ');
  const stops = [nameOf(leg?.from), ...draft.legs.map(({ to }) => nameOf(to))].filter(Boolean).join(' – ');
  return [draft.legs.length > 1 ? '' : service, stops].filter(Boolean).join(' ') || WORDS[draft.kind];
};

/** The title as the source gives it, or one made of what is known. */
export const getDraftTitle = (draft: FoundDraft): Found => {
  if (draft.title) return draft.title;
  if (draft.legs.length) return { value: legTitle(draft) };
  return { value: draft.supplier?.value ?? draft.places[0]?.name?.value ?? WORDS[draft.kind] };
};
