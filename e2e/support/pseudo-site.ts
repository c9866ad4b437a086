import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the web app in a language, in a folder of its own. */
export const buildIn = (language: string, folder: string) =>
  execFileSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      'packages/web',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { env: { ...process.env, NODE_ENV: 'production', WAYLINE_LANGUAGE: language }, stdio: 'pipe' },
  );

/** Serves this page the app from a folder; the server behind it stays the one that runs. */
export const serveFrom = (page: Page, folder: string) =>
  page.route(
    (url) => !url.pathname.startsWith('/services/') && !url.pathname.startsWith('/config'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const asked = path.join(folder, pathname);
      const isFile = existsSync(asked) && statSync(asked).isFile();
      if (!isFile && !route.request().isNavigationRequest()) return route.continue();
      const file = isFile ? asked : path.join(folder, 'index.html');
      return route.fulfill({ body: readFileSync(file), contentType: TYPES[path.extname(file)] });
    },
  );
