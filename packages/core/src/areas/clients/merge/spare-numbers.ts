import { isFilled } from './merge-lists';

type Fields = Readonly<Record<string, unknown>>;
/** Where a second number of the same kind, private or of work, can go. */
const SPARE = {
  phone: 'personal_mobile',
  personal_mobile: 'phone',
  work_phone: 'work_mobile',
  work_mobile: 'work_phone',
} as const;

const digits = (value: unknown) => String(value).replace(/\D/g, '');

/** The field that takes the other profile's number where both are kept; undefined where there is no room, or both have one and the same number. */
export const findSpareNumber = (field: string, existing: Fields, to_merge: Fields): string | undefined => {
  const spare = (SPARE as Readonly<Record<string, string>>)[field];
  const [kept, other] = [existing[field], to_merge[field]];
  if (!spare || !isFilled(kept) || !isFilled(other) || digits(kept) === digits(other)) return undefined;
  return isFilled(existing[spare]) || isFilled(to_merge[spare]) ? undefined : spare;
};
