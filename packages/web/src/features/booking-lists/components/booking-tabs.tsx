import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { showOpenTab } from '../../../ui/show-open-tab';

const TABS = [
  ['Bookings', PATHS.bookings()],
  ['Confirmations', PATHS.bookingConfirmations()],
  ['Unclaimed', PATHS.unclaimedBookings()],
  ['Claim requests', PATHS.claimRequests()],
] as const;

/** The pages of the bookings area. */
export const BookingTabs = () => (
  <chakra.nav
    ref={showOpenTab}
    aria-label="Bookings"
    display="flex"
    gap="1"
    mb="4"
    overflowX="auto"
    borderBottomWidth="1px"
    css={{
      '& > a': {
        px: '3',
        py: '2',
        color: 'fg.muted',
        fontWeight: '500',
        whiteSpace: 'nowrap',
        borderBottomWidth: '2px',
        borderColor: 'transparent',
        focusVisibleRing: 'inside',
      },
      '& > a[aria-current="page"]': { color: 'sea.fg', borderColor: 'sea.solid', fontWeight: '600' },
    }}
  >
    {TABS.map(([label, to]) => (
      <NavLink key={to} to={to} end>
        {label}
      </NavLink>
    ))}
  </chakra.nav>
);
