/** What other areas may use of messaging. */
export type { BounceWrites } from './bounce-writes';
export { type ComposedMail, getMailCause, type Mail, type Mailer, Mails, newMail, queueMail, toMailId } from './mail';
export { areColleagues } from './mail-audience';
export { countMails, countVisitorMail } from './mail-limits';
export { senderName } from './mail-sender';
export { Suppressions } from './suppression.records';
