import type { TripId } from '@wayline/core/base/ids';
import type { PlannerTab } from '@wayline/core/navigation/routes';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { PageTabs } from '../../../../ui/page-tabs';
import { plannerTabs } from '../planner-tabs';

const ADDRESSES: Record<PlannerTab, (id: TripId) => string> = {
  RS: PATHS.planner,
  DS: PATHS.tripServices,
  DI: PATHS.tripDaily,
};
const PAGES = [
  ...plannerTabs.map(({ tab, label }) => ({ label, to: ADDRESSES[tab] })),
  { label: 'Reports', to: PATHS.tripReports },
  { label: 'Packages', to: PATHS.tripPackages },
];

/** The pages of a trip; in the accordion its own headings lead from page to page. Source: spec 2 §2. */
export const TripPages = ({ id }: { id: TripId }) => {
  const { pathname } = useLocation();
  const mayBuild = usePermission('Package Builder');
  if (pathname.startsWith(PATHS.accordion(id))) return null;
  return (
    <PageTabs
      mb="0"
      label="Trip pages"
      tabs={PAGES.filter(({ to }) => mayBuild || to !== PATHS.tripPackages).map(({ label, to }) => ({
        label,
        to: to(id),
      }))}
    />
  );
};
