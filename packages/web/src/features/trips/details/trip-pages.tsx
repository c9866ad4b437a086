import { chakra, Flex } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/kernel/ids';
import { NavLink, useLocation } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { showOpenTab } from '../../../ui/show-open-tab';

const Tab = chakra(NavLink);
const PAGES = [
  { label: 'Planner', to: PATHS.planner },
  { label: 'Services by day', to: PATHS.tripServices },
  { label: 'Daily itinerary', to: PATHS.tripDaily },
  { label: 'Reports', to: PATHS.tripReports },
  { label: 'Packages', to: PATHS.tripPackages },
] as const;

/** The pages of a trip, the open one marked; in the accordion its own headings lead from page to page. Source: spec 2 §2. */
export const TripPages = ({ id }: { id: TripId }) => {
  const { pathname } = useLocation();
  if (pathname.startsWith(PATHS.accordion(id))) return null;
  return (
    <Flex as="nav" ref={showOpenTab} aria-label="Pages of this trip" gap="1" borderBottomWidth="1px" overflowX="auto">
      {PAGES.map(({ label, to }) => (
        <Tab
          key={label}
          to={to(id)}
          px={{ base: '2', md: '3' }}
          py="2"
          whiteSpace="nowrap"
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          _currentPage={{ color: 'fg', borderColor: 'sea.solid', fontWeight: '600' }}
        >
          {label}
        </Tab>
      ))}
    </Flex>
  );
};
