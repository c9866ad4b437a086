import * as z from 'zod';
import { defineEvent } from '../../store/domain-event';

export const domainChecked = defineEvent('domain.checked', { host_name: z.string(), state: z.string().optional() });
