import type { NoteKind } from '@wayline/core/areas/clients/notes/client-note.records';

export const NOTE_KIND_WORDS: Record<NoteKind, string> = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  message: 'Message',
};
