import { formatMessage } from '@wayline/core/base/messages';
import { notify } from '../lib/toast-store';

/** Copies a link that is shown, and says what to do where the browser doesn’t let it. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    notify({ kind: 'success', title: formatMessage('copy.success') });
  } catch {
    notify({ kind: 'warning', title: 'Your browser blocked copying. Select the link and copy it yourself.' });
  }
};
