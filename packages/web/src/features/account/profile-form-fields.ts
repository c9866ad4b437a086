import type { Profile } from './profile-query';

/** What may be changed of a profile. */
export const profileFields = (profile: Profile) => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone_no: profile.phone_no ?? '',
  job_title: profile.job_title ?? '',
  timezone: profile.timezone ?? '',
  date_format: profile.date_format ?? '',
  time_format: profile.time_format ?? '',
});
export type ProfileFields = ReturnType<typeof profileFields>;

/** The same as the server takes it: what was emptied is as the company has it. */
export const profileDraft = ({ timezone, date_format, time_format, ...typed }: ProfileFields) => ({
  ...typed,
  timezone: timezone || null,
  date_format: (date_format || null) as Profile['date_format'] | null,
  time_format: (time_format || null) as Profile['time_format'] | null,
});
