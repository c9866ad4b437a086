import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildVersion } from './build-version.plugin';
import { CHUNKS } from './chunks';
import { firstCode } from './first-code.plugin';
import { language } from './language.plugin';
import { pureCore } from './pure-core.plugin';
import { routeTable } from './route-table.plugin';

const LOCAL_API = process.env.WAYLINE_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.cache/vite-web', import.meta.url)),
  plugins: [language(), react(), routeTable(), pureCore(), firstCode(), buildVersion()],
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  server: { proxy: { '/services': LOCAL_API, '/config.json': LOCAL_API } },
});
