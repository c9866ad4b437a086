/** What other areas may use of notifications. */
export { NotificationItem } from './components/notification-item';
export { whoIs } from './presence/colleagues';
export { BookingPresence } from './presence/components/booking-presence';
export { EditorsMark } from './presence/components/editors-mark';
export { PresenceAvatars } from './presence/components/presence-avatars';
export { useBookingEditors } from './presence/use-colleagues';
export { useFieldMarks } from './presence/use-field-marks';
export { useOpenBooking } from './presence/use-open-booking';
