import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

type Environment = Record<string, string | undefined>;

/** What SST gives a stage to read: the files of settings, the later over the earlier, and all of them over the shell. */
export const stageEnvironment = (stage: string, root: string, shell: Environment): Environment => {
  const files = ['.env', '.env.local', `.env.${stage}`, `.env.${stage}.local`].map((name) => path.join(root, name));
  const read = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, shell, ...read);
};
