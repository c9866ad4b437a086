import * as z from 'zod';
import { defineEvent } from '../../store/domain-event';
import { Bounce } from './bounce';
import { Mail, TOLD_OF } from './mail';

const { id, user_id, trip_id, itinerary_id, to, subject } = Mail.shape;
const MAIL = { id, user_id, trip_id, itinerary_id, to, subject, about: z.enum(TOLD_OF) };
export const mailUnsure = defineEvent('mail.unsure', MAIL);
export const mailFailed = defineEvent('mail.failed', MAIL);
export const mailBounced = defineEvent('mail.bounced', { ...MAIL, bounces: z.tuple([Bounce], Bounce) });
/** `addresses` is where it was not sent, because an earlier mail came back from there. */
export const mailSuppressed = defineEvent('mail.suppressed', { ...MAIL, addresses: z.array(z.string()) });
