import type { NoteKind } from '@wayline/core/areas/clients/notes/client-note';

export const NOTE_KIND_WORDS: Record<NoteKind, string> = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  message: 'Message',
};
