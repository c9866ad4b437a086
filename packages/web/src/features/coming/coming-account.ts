import type { AppPath } from '@wayline/core/identity/routes';

/** What a setting will do, and how it stands today. */
type ComingSetting = readonly [will: string, today: string];
type Setting = Extract<AppPath, `/myaccount/${string}`>;

const USERS = 'Everybody of your company works with the rights of the role they have now.';
const LISTS = 'Everybody chooses from the usual list.';
const INVOICES = 'It takes effect with invoices, which are still to come.';
const MAILS = 'Mails leave in the usual form, with your name and your company’s.';

/** What is said in place of settings that are not built yet. */
export const COMING_SETTINGS: Partial<Record<Setting, ComingSetting>> = {
  '/myaccount/apikey': [
    'Keys for your own programs, each for what it needs only, shown once and taken back at any time.',
    'No program can reach your data; nothing needs to be switched off.',
  ],
  '/myaccount/booking_types': ['Which kinds of booking your company uses, and what they are called.', LISTS],
  '/myaccount/supplier_types': ['Which kinds of supplier your company uses, and what they are called.', LISTS],
  '/myaccount/occasions': ['The occasions you celebrate with clients, from honeymoons to anniversaries.', LISTS],
  '/myaccount/relations': ['How travelers belong together: spouse, child, guardian, colleague.', LISTS],
  '/myaccount/auto-logout': [
    'After how long without a touch you are signed out, for desks that others pass.',
    'You stay signed in until you sign out; “Sign out everywhere” in the menu of your account ends all sessions at once.',
  ],
  '/myaccount/domain': [
    'Your own web address for the itineraries you share.',
    'Shared itineraries have an address of Wayline’s, with your name and brand on the page.',
  ],
  '/myaccount/domain_masking': [
    'Links in mails that show your own web address instead of Wayline’s.',
    'Links show Wayline’s address.',
  ],
  '/myaccount/payment': [
    'The card your plan is paid with, and a receipt for every payment.',
    'No card is asked for or kept yet.',
  ],
  '/myaccount/users': ['Who works here: inviting by mail, roles, teams, and letting people in and out.', USERS],
  '/myaccount/teams': ['Groups of colleagues that share trips and figures.', USERS],
  '/myaccount/assign_role/:id': ['The role of a colleague, and what they may do beyond it.', USERS],
  '/myaccount/sales_target/:id': [
    'What a colleague means to sell in a month or a year, and how far they are.',
    'What each trip sells for stands on its Reports page.',
  ],
  '/myaccount/sabre': [
    'The connection to your flight reservation system.',
    'A flight’s confirmation can be imported on the trip’s page, from its mail, calendar file or boarding pass.',
  ],
  '/myaccount/users-pcc-mapping': [
    'Which office of the flight reservation system belongs to which colleague.',
    'No reservation system is connected yet.',
  ],
  '/myaccount/users-template-mapping': [
    'Which itinerary template each colleague starts with.',
    'Every template of your company can be chosen when an itinerary is made.',
  ],
  '/myaccount/howtopayus': ['How clients pay you, as it stands on invoices.', INVOICES],
  '/myaccount/invoice_logo': ['The logo on your invoices.', INVOICES],
  '/myaccount/invoice_text': ['The words at the top and the foot of your invoices.', INVOICES],
  '/myaccount/pay_now_default': ['Whether invoices ask for payment at once.', INVOICES],
  '/myaccount/payment_options': ['Which ways to pay your clients can choose from.', INVOICES],
  '/myaccount/paymentcollection': ['The account that clients’ payments are collected to.', INVOICES],
  '/myaccount/payroll_payment_collection_info': [
    'Where your own commission is paid to.',
    'It takes effect with payroll, which is still to come.',
  ],
  '/myaccount/commission_payment_mode': [
    'When commission is paid out: at booking, at departure, or once the supplier has paid.',
    'It takes effect with payroll, which is still to come.',
  ],
  '/myaccount/sales_report_by': [
    'Whether sales count by the day of booking or of departure.',
    'It takes effect with the reports, which are still to come.',
  ],
  '/myaccount/usersimportantnotice': [
    'A notice that every colleague sees at the top of their pages.',
    'What a colleague must know about a trip can stand in its checklist.',
  ],
  '/myaccount/timezonecurrency': [
    'The time zone and currency that new trips start with.',
    'New prices start in the currency that stands in your profile, and each booking can have its own.',
  ],
  '/myaccount/userbrand': [
    'Your logo and colors on everything a client sees.',
    'Each itinerary has a cover picture and a look that are chosen in its editor.',
  ],
  '/myaccount/content': [
    'Texts that you use again and again, from packing lists to terms.',
    'The library keeps bookings to use again, and itinerary templates keep their texts.',
  ],
  '/myaccount/customizeplatform': [
    'Which areas and fields your company sees, and what they are called.',
    'Everybody sees the areas that their role may open.',
  ],
  '/myaccount/email-signature': ['What stands under the mails you send from here.', MAILS],
  '/myaccount/flight-alerts': [
    'Which flights you are told about, and how.',
    'They are set up together with the flight alerts, which are still to come.',
  ],
  '/myaccount/integrations': [
    'Connections to the other programs you work with.',
    'Confirmations can be imported from mails, calendars and files on the trip’s page.',
  ],
  '/myaccount/reminders': ['When reminders are sent, and to whom, unless a trip says otherwise.', MAILS],
  '/myaccount/notification-settings': [
    'Which news reach you on screen and by mail.',
    'News of your trips stand behind the bell at the top of the page.',
  ],
  '/myaccount/itinerary-settings': [
    'How new itineraries look and what they show.',
    'Each itinerary has these settings in its editor, and a template keeps them for the next one.',
  ],
};
