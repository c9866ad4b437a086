/** What other areas may use of clients where nothing of the table may come along: what the app loads too. */
export { Client, ClientDraft, ClientRow, CONTACT_METHODS, clientName, GENDERS, SHIRT_SIZES } from './client';
export { ClientId, DataImportId } from './client-id';
export { describePassportFault, passportFault } from './entry-rules/passport-validity';
export { INTEREST_SEPARATOR, PREFERENCE_SEPARATOR } from './list-separators';
export { day, email, Line, line, lines, PROFILE_LISTS, text } from './profile-parts';
export { RevealReason } from './reveals/reveal-reason';
