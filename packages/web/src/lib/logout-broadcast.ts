/** Told to every tab of this browser when somebody signs out in one of them. */
const CHANNEL = 'wayline.logout';
const SIGNAL = 'wayline.logout-at';

/** One for the whole tab: a channel does not hear what it says itself, so the tab that signs out is not reloaded on its way. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;

/** Clears everything stored here. Source: R-SHELL-081 (G-035). */
export const clearStorage = (): void => {
  localStorage.clear();
};

/** Tells the other tabs that the session has ended: by channel, and by storage where a browser has no channels. */
export const broadcastLogout = (): void => {
  channel?.postMessage('logout');
  localStorage.setItem(SIGNAL, String(Date.now()));
  localStorage.removeItem(SIGNAL);
};

/** When another tab signs out, all local storage is cleared and `reload` called, once. The answer stops listening. Source: R-SHELL-081. */
export const hearLogout = (reload: () => void): (() => void) => {
  let heard = false;
  const end = () => {
    if (heard) return;
    heard = true;
    clearStorage();
    reload();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNAL && newValue) end();
  };
  channel?.addEventListener('message', end);
  window.addEventListener('storage', onStorage);
  return () => {
    channel?.removeEventListener('message', end);
    window.removeEventListener('storage', onStorage);
  };
};
