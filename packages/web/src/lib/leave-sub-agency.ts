import { reloadAt } from './navigation';
import { PATHS } from './paths';
import { clearImpersonatedUser } from './session';

/**
 * Goes from a sub-agency back to the user's own company; `ended` says that it was not the user who wanted to. The tab keeps asking for the
 * sub-agency until its page is gone: what the page still loads is not there in the user's own company, and a 404 would open the not-found
 * page instead. Source: spec 1 §1 (G-197).
 */
export const leaveSubAgency = (look?: 'ended'): void => {
  window.addEventListener('pagehide', clearImpersonatedUser, { once: true });
  reloadAt(PATHS.users({ tab: 'sub-agencies', look }));
};
