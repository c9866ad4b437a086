import { asApiError } from '../lib/api-error';
import { notify } from '../lib/toast-store';

/** Says that something could not be done, in the words of the refusal or failure that was thrown. */
export const notifyError = (thrown: unknown): void => {
  const { title, message } = asApiError(thrown);
  notify({ kind: 'error', title, text: message });
};
