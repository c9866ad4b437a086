/**
 * The sentences and labels of the product, by key; the texts are fixed, odd spellings included. Source: spec 1 §5..§8, spec 2 §4..§8 (G-087).
 */
export const MESSAGES = {
  'app.update.banner': 'An update is available. Please save all current work and click update below...',
  'app.update.button': 'Update',
  'library.tab.bookings': 'bookings library',
  'library.tab.cloud_storage': 'Cloud Storage',
  'library.tab.events': 'Events',
  'library.tab.places': 'Places',
  'library.tab.destinations': 'Destinations',
  'library.tab.coming_soon': 'Coming Soon..',
  'ui_version.old': 'Classic UI',
  'ui_version.new': 'Modern UI',
  'confirm.delete.text': 'Are you sure you want to delete?',
  'confirm.delete.button': 'Yes, delete it!',
  'attachment.rejected':
    'Sorry, Unable to attach file. Only JPG, JPEG, PNG, GIF, BMP, PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX, CSV, MP3, MP4, AVI and WMV files are supported.',
  'permission.denied.title': 'Access Restricted!',
  'permission.denied.text': 'You do not have permission to {action}! Please contact your master admin for permission.',
  'public.wrong_credentials': 'Wrong Client Credentials!',
  'tag.create.error': 'Error in tag create',
  'tag.create.success': '{prefix} added successfully',
  'institution.create.supplier_success': 'Supplier Added Successfully',
  'institution.create.institution_success': 'Institution Added Successfully',
  'popup.success.title': 'Success',
  'popup.success.text': 'Added successfully',
  'popup.error.title': 'Error!',
  'popup.error.text': 'Error',
  'popup.error.title_plain': 'Error',
  'time_format.12': '12 hr',
  'time_format.12.label': 'AM/PM',
  'time_format.24': '24 hr',
  'time_format.24.label': '24-Hour',
  'profile_category.all': 'All',
  'booking.view.category': 'Category View Only',
  'booking.view.daily_category': 'Daily & Category View',
  'booking.view.daily': 'Daily Itinerary View Only',
  'booking.title.plural': 'Reservations',
  'booking.title.singular': 'Reservation',
  'itinerary.event.arrival': 'Arrival',
  'itinerary.event.departure': 'Departure',
  'itinerary.duration': 'Xh Ym',
  'booking.default_time': '11:59 PM',
  'cancellation.no_action_taken': 'No Action taken by advisor',
  'cancellation.requested': 'Requested by advisor',
  'cancellation.confirmed': 'Confirmed by supplier',
  'cancellation.paid': 'Refund Paid by supplier',
  'cancellation.cancel_button': 'Do not cancel',
  'exchange_rate.invalid':
    'Please enter a valid exchange rate. Only numbers (with or without decimals) are allowed. Do not include any letters or leave the field blank.',
  'booking.delete.confirm.title': 'Are you sure?',
  'booking.delete.confirm.warning': 'You will not be able to recover this Booking!',
  'file_size.none': 'n/a',
  'booking.delete.success': 'Deleted!',
  'delete.error': 'Some Error occur in delete.',
  'booking.day_load.error': 'Error in fetch day bookings : ',
  'generic.save.error': 'Some error occur, Please contact {provider} team.',
  'trip.dates_reversed': 'The trip ends before it starts. Please choose a later end date.',
  'trip.date.success': 'Trip date updated successfully',
  'traveler.add.success': 'Traveler added successfully to Trip.',
  'traveler.delete.success': 'Traveller Deleted Successfully.',
  'contact.delete.success': 'Client Contact Deleted Successfully.',
  'commission_split.delete.success': 'Commission Split Deleted successfully.',
  'place.save.success': 'Place added as Library place.',
  'itinerary.published.not_found': /*i18n*/ 'Page not found!',
  'trip.missing': 'Trip id missing.',
  'copy.success': 'Text has been copied, now paste in the text-area',
  'supplier_list.add_new': 'Add New',
  'relative_time.now': 'just now',
  'relative_time.seconds': 'seconds',
  'relative_time.minutes': 'minutes',
  'relative_time.hours': 'hours',
  'relative_time.days': 'days',
  'relative_time.weeks': 'weeks',
  'relative_time.months': 'months',
  'relative_time.years': 'years',
  'table.page_size.all': 'All',
  'traveler_status.all': 'all',
} as const;
export type MessageKey = keyof typeof MESSAGES;

const PRODUCT = 'Wayline';

/** A text with its words in braces filled in; `{provider}` is the product (G-089). A word nobody gave stays as it stands. */
export const interpolate = (text: string, params: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, word: string) => params[word] ?? (word === 'provider' ? PRODUCT : whole));

/** A sentence or label of the product by its key, with its words in braces filled in. */
export const formatMessage = (key: MessageKey, params: Record<string, string> = {}): string =>
  interpolate(MESSAGES[key], params);
