import { formatMessage, type MessageKey } from '@wayline/core/base/messages';
import { asApiError } from '../lib/api-error';
import { notify } from '../lib/toast-store';

/** Failures that say nothing of the record: a surprise, and a server that is not reached. */
const WORDLESS = new Set(['unexpected', 'unreachable']);

const notifyOr =
  (sentence: MessageKey) =>
  (thrown: unknown): void => {
    const { code, message } = asApiError(thrown);
    if (WORDLESS.has(code)) notify({ kind: 'error', title: formatMessage(sentence) });
    else notify({ kind: 'error', title: formatMessage('popup.error.title_plain'), text: message });
  };

/** Says that something could not be deleted: what the server says of it, or else the sentence of the spec. Source: R-TRIP-201, R-TRIP-202. */
export const notifyDeleteError = notifyOr('delete.error');
/** The same of a payment that could not be deleted or detached. Source: R-ACC-146, R-ACC-147. */
export const notifyPaymentError = notifyOr('payment.delete.error');
