import { type Announcer, announce, announceAll, type Fact, refreshSettings } from '../live/public';
import {
  agencyAgreed,
  agencyAsked,
  agencyAskWithdrawn,
  agencyParted,
  agencyViewed,
  parentLeft,
  subAgencyJoined,
  subAgencyLeft,
} from './agency.events';

/** Whoever has the agencies of a company on screen reads them again. */
const refreshAgencies = refreshSettings('agencies');
const news = (f: Fact<typeof subAgencyJoined>, title: string, body: string, link: string) => ({
  ...refreshAgencies(f),
  notify: [f.to],
  title,
  body,
  link,
});
const BELOW = '/myaccount/users?tab=sub-agencies';

export const agencyAnnouncers: readonly Announcer[] = [
  ...announceAll({ agencyAsked, agencyAskWithdrawn }, refreshAgencies),
  ...announceAll({ agencyViewed, agencyAgreed, agencyParted }, refreshAgencies),
  announce(subAgencyJoined, (f) =>
    news(f, `${f.name} is now a sub-agency`, `${f.actor} agreed. You can view it now.`, BELOW),
  ),
  announce(subAgencyLeft, (f) => news(f, `${f.name} is no longer a sub-agency`, `${f.actor} ended it.`, BELOW)),
  announce(parentLeft, (f) =>
    news(f, `${f.name} removed your agency`, 'Its owner can no longer view it.', '/myaccount/profile'),
  ),
];
