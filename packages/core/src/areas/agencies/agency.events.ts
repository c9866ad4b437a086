import * as z from 'zod';
import { CompanyId, UserId } from '../../base/ids';
import { defineAnnounced, type Fact, refreshSettings } from '../live/public';

/** Whoever has the agencies of a company on screen reads them again. */
const refreshAgencies = refreshSettings('agencies');
const OTHER = { other: CompanyId };
const ASK = { email: z.string() };
export const agencyAsked = defineAnnounced('agency.asked', ASK, refreshAgencies);
export const agencyAskWithdrawn = defineAnnounced('agency.ask_withdrawn', ASK, refreshAgencies);
export const agencyViewed = defineAnnounced('agency.looked_into', OTHER, refreshAgencies);
export const agencyAgreed = defineAnnounced('agency.agreed', OTHER, refreshAgencies);
export const agencyParted = defineAnnounced('agency.parted', OTHER, refreshAgencies);

/** The same as the other company hears of it, with the news for one of its people: `to`, of the company `name`. */
const NEWS = { ...OTHER, name: z.string(), to: UserId };
const news = (f: Fact<typeof NEWS>, title: string, body: string, link: string) => ({
  ...refreshAgencies(f),
  notify: [f.to],
  title,
  body,
  link,
});
const BELOW = '/myaccount/users?tab=sub-agencies';
export const subAgencyJoined = defineAnnounced('agency.sub_agency_joined', NEWS, (f) =>
  news(f, `${f.name} is now a sub-agency`, `${f.actor} agreed. You can view it now.`, BELOW),
);
export const subAgencyLeft = defineAnnounced('agency.sub_agency_left', NEWS, (f) =>
  news(f, `${f.name} is no longer a sub-agency`, `${f.actor} ended it.`, BELOW),
);
export const parentLeft = defineAnnounced('agency.parent_left', NEWS, (f) =>
  news(f, `${f.name} removed your agency`, 'Its owner can no longer view it.', '/myaccount/profile'),
);
