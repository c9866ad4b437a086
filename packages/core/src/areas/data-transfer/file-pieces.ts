import type { Files } from '../files/public';

const PIECE = 1_000_000;
/** A stored file piece by piece. Each is asked for by itself, so that nothing waits open while its rows are worked on. */
export async function* filePieces(
  files: Pick<Files, 'getPiece'>,
  key: string,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += PIECE) {
    const piece = await files.getPiece(key, from, PIECE);
    if (!piece) return;
    yield piece;
  }
}
