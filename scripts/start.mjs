#!/usr/bin/env node
// npm start: installs what is missing, then runs the whole product in one process tree.
import path from 'node:path';
import process from 'node:process';
import { checkMachine, install } from './install.mjs';

// Until the product says how it is stopped, there is nothing to bring to an end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
process.chdir(path.dirname(import.meta.dirname));
checkMachine();
install('app');
// After the installation, which would leave the build tools out otherwise.
process.env.NODE_ENV = 'production';
process.argv.splice(2, process.argv.length - 2, 'packages/local/src/main.ts', ...process.argv.slice(2));
await import('./run-ts.mjs');
