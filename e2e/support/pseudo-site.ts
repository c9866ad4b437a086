import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteSources } from '@wayline/local/site-sources';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the web app in a language, in a folder of its own, unless it was built from these very sources. */
export const buildIn = (language: string, folder: string) => {
  const mark = `${folder}.made-of`;
  const now = `${language} ${siteSources(process.cwd())}`;
  if (existsSync(folder) && existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  rmSync(mark, { force: true });
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
  writeFileSync(mark, now);
};

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
