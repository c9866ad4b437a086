import { changeMarks } from '@wayline/core/areas/notifications/change-marks';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { seenUpTo } from '@wayline/core/areas/notifications/seen-marks';
import { endpoint } from '../kernel/endpoint';

/** The mark moves on and never back: a page that was left open elsewhere makes nothing unread again. */
export const handler = endpoint(notificationsContracts['misc.notifications.seen'], (call) =>
  changeMarks(call, 'notifications.seen', (marks) => seenUpTo(marks, call.input.id)),
);
