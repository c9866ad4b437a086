import { APP_PATHS, type AppPath, OWN_TITLES } from './routes';

/** What the pages are called on screen: in the breadcrumb, in settings, and where a guard explains itself. */
const TITLES: Partial<Record<AppPath, string | undefined>> = {
  ...OWN_TITLES,
  '/profile': 'Profile',
  '/logout': 'Sign out',
  '/subscribe': 'Subscription',
  '/admin-user-access': 'Accounts you can open',
  '/myprofile': 'Profile',
  '/create_your_profile': 'Profile',
  '/thank_you': 'Thank you',
  '/after_confirm_welcome': 'Welcome',
  '/footer_sidebar': 'All pages',
  '/trip_create': 'New trip',
  '/checklists': 'Checklists',
  '/trips': 'Trips',
  '/trips/:trip_id': 'Trip',
  '/trips/:trip_id/reports': 'Trip reports',
  '/trip/:trip_id': 'Trip',
  '/myaccount': 'My account',
  '/myaccount/apikey': 'API keys',
  '/myaccount/booking_types': 'Booking types',
  '/myaccount/supplier_types': 'Supplier types',
  '/myaccount/changepassword': 'Change password',
  '/myaccount/multi_factor_auth': 'Two-step authentication',
  '/myaccount/auto-logout': 'Auto-logout',
  '/myaccount/profile': 'Profile',
  '/myaccount/subscription': 'Subscription',
  '/myaccount/domain': 'Domain',
  '/myaccount/payment': 'Card and receipts',
  '/myaccount/users': 'Users',
  '/myaccount/sabre': 'Flight reservation system',
  '/myaccount/users-pcc-mapping': 'PCC mapping',
  '/myaccount/users-template-mapping': 'Template mapping',
  '/myaccount/teams': 'Teams',
  '/myaccount/howtopayus': 'How to pay us',
  '/myaccount/invoice_logo': 'Invoice logo',
  '/myaccount/invoice_text': 'Invoice text',
  '/myaccount/pay_now_default': 'Pay-now default',
  '/myaccount/payment_options': 'Payment options',
  '/myaccount/occasions': 'Occasions',
  '/myaccount/assign_role/:id': 'Assign a role',
  '/myaccount/relations': 'Relationships',
  '/myaccount/usersimportantnotice': 'Important notice',
  '/myaccount/timezonecurrency': 'Time zone and currency',
  '/myaccount/userbrand': 'Your brand',
  '/myaccount/paymentcollection': 'Payment collection',
  '/myaccount/content': 'Content',
  '/myaccount/customizeplatform': 'Customize your platform',
  '/myaccount/payroll_payment_collection_info': 'Payroll payment details',
  '/myaccount/commission_payment_mode': 'Commission payment mode',
  '/myaccount/email-signature': 'Email signature',
  '/myaccount/flight-alerts': 'Flight alerts',
  '/myaccount/sales_target/:id': 'Sales target',
  '/myaccount/sales_report_by': 'Sales report basis',
  '/myaccount/integrations': 'Integrations',
  '/myaccount/domain_masking': 'Domain masking',
  '/myaccount/reminders': 'Reminders',
  '/myaccount/notification-settings': 'Notification settings',
  '/myaccount/itinerary-settings': 'Itinerary settings',
  '/dashboard': 'Dashboard',
  '/bookings': 'Bookings',
  '/booking_confirmations': 'Booking confirmations',
  '/unclaimed_bookings': 'Unclaimed bookings',
  '/claim_requests': 'Claim requests',
  '/library': 'Library',
  '/crm/dashboard': 'Clients overview',
  '/invoices': 'Accounting',
  '/commission_statement': 'Commission statement',
  '/commission_statement/detailed_commission_statement/:row_detail': 'Detailed commission statement',
  '/commission_statement/detailed_commission_statement_by_advisor/:row_detail': 'Advisor commission statement',
  '/payroll_new': 'Payroll',
  '/payroll': 'Payroll',
  '/commissions': 'Commissions',
  '/commissions/payroll': 'Payroll',
  '/commissions/host-agency': 'Host agency commissions',
  '/received_advisor_payments': 'Advisor payments received',
  '/sabre': 'Flight reservation system',
  '/flightalerts': 'Flight alerts',
  '/forms/trip_request': 'Trip-request forms',
  '/forms/traveler_request': 'Traveler forms',
  '/forms/traveler_request/received_list/:form_id/:form_name': 'Received traveler forms',
  '/dynamic_forms/:form_category_id/:form_category_name': 'Forms',
  '/dynamic_forms/:form_category_id/:form_category_name/received_list/:form_id/:form_name': 'Received forms',
  '/automatedmessages': 'Automated messages',
  '/automatedmessages/schedule_list/:automated_message_id/:msg_name/:page_name': 'Scheduled messages',
  '/multiple-automatedmessages': 'Bulk messages',
  '/reports': 'Reports',
};

/** Reports are called the same under a trip and in the home shell. */
const REPORTS: Readonly<Record<string, string>> = {
  commissionreportadvisor: 'Commission by advisor',
  commissionreportreservation: 'Commission by booking',
  commissionreportreservationcategory: 'Commission by booking category',
  commissionreportsupplier: 'Commission by supplier',
  salesreportsbyconfirmedreservation: 'Sales by confirmed booking',
  salesreportsbyadvisor: 'Sales by advisor',
  salesreportsbyclient: 'Sales by client',
  salesreportsbysupplier: 'Sales by supplier',
  'bookingsreport/:reports_by': 'Bookings report',
  'sionbookingsreport/:reports_by': 'SION bookings report',
  incomeFlow: 'Income flow',
};

/** The address above another one, as far as it is an address itself. */
export const pathAbove = (path: AppPath): AppPath | undefined => {
  const known: readonly string[] = APP_PATHS;
  let above: string = path;
  do above = above.slice(0, above.lastIndexOf('/'));
  while (above && !known.includes(above));
  return above ? (above as AppPath) : undefined;
};

/** What the page of an address is called; without a name of its own it has the one of the address above. */
export const getPageTitle = (path: AppPath): string => {
  const own = TITLES[path] ?? REPORTS[path.split('/reports/')[1] ?? ''];
  const above = pathAbove(path);
  return own ?? (above ? getPageTitle(above) : path);
};
