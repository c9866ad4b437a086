import { getInvoicePath } from '../links/invoice-link';

/** Where a client asks not to be reminded again: beside the invoice, by the token of the link that a reminder brought. */
export const getStopPath = (token: string): string => `${getInvoicePath(token)}?reminders`;
