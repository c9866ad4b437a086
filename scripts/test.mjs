#!/usr/bin/env node
// npm test: installs what is missing, finds a browser, then runs everything (test/index.ts).
import path from 'node:path';
import process from 'node:process';
import { checkMachine, install, stop } from './install.mjs';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
process.chdir(path.dirname(import.meta.dirname));
checkMachine();
install('full');
const { ensureBrowser } = await import('./browser.mjs');
if (!ensureBrowser())
  stop(
    'No browser for the tests. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.',
  );
process.argv.splice(2, process.argv.length - 2, 'scripts/test/index.ts', ...process.argv.slice(2));
await import('./run-ts.mjs');
