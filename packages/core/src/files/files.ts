/** Private objects by key: attachments, published pages. A link is signed, short-lived and names one object. */
export type Files = {
  put(key: string, body: string | Uint8Array, options: { type: string; cache?: string }): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
};
