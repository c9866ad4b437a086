/** What other areas may use of what open pages and bells are told. */
export {
  type AnnouncementContent,
  type Announcer,
  announce,
  announceAll,
  type Cause,
  type Fact,
  refreshSettings,
  toCompany,
  toCompanyBookings,
} from './announce';
export { type Announcement, findSubject } from './announcement';
export { LiveEvent, NOTIFICATION_KINDS, type NotificationKind } from './live-event';
export type { Sockets } from './live-sockets';
export { announcementReader, type OutboxRow, OutboxRows, type ReadAnnouncement } from './outbox-rows';
export { type Follower, on, onAnnouncements, onChanges, type Subscriber, type SubscriberTools } from './subscriber';
