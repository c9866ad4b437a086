import * as z from 'zod';
import type { User } from '../../access/company';
import { FEATURE_FLAGS } from '../../access/feature-flags';
import { INDEPENDENT_CONTRACTOR_USER_TYPE_ID } from '../../access/session-user';
import { fullName } from '../../base/full-name';
import { HostAgencyId, ItineraryTemplateId, TeamId, UserId } from '../../base/ids';
import { Instant, Name, Version } from '../../base/values';

export const OWNER_USER_TYPE_ID = 1;
/** What a user is to the company. The ids below 15 and above are ours; 15 is fixed. Source: G-063. */
export const USER_TYPES = [
  { id: OWNER_USER_TYPE_ID, name: 'Company owner' },
  { id: 2, name: 'Employee' },
  { id: INDEPENDENT_CONTRACTOR_USER_TYPE_ID, name: 'Independent contractor' },
  { id: 16, name: 'Sub-agency' },
] as const;
/** The types a user can be given: there is one owner, and that is not a matter of choice. */
export const GIVEN_USER_TYPES = USER_TYPES.filter(({ id }) => id !== OWNER_USER_TYPE_ID);
export const GivenUserTypeId = z.union([z.literal(2), z.literal(INDEPENDENT_CONTRACTOR_USER_TYPE_ID), z.literal(16)]);
export const userTypeName = (id: number): string => USER_TYPES.find((type) => type.id === id)?.name ?? 'Other';

/** In whose name an independent contractor is paid. */
export const IC_ACCOUNT_TYPES = ['Individual', 'Company'] as const;

const Short = z.string().trim().max(255, 'At most 255 characters.');
/** The office code of a flight reservation system, such as 7K4B; empty for none. */
export const Pcc = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9]{3,5})?$/, 'An office code has 3 to 5 letters and digits.');

/** What an administrator may say of a user; empty and null take away what was said. */
export const UserDraft = z.object({
  first_name: Name,
  last_name: Name,
  phone_no: z.string().trim().max(40, 'At most 40 characters.'),
  job_title: Short,
  user_type_id: GivenUserTypeId,
  ic_account_type: z.enum(IC_ACCOUNT_TYPES).nullable(),
  is_commissionable: z.boolean(),
  pcc: Pcc,
  sub_agency_name: Short,
  itinerary_template_id: ItineraryTemplateId.nullable(),
  team_id: TeamId.nullable(),
  host_agency_id: HostAgencyId.nullable(),
  feature_flags: z.partialRecord(z.enum(FEATURE_FLAGS), z.boolean()),
});
export type UserDraft = z.infer<typeof UserDraft>;

/** A user as the users list and their profile show them. Source: spec 3 §2, internal users. */
export const UserRow = z.object({
  id: UserId,
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Where their picture is opened. */
  avatar_img: z.string().optional(),
  email: z.string(),
  phone_no: z.string().optional(),
  job_title: z.string().optional(),
  role: z.string(),
  user_type_id: z.int(),
  user_type: z.string(),
  ic_account_type: z.string().optional(),
  status: z.boolean(),
  online: z.boolean(),
  /** When they were last connected; absent for somebody who never was. */
  last_seen_at: Instant.optional(),
  created_at: Instant,
  is_owner: z.boolean(),
  is_commissionable: z.boolean(),
  team_id: TeamId.optional(),
  team_name: z.string().optional(),
  pcc: z.string().optional(),
  itinerary_template_id: ItineraryTemplateId.optional(),
  sub_agency_name: z.string().optional(),
  host_agency_id: HostAgencyId.optional(),
  feature_flags: z.record(z.string(), z.boolean()),
  version: Version,
});
export type UserRow = z.infer<typeof UserRow>;

/** What a draft makes of a user: what was emptied is gone. */
export const withDraft = (user: User, changes: Partial<UserDraft>): User => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...user, ...Object.fromEntries(given.map(([name, v]) => [name, v === '' || v === null ? undefined : v])) };
};

/** A user who left: nothing opens for them any more, and of what is known of them only the name stays, under what they made. */
export const toOffboardedUser = (user: User, now: string): User => ({
  ...user,
  is_active: false,
  left_at: now,
  email: `${user.id.toLowerCase()}@left.invalid`,
  phone_no: undefined,
  avatar_file: undefined,
  pcc: undefined,
  team_id: undefined,
  sub_agency_name: undefined,
  feature_flags: undefined,
});

const wordsOf = (row: UserRow) =>
  [row.name, row.email, row.role, row.user_type, row.job_title, row.team_name, row.pcc, row.sub_agency_name]
    .join(' ')
    .toLowerCase();
/** Whether every word of a search stands somewhere in what the list shows of a user. */
export const matchesUser = (row: UserRow, search: string): boolean => {
  const text = wordsOf(row);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

type Seen = { sockets: number; at: string };
type Around = { owner: UserId; presence?: Seen | undefined; team_name?: string | undefined; role: string };
/** The row of a user, from the record and what stands beside it. */
export const toUserRow = (user: User, { owner, presence, team_name, role }: Around): UserRow => ({
  id: user.id,
  name: fullName(user),
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone_no: user.phone_no,
  job_title: user.job_title,
  role,
  user_type_id: user.user_type_id,
  user_type: userTypeName(user.user_type_id),
  ic_account_type: user.ic_account_type,
  status: user.is_active,
  online: (presence?.sockets ?? 0) > 0,
  last_seen_at: presence?.at,
  created_at: user.created_at,
  is_owner: user.id === owner,
  is_commissionable: user.is_commissionable,
  team_id: user.team_id,
  team_name,
  pcc: user.pcc,
  itinerary_template_id: user.itinerary_template_id,
  sub_agency_name: user.sub_agency_name,
  host_agency_id: user.host_agency_id,
  feature_flags: user.feature_flags ?? {},
  version: user.version,
});
