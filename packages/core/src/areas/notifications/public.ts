/** What other areas may use of notifications. */
export { BOOKINGS_CHANNEL } from './channels';
export { getNoticesPartition } from './notices.records';
export { getNotificationsPartition } from './notification.records';
export { Presences } from './presence.records';
export { ROLES_ENTITY } from './roles-entity';
