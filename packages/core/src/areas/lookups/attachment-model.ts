/** The people whose pictures are asked for, and the model they are kept under. Source: R-SHELL-271, enums.json attachment_models. */
const MODELS: Record<string, string> = { individual: 'individuals', collaborator: 'user' };

/** The model of a kind of record in a request for attachments: its own plural where none is fixed. Source: R-SHELL-271 (G-075). */
export const getAttachmentModel = (kind: string): string => MODELS[kind] ?? `${kind}s`;
