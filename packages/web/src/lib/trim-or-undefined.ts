/** A text as the server takes it: trimmed, undefined when nothing stands there. */
export const trimOrUndefined = (text: string | undefined): string | undefined => text?.trim() || undefined;
