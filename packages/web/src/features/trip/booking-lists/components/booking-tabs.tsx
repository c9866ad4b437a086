import { PATHS } from '../../../../lib/paths';
import { PageTabs } from '../../../../ui/page-tabs';

const TABS = [
  { label: 'Bookings', to: PATHS.bookings() },
  { label: 'Confirmations', to: PATHS.bookingConfirmations() },
  { label: 'Unclaimed', to: PATHS.unclaimedBookings() },
  { label: 'Claim requests', to: PATHS.claimRequests() },
] as const;

/** The pages of the bookings area. */
export const BookingTabs = () => <PageTabs label="Bookings" tabs={TABS} />;
