import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineEvent } from '../../store/domain-event';

/** `user_id` is whose setting it is, where it is not one of the company. */
export const settingSaved = defineEvent('settings.saved', { section: z.string(), user_id: UserId.optional() });
