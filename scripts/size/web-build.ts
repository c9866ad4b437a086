import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export const WEB = path.resolve('packages/web');
type Chunk = Rolldown.OutputChunk;
export type WebBuild = { chunks: Map<string, Chunk>; entry: Chunk; looseScripts: string[] };

export const gzipKB = (code: string | Uint8Array) => gzipSync(code).length / 1000;

const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map((m) => m[1] as string);

/** The web app as Vite builds it, kept in memory: nobody's dist folder is touched, and none that is old is measured. */
export const buildWeb = async (): Promise<WebBuild> => {
  const result = await build({ root: WEB, logLevel: 'silent', build: { write: false, reportCompressedSize: false } });
  const output = [result].flat().flatMap((r) => ('output' in r ? r.output : []));
  const chunks = new Map(output.filter((o) => o.type === 'chunk').map((c) => [c.fileName, c]));
  const entry = [...chunks.values()].find((c) => c.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const page = output.find((o) => o.fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const looseScripts = scriptsOf(html)
    .filter((name) => !chunks.has(name))
    .map((name) => {
      const made = output.find((o) => o.fileName === name);
      return made?.type === 'asset' ? String(made.source) : readFileSync(path.join(WEB, 'public', name), 'utf8');
    });
  return { chunks, entry, looseScripts };
};

/** The chunk a source file is in, by the end of its path. */
export const chunkWith = ({ chunks }: WebBuild, source: string): Chunk => {
  const chunk = [...chunks.values()].find((c) => Object.keys(c.modules).some((id) => id.endsWith(`/src/${source}`)));
  if (!chunk) throw new Error(`No chunk holds ${source}.`);
  return chunk;
};

/** Chunks a browser fetches before the given ones run. */
export const collectChunks = ({ chunks }: WebBuild, from: readonly Chunk[]): Set<Chunk> => {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  for (const chunk of from) visit(chunk);
  return reached;
};

export const measureGzipKB = (chunks: Iterable<Chunk>) => [...chunks].reduce((sum, c) => sum + gzipKB(c.code), 0);
export const listModules = (chunks: Iterable<Chunk>) => [...chunks].flatMap((c) => Object.keys(c.modules));
