import { type Pages, page } from '../../navigation/page';

const profile = page(() => import('./pages/profile-page'), 'ProfilePage');

export const PAGES: Pages = {
  '/myaccount': page(() => import('./account-layout'), 'AccountLayout'),
  '/myaccount/profile': profile,
  '/myaccount/changepassword': page(() => import('./pages/change-password-page'), 'ChangePasswordPage'),
  '/profile': profile,
  '/myprofile': profile,
  '/create_your_profile': page(() => import('./pages/create-profile-page'), 'CreateProfilePage'),
  '/after_confirm_welcome': page(() => import('./pages/welcome-page'), 'WelcomePage'),
  '/thank_you': page(() => import('./pages/thank-you-page'), 'ThankYouPage'),
};
