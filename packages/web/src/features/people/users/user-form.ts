import { COMPANY_FEATURES } from '@wayline/core/access/feature-flags';
import { INDEPENDENT_CONTRACTOR_USER_TYPE_ID } from '@wayline/core/access/session-user';
import { GivenUserTypeId, type UserDraft } from '@wayline/core/areas/people/users';
import { sameValue } from '@wayline/core/base/merge';
import type { ListedUser } from './users-queries';

type Feature = (typeof COMPANY_FEATURES)[number];
export type FeatureChoice = '' | 'on' | 'off';
/** A profile as it is typed: an empty text is nothing, and a feature without a choice is as the company has it. */
export type TypedUser = {
  first_name: string;
  last_name: string;
  phone_no: string;
  job_title: string;
  user_type_id: string;
  ic_account_type: string;
  is_commissionable: boolean;
  pcc: string;
  sub_agency_name: string;
  itinerary_template_id: string;
  team_id: string;
  host_agency_id: string;
  features: Record<Feature, FeatureChoice>;
};

const choiceOf = (said: boolean | undefined): FeatureChoice => {
  if (said === undefined) return '';
  return said ? 'on' : 'off';
};

export const toUserForm = (user: ListedUser): TypedUser => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone_no: user.phone_no ?? '',
  job_title: user.job_title ?? '',
  user_type_id: String(user.user_type_id),
  ic_account_type: user.ic_account_type ?? '',
  is_commissionable: user.is_commissionable,
  pcc: user.pcc ?? '',
  sub_agency_name: user.sub_agency_name ?? '',
  itinerary_template_id: user.itinerary_template_id ?? '',
  team_id: user.team_id ?? '',
  host_agency_id: user.host_agency_id ?? '',
  features: Object.fromEntries(
    COMPANY_FEATURES.map((feature) => [feature, choiceOf(user.feature_flags[feature])]),
  ) as Record<Feature, FeatureChoice>,
});

const given = (text: string) => text || null;
const draftOf = (typed: TypedUser): Partial<UserDraft> => ({
  first_name: typed.first_name,
  last_name: typed.last_name,
  phone_no: typed.phone_no,
  job_title: typed.job_title,
  user_type_id: GivenUserTypeId.safeParse(Number(typed.user_type_id)).data,
  ic_account_type: given(typed.ic_account_type) as UserDraft['ic_account_type'],
  is_commissionable: typed.is_commissionable,
  pcc: typed.pcc,
  sub_agency_name: typed.sub_agency_name,
  itinerary_template_id: given(typed.itinerary_template_id) as UserDraft['itinerary_template_id'],
  team_id: given(typed.team_id) as UserDraft['team_id'],
  host_agency_id: given(typed.host_agency_id) as UserDraft['host_agency_id'],
});

/** What was changed of a user, and nothing else, so that a save takes back nothing that somebody else has said meanwhile. */
export const changesIn = (typed: TypedUser, from: ListedUser): Partial<UserDraft> => {
  const before = toUserForm(from);
  const draft = draftOf(typed);
  const { features, ...rest } = typed;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  const changed: Partial<UserDraft> = Object.fromEntries(
    names.filter((name) => rest[name] !== before[name]).map((name) => [name, draft[name]]),
  );
  if (sameValue(features, before.features)) return changed;
  const others = Object.entries(from.feature_flags).filter(([name]) => !(name in features));
  const chosen = COMPANY_FEATURES.filter((name) => features[name]).map((name) => [name, features[name] === 'on']);
  return { ...changed, feature_flags: Object.fromEntries([...others, ...chosen]) };
};

export const isContractorType = (user_type_id: string): boolean =>
  Number(user_type_id) === INDEPENDENT_CONTRACTOR_USER_TYPE_ID;
