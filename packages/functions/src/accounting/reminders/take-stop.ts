import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { openStop, stopByLink } from '@wayline/core/areas/accounting/reminders/stop-reminders';
import { ok } from '@wayline/core/base/result';
import { asPage } from '../../kernel/as-page';
import { endpoint } from '../../kernel/endpoint';
import { gonePage, renderGone } from '../invoice-pages';
import { stopPage } from './stop-pages';

const page = endpoint(
  paymentRemindersContracts['public.invoice.stop-reminders'],
  async ({ input: { token }, deps, request }) => {
    const asked = await openStop(deps, token);
    if (!asked.ok) return gonePage(asked.text?.language);
    const stopped = await stopByLink(deps, asked.value, request.id);
    return stopped.ok ? ok({ body: stopPage({ ...asked.value, isStopped: true }, token) }) : stopped;
  },
);

/** What a client sends who doesn’t want to be reminded any more. */
export const handler = asPage(page, renderGone);
