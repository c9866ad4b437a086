import { foldCode } from './fold-code';
import { foldWords } from './fold-words';
import type { DraftLeg, DraftPlace, ImportDraft } from './import-draft';
import { nameKey } from './text/person-name';

/** A field that a newer confirmation gives otherwise; `before` is absent where it was not known. */
export type FieldChange = { field: string; before?: string; after?: string };

type Compared = { field: string; before?: string; after?: string; fold?: (text: string) => string };

const PARTIAL: readonly ImportDraft['source_format'][] = ['boarding_pass', 'pkpass'];
/** Whether a draft comes from a pass, which tells of its own legs and of nothing else that was booked with them. */
export const isPartial = ({ source_format }: ImportDraft): boolean => PARTIAL.includes(source_format);

/** What the newer source does not say is no change, nor is a day where a time on that day is known. */
const differs = ({ before, after, fold = (text) => text }: Compared): boolean => {
  if (!after || (before && after.length === 10 && before.startsWith(`${after}T`))) return false;
  return !before || fold(before) !== fold(after);
};

const place = (field: string, before: DraftPlace | undefined, after: DraftPlace | undefined): Compared[] => {
  if (before?.iata_code && after?.iata_code)
    return [{ field: `${field}.iata_code`, before: before.iata_code, after: after.iata_code }];
  return [
    { field: `${field}.name`, before: before?.name, after: after?.name, fold: foldWords },
    { field: `${field}.address`, before: before?.address, after: after?.address, fold: foldWords },
  ];
};

const LEG_FIELDS = ['carrier_code', 'number', 'departs', 'arrives', 'seat', 'cabin'] as const;

const leg = (field: string, before: DraftLeg, after: DraftLeg): Compared[] => [
  ...LEG_FIELDS.map((name) => ({
    field: `${field}.${name}`,
    before: before[name],
    after: after[name],
    fold: foldWords,
  })),
  ...place(`${field}.from`, before.from, after.from),
  ...place(`${field}.to`, before.to, after.to),
];

const legName = ({ carrier_code, number, from, to }: DraftLeg): string =>
  [carrier_code, number, from?.iata_code ?? from?.name, to?.iata_code ?? to?.name].filter(Boolean).join(' ');

const sameLeg = (a: DraftLeg, b: DraftLeg): boolean =>
  (!!a.number && a.number === b.number && a.carrier_code === b.carrier_code) ||
  (a.departs?.slice(0, 10) === b.departs?.slice(0, 10) &&
    a.from?.iata_code === b.from?.iata_code &&
    a.from?.name === b.from?.name);

/** Legs side by side: by their service, so that a pass for the second leg is not held against the first. */
const legsOf = (before: readonly DraftLeg[], after: readonly DraftLeg[], partial: boolean): Compared[] => {
  const left = new Set(before);
  const compared = after.flatMap((newer, i) => {
    const older =
      [...left].find((candidate) => sameLeg(candidate, newer)) ??
      (before.length === after.length ? before[i] : undefined);
    if (!older) return [{ field: `legs.${i}`, after: legName(newer) }];
    left.delete(older);
    return leg(`legs.${before.indexOf(older)}`, older, newer);
  });
  const dropped =
    partial || !after.length
      ? []
      : [...left].map((older) => ({ field: `legs.${before.indexOf(older)}`, before: legName(older) }));
  return [...compared, ...dropped];
};

const peopleOf = (before: readonly string[], after: readonly string[]): Compared => {
  const known = new Set(before.map(nameKey));
  const added = after.filter((name) => !known.has(nameKey(name)));
  return {
    field: 'travelers',
    before: before.join(', '),
    after: added.length ? [...before, ...added].join(', ') : before.join(', '),
  };
};

const priceOf = ({ price }: ImportDraft) => price && `${price.amount} ${price.currency}`;

/** The fields in which a newer draft differs from the one a booking was last saved from. */
export const listDraftChanges = (before: ImportDraft, after: ImportDraft): FieldChange[] => {
  const legs = legsOf(before.legs ?? [], after.legs ?? [], isPartial(after));
  const journey = !!before.legs?.length || !!after.legs?.length;
  const own: Compared[] = [
    { field: 'status', before: before.status, after: after.status },
    { field: 'confirmation_id', before: before.confirmation_id, after: after.confirmation_id, fold: foldCode },
    peopleOf(before.travelers, after.travelers),
    { field: 'price', before: priceOf(before), after: priceOf(after) },
    { field: 'phone', before: before.phone, after: after.phone, fold: foldCode },
  ];
  const stay: Compared[] = [
    { field: 'start', before: before.start, after: after.start },
    { field: 'end', before: before.end, after: after.end },
    ...after.places.flatMap((newer, i) => place(`places.${i}`, before.places[i], newer)),
  ];
  const dropped = legs.filter(
    (compared) => compared.before && compared.after === undefined && /^legs\.\d+$/.test(compared.field),
  );
  return [...own, ...(journey ? legs : stay)]
    .filter((compared) => differs(compared) || dropped.includes(compared))
    .map(({ field, before: was, after: is }) => ({
      field,
      ...(was ? { before: was } : {}),
      ...(is ? { after: is } : {}),
    }));
};
