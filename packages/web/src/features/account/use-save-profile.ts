import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { type ProfileFields, profileDraft } from './profile-form-fields';
import { type Profile, profileQuery } from './profile-query';

/** Saves the profile from the version it was read at, and reads the session anew: names and formats stand in it. */
export const useSaveProfile = () => {
  const client = useQueryClient();
  return async (typed: ProfileFields, version: number): Promise<Profile> => {
    const { profile } = await call('users.profile.save', { ...profileDraft(typed), version });
    client.setQueryData(profileQuery.queryKey, profile);
    await client.invalidateQueries({ queryKey: ['shell'] });
    return profile;
  };
};
