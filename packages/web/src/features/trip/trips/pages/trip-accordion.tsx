import { Box, chakra } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { plannerTabs } from '../planner-tabs';
import { useTrip } from '../use-trip';

const Head = chakra(Link);

/** The pages of a trip one below the other, of which one is open. Source: R-SHELL-048, R-SHELL-049. */
export const TripAccordion = () => {
  const id = useParams().trip_id as TripId;
  const { pathname } = useLocation();
  const itineraries = useTrip(id).query.data?.itineraries ?? [];
  const sections = [
    ...plannerTabs,
    ...itineraries.flatMap(({ id: ti, ti_name }) => [
      { label: `Client itinerary: ${ti_name}`, child: `ti/${ti}` },
      { label: `Documents of ${ti_name}`, child: `ti/${ti}/documents` },
    ]),
  ];
  return (
    <Box borderWidth="1px" borderRadius="l3">
      {sections.map(({ label, child }, i) => {
        const to = PATHS.accordion(id, child);
        const open = pathname === to;
        return (
          <Box key={child} borderTopWidth={i > 0 ? '1px' : undefined}>
            <Head
              to={to}
              aria-expanded={open}
              aria-current={open ? 'page' : undefined}
              display="flex"
              gap="2"
              alignItems="center"
              p="3"
              fontWeight="600"
            >
              {open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
              {label}
            </Head>
            {open && (
              <Box px="4" pb="4">
                <Outlet />
              </Box>
            )}
          </Box>
        );
      })}
      {!sections.some(({ child }) => pathname === PATHS.accordion(id, child)) && <Outlet />}
    </Box>
  );
};
