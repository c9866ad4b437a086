import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LANDING = 'landing.html';

/** What was built to be served: the app, and the pages rendered beforehand with their addresses. Throws when something is not built. */
export const webBuild = ({ appDist, pagesDist }: { appDist: string; pagesDist: string }) => {
  for (const file of [path.join(appDist, 'index.html'), path.join(appDist, 'assets'), path.join(pagesDist, LANDING)]) {
    if (!existsSync(file))
      throw new Error(`${file} is not built. Run the web build before deploying; docs/deploy.md says how.`);
  }
  const files = readdirSync(pagesDist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const addressOfFile = (name: string) => (name === LANDING ? '/' : `/${name.slice(0, -'.html'.length)}`);
  return {
    pages: Object.fromEntries(files.map((name) => [addressOfFile(name), `/${name}`])),
    /** Folders whose files carry their hash in their name and never change. */
    immutable: [appDist, pagesDist].map((dist) => path.join(dist, 'assets')).filter((folder) => existsSync(folder)),
    documents: [appDist, pagesDist],
  };
};
