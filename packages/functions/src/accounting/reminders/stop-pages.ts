import { getStopPath } from '@wayline/core/areas/accounting/reminders/stop-path';
import type { StopAsked } from '@wayline/core/areas/accounting/reminders/stop-reminders';
import { renderStopReminders } from '@wayline/pages/invoice/invoice-document';

/** The page on which a client asks not to be reminded, or that says that they did. */
export const stopPage = ({ house, link, isStopped }: StopAsked, token: string): string =>
  renderStopReminders({ house, language: link.language, action: getStopPath(token), isStopped });
