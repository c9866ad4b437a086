import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { fetchFirstPage } from './app/first-page';
import { ROUTES } from './app/routes';
import { bringsToken } from './app/user-token';
import { basename } from './lib/navigation';
import { reloadWhenBuildIsGone } from './lib/stale-build';

reloadWhenBuildIsGone();
const root = document.getElementById('root');
const show = () => root && createRoot(root).render(<App />);
// Not awaited at the top: the files of the pages use this one, and would wait for it as it for them.
if (bringsToken(location.search)) show();
else void fetchFirstPage(ROUTES, location, basename()).then(show);
