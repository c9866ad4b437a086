import { changeMarks } from '@wayline/core/areas/notifications/change-marks';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { markAllRead, markRead } from '@wayline/core/areas/notifications/seen-marks';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(notificationsContracts['misc.notifications.mark'], (call) => {
  const { id, read, all } = call.input;
  return changeMarks(call, 'notifications.marked', (marks) =>
    all ? markAllRead(marks, id) : markRead(marks, id, read),
  );
});
