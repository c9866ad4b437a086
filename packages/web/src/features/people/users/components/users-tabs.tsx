import { PATHS } from '../../../../lib/paths';
import { PageTabs } from '../../../../ui/page-tabs';

const TABS = [
  { tab: 'users', label: 'Users' },
  { tab: 'invitations', label: 'Invitations' },
  { tab: 'host-agencies', label: 'Host agencies' },
  { tab: 'sub-agencies', label: 'Sub-agencies' },
] as const;
export type UserTab = (typeof TABS)[number]['tab'];
/** The part of the users page that an address names. */
export const tabIn = (text: string | null): UserTab => TABS.find(({ tab }) => tab === text)?.tab ?? 'users';

/** The parts of the users page. */
export const UsersTabs = ({ open }: { open: UserTab }) => (
  <PageTabs
    label="Users"
    tabs={TABS.map(({ tab, label }) => ({
      label,
      to: PATHS.users({ tab: tab === 'users' ? undefined : tab }),
      open: tab === open,
    }))}
  />
);
