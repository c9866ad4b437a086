/** Private objects by key: documents, published pages. */
export type Files = {
  put(key: string, body: string | Uint8Array, options: { type: string; cache?: string }): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** So many bytes of an object from a place on, fewer at its end; undefined when there is none, or nothing at that place. */
  getPiece(key: string, from: number, bytes: number): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Copies an object inside the store, without passing through the function; false when there is none. */
  copy(key: string, to: string, options: { type: string; cache: string }): Promise<boolean>;
  /** Deletes all that lies under a prefix, which ends with a slash. */
  removeUnder(prefix: string): Promise<void>;
};

/** A form that uploads one object straight from a browser: `fields` go before the file, which is called `file`. */
export type UploadForm = { url: string; fields: Record<string, string> };

/** Files on their way in, past every function: a browser puts them into a waiting room, where they are judged and taken from. */
export type Uploads = {
  /** The store itself refuses a file that is empty, larger than `maxBytes`, of another type, or later than `seconds`. */
  form(key: string, options: { type: string; maxBytes: number; seconds: number }): Promise<UploadForm>;
  /** The first bytes of an upload, its whole size, and the mark of just these bytes; undefined when it never arrived. */
  peek(key: string, bytes: number): Promise<{ start: Uint8Array; size: number; etag: string } | undefined>;
  /**
   * Copies an upload to where it is kept, if it still has the mark it was judged under: its form works for a while, so that another could
   * have come in its place. False when it has; what it leaves behind is swept away.
   */
  takeIn(key: string, to: string, etag: string): Promise<boolean>;
  /** Takes an upload out of the waiting room, so that nobody takes it in again. */
  drop(key: string): Promise<void>;
};

/** Links that open one private object for `seconds`, as a download called `fileName` and never as a page of the store's own address. */
export type FileLinks = {
  download(key: string, options: { fileName: string; type: string; seconds: number }): Promise<string>;
};
