import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { reloadWhenBuildIsGone } from './lib/stale-build';

reloadWhenBuildIsGone();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
