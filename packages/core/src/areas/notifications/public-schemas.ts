/** The schemas of notifications that other areas may use, without anything of the table. */
export { notificationSettings } from './notification-settings';
