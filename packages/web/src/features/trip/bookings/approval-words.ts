import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { CLIENT_APPROVAL_LABELS } from '@wayline/core/areas/trip/bookings/types/status-labels';
import { formatDate } from '../../../lib/format';

type Approval = Pick<Booking, 'client_approval' | 'client_approval_source' | 'client_approved_on'>;

/** What the client decided, who says so and when; nothing until they were asked. */
export const approvalWords = (booking: Approval): string => {
  const { client_approval: approval, client_approval_source: source, client_approved_on: day } = booking;
  if (!approval || approval === 'not_asked') return '';
  const on = day ?? source?.at;
  const when = on && approval !== 'asked' ? `, ${formatDate(on)}` : '';
  const { name = '' } = source ?? {};
  if (source?.source === 'client' && approval !== 'asked') {
    const words = {
      approved: `Approved by ${name}`,
      question: `Question from ${name}`,
      declined: `Declined by ${name}`,
    };
    return `${words[approval]}${when}`;
  }
  const noted = source ? ` (noted by ${name})` : '';
  return `${CLIENT_APPROVAL_LABELS[approval]}${when}${noted}`;
};
