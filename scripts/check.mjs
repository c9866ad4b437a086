#!/usr/bin/env node
// npm run check: types, lint with the import borders, unused code and dependencies.
import { spawnSync } from 'node:child_process';

const failed = ['types', 'lint', 'unused'].filter(
  (name) => spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' }).status !== 0,
);
if (failed.length) {
  console.error(`Not in order: ${failed.join(', ')}.`);
  process.exit(1);
}
