import type { ImportDraft } from '@wayline/core/areas/imports/import-draft';
import { getLegFields } from '@wayline/core/areas/trip/bookings/types/booking-fields';

export type DraftField = { path: string; label: string; value: string; source: string | undefined };

const TOP = [
  ['title', 'Title'],
  ['supplier', 'Supplier'],
  ['confirmation_id', 'Confirmation number'],
  ['start', 'Start'],
  ['end', 'End'],
] as const;
const OF_LEG = [
  ['carrier_code', 'carrier'],
  ['number', 'number'],
  ['departs', 'departs'],
  ['arrives', 'arrives'],
  ['seat', 'seat'],
] as const;
const RENTAL = getLegFields('Transportation', 'Car Rental');
const COLLECTED = [RENTAL.from, RENTAL.to];
const OF_END = [
  ['name', ''],
  ['iata_code', ' code'],
] as const;

/** The fields of a draft that a person checks, in the order of a ticket, each with the words it was read from. */
export const draftFields = (draft: ImportDraft): DraftField[] => {
  const field = (path: string, label: string, value: string | undefined): DraftField[] =>
    value === undefined ? [] : [{ path, label, value, source: draft.spans[path]?.text }];
  return [
    ...TOP.flatMap(([name, label]) =>
      draft.legs?.length && (name === 'start' || name === 'end') ? [] : field(name, label, draft[name]),
    ),
    ...draft.travelers.flatMap((name, i) => field(`travelers.${i}`, `Traveler ${i + 1}`, name)),
    ...(draft.legs ?? []).flatMap((leg, i) => [
      ...(['from', 'to'] as const).flatMap((end) =>
        OF_END.flatMap(([key, more]) =>
          field(`legs.${i}.${end}.${key}`, `Leg ${i + 1} ${end}${more}`, leg[end]?.[key]),
        ),
      ),
      ...OF_LEG.flatMap(([key, label]) => field(`legs.${i}.${key}`, `Leg ${i + 1} ${label}`, leg[key])),
    ]),
    ...(draft.legs?.length
      ? []
      : draft.places.flatMap((place, i) => [
          ...field(`places.${i}.name`, draft.kind === 'car_rental' ? (COLLECTED[i] ?? 'Place') : 'Place', place.name),
          ...field(`places.${i}.address`, 'Address', place.address),
        ])),
  ];
};

/** The draft with one field said otherwise; the path is one of `draftFields`. */
export const setDraftField = (draft: ImportDraft, path: string, value: string): ImportDraft => {
  const copy = structuredClone(draft);
  const steps = path.split('.');
  const last = steps.pop() as string;
  const holder = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy;
};
