// Finds a browser for the tests, or brings one: an existing Chromium, else Debian's package, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium-path.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** Whether the tests have a browser now. */
export const ensureBrowser = () => {
  if (chromiumPath()) return true;
  if (existsSync('/usr/bin/apt-get')) {
    const [command, ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    const apt = (...args) => run(command, [...first, ...args]);
    console.log("No Chromium here: installing Debian's package ...");
    if (
      (apt('install', '-y', '--no-install-recommends', 'chromium') ||
        (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium'))) &&
      chromiumPath()
    )
      return true;
  }
  console.log("Trying Playwright's own browser ...");
  return run('npx', ['playwright', 'install', 'chromium']);
};
