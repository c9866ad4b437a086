import { serviceUrl } from './share-token';

/** Shows the link that subscribes a calendar, where something answers to it: Android has nothing that does. */
export const offerSubscription = (token: string, host: string, agent: string): void => {
  const link = document.querySelector<HTMLAnchorElement>('#subscribe');
  if (!link?.parentElement || /Android/i.test(agent)) return;
  link.href = `webcal://${host}${serviceUrl(token, 'calendar.ics')}`;
  link.parentElement.hidden = false;
};
