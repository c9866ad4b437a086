import { askCode } from './ask-code';
import { shareToken } from './share-token';

const token = shareToken(location.pathname);
if (token) askCode(token, (path) => location.replace(path));
