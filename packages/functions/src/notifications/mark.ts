import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { allRead, marked } from '@wayline/core/notifications/seen-marks';
import { endpoint } from '../kernel/endpoint';
import { changeMarks } from './change-marks';

export const handler = endpoint(notificationsContracts['misc.notifications.mark'], (call) => {
  const { id, read, all } = call.input;
  return changeMarks(call, 'notifications.marked', (marks) => (all ? allRead(marks, id) : marked(marks, id, read)));
});
