import { askCode } from './ask-code';
import { shareToken } from './share-token';

const token = shareToken(location.pathname);
// Beside the page of one itinerary there is that of a whole trip: the code opens the one whose door this is.
if (token) askCode(token, (opened) => location.replace(location.pathname.replace(token, opened)));
