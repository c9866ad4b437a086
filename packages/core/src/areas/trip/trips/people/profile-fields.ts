import { isSamePhone } from '../../../../base/phone';
import type { ClientProfile } from '../../../clients/public';
import type { NewTraveler, Traveler } from '../traveler';

/** What a traveler and the profile of a client both say of a person. */
export const SHARED_FIELDS = [
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'email',
  'phone',
  'dob',
  'passport_expires',
] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];
type Shared = Partial<Record<SharedField, string | undefined>>;
export type ProfileDifference = { field: SharedField; traveler?: string | undefined; profile?: string | undefined };

/** Fields that a profile has more room for. */
const SHORTER: Partial<Record<SharedField, number>> = { suffix: 40, phone: 50 };

export type SharedProfile = {
  client: Pick<
    ClientProfile['client'],
    'first_name' | 'middle_name' | 'last_name' | 'suffix' | 'emails' | 'phone' | 'personal_mobile' | 'dob'
  >;
  documents: readonly Pick<ClientProfile['documents'][number], 'kind' | 'expiration'>[];
};

/** The last day of the passport that is good the longest. */
const passportExpires = ({ documents }: SharedProfile): string | undefined =>
  documents
    .flatMap(({ kind, expiration }) => (kind === 'passport' && expiration ? [expiration] : []))
    .sort()
    .at(-1);

/** What a profile says of a person as a traveler has it; what is too long for a traveler is left out. */
export const toTravelerFields = (profile: SharedProfile): Shared => {
  const { first_name, middle_name, last_name, suffix, emails, phone, personal_mobile, dob } = profile.client;
  const said: Shared = {
    ...{ first_name, middle_name, last_name, suffix, dob },
    email: emails[0],
    phone: phone ?? personal_mobile,
    passport_expires: passportExpires(profile),
  };
  const fits = (field: string, value: string | undefined) =>
    value !== undefined && value.length <= (SHORTER[field as SharedField] ?? Number.POSITIVE_INFINITY);
  return Object.fromEntries(Object.entries(said).filter(([field, value]) => fits(field, value)));
};

/** A traveler as they are sent, with what their profile says where nothing is sent; undefined without a name. */
export const fillFromProfile = (
  sent: NewTraveler,
  profile: SharedProfile | undefined,
): (NewTraveler & Pick<Traveler, 'first_name' | 'last_name'>) | undefined => {
  const known = profile ? toTravelerFields(profile) : {};
  const own = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== ''));
  const { first_name, last_name } = { ...known, ...own };
  if (!first_name || last_name === undefined) return undefined;
  return { ...sent, ...known, ...own, first_name, last_name };
};

const compared = (field: SharedField, value: string | undefined) => {
  const text = (value ?? '').trim();
  return field === 'email' ? text.toLowerCase() : text;
};

/** Where a traveler and their profile say different things. An email that is any of the profile's is no difference. */
export const compareWithProfile = (traveler: Shared, profile: SharedProfile): ProfileDifference[] => {
  const known = toTravelerFields(profile);
  const emails = profile.client.emails.map((email) => compared('email', email));
  return SHARED_FIELDS.flatMap((field) => {
    const [mine, theirs] = [compared(field, traveler[field]), compared(field, known[field])];
    if (mine === theirs || (field === 'email' && emails.includes(mine))) return [];
    if (field === 'phone' && isSamePhone(mine, theirs)) return [];
    return [{ field, traveler: traveler[field] || undefined, profile: known[field] || undefined }];
  });
};
