import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/notifications': page(() => import('./pages/notifications-page'), 'NotificationsPage'),
  '/myaccount/notification-settings': page(
    () => import('./pages/notification-settings-page'),
    'NotificationSettingsPage',
  ),
};
