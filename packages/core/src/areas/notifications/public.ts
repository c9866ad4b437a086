/** What other areas may use of notifications. */
export { getNoticesPartition } from './notices.records';
export { getNotificationsPartition } from './notification.records';
export { notificationSettings } from './notification-settings';
