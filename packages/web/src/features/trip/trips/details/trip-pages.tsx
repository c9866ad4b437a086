import { holds, type Permission } from '@wayline/core/access/permissions';
import type { TripId } from '@wayline/core/base/ids';
import type { PlannerTab } from '@wayline/core/navigation/routes';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { useSignedInUser } from '../../../../lib/session';
import { PageTabs } from '../../../../ui/page-tabs';
import { plannerTabs } from '../planner-tabs';

const ADDRESSES: Record<PlannerTab, (id: TripId) => string> = {
  RS: PATHS.planner,
  DS: PATHS.tripServices,
  DI: PATHS.tripDaily,
};
const PAGES: readonly { label: string; to: (id: TripId) => string; permission?: Permission }[] = [
  ...plannerTabs.map(({ tab, label }) => ({ label, to: ADDRESSES[tab] })),
  { label: 'Reports', to: PATHS.tripReports },
  { label: 'Packages', to: PATHS.tripPackages, permission: 'Package Builder' },
  { label: 'Money', to: (id: TripId) => PATHS.tripMoney(id), permission: 'View Invoices' },
];

/** The pages of a trip; in the accordion its own headings lead from page to page. Source: spec 2 §2. */
export const TripPages = ({ id }: { id: TripId }) => {
  const { pathname } = useLocation();
  const held = useSignedInUser().permissions_data;
  if (pathname.startsWith(PATHS.accordion(id))) return null;
  return (
    <PageTabs
      mb="0"
      label="Trip pages"
      tabs={PAGES.filter(({ permission }) => !permission || holds(held, permission)).map(({ label, to }) => ({
        label,
        to: to(id),
      }))}
    />
  );
};
