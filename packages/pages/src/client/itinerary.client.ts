import { askAnswers } from './ask-answers';
import { copyReferences } from './copy-references';
import { followDays } from './follow-days';
import { followVersions } from './follow-versions';
import { keepOffline } from './keep-offline';
import { noteView } from './note-view';
import { openOwnMaps } from './own-maps';
import { shareToken } from './share-token';
import { showPreview } from './show-preview';
import { offerSubscription } from './subscribe';

const { pathname, host } = location;
const agent = navigator.userAgent;
const today = new Date();
const isoToday = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  .map((n) => String(n).padStart(2, '0'))
  .join('-');

const start = () => {
  followDays(isoToday);
  copyReferences();
  openOwnMaps(agent);
  if (pathname.includes('/documents/')) document.getElementById('documents')?.scrollIntoView();

  const token = shareToken(pathname);
  if (token) {
    askAnswers(token, noteView(token));
    offerSubscription(token, host, agent);
    keepOffline();
    followVersions(token);
  } else showPreview();
};

// The page is complete without all this, so it is painted first.
requestAnimationFrame(() => setTimeout(start));
