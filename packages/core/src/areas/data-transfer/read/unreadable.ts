/** A file, or a part of it, that nobody can read; its message is the sentence that its owner sees. */
export class UnreadableFile extends Error {}
