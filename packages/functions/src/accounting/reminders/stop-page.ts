import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { openStop } from '@wayline/core/areas/accounting/reminders/stop-reminders';
import { ok } from '@wayline/core/base/result';
import { asPage } from '../../kernel/as-page';
import { endpoint } from '../../kernel/endpoint';
import { gonePage, renderGone } from '../invoice-pages';
import { stopPage } from './stop-pages';

const page = endpoint(paymentRemindersContracts['public.invoice.reminders'], async ({ input: { token }, deps }) => {
  const asked = await openStop(deps, token);
  return asked.ok ? ok({ body: stopPage(asked.value, token) }) : gonePage(asked.text?.language);
});

/** Where the link in a reminder leads. Scanners of mail open it too, so it changes nothing. */
export const handler = asPage(page, renderGone);
