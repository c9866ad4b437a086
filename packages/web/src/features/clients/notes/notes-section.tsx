import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { SectionFrame } from '../../../ui/record/section-frame';
import type { Profile } from '../client-query';
import { NoteForm } from './note-form';
import { NoteRow } from './note-row';
import { useNotes } from './use-notes';

export const NOTES_SECTION = { id: 'log', title: 'Notes and conversations' } as const;
const NEW = 'new';
const SHOWN = 5;

/** What was written down about a client, the newest first: who said what, and when. */
export const NotesSection = ({ profile: { client, notes } }: { profile: Profile }) => {
  const [open, setOpen] = useState<string>();
  const [all, setAll] = useState(false);
  const edits = usePermission('Edit Client Profiles') && !client.deleted_at;
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const { add, change, remove } = useNotes(client.id);
  const newest = [...notes].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const shown = all ? newest : newest.slice(0, SHOWN);
  const close = () => setOpen(undefined);
  const keepAs = `client.${client.id}.note`;
  return (
    <SectionFrame
      {...NOTES_SECTION}
      empty={notes.length === 0 && open === undefined}
      action={
        edits &&
        open === undefined && (
          <Button size="xs" variant="ghost" onClick={allowed(() => setOpen(NEW))}>
            Add note
          </Button>
        )
      }
    >
      {open === NEW && <NoteForm keepAs={keepAs} onSave={add} onClose={close} />}
      {notes.length > 0 && (
        <chakra.ul listStyleType="none" aria-label={NOTES_SECTION.title} mt={open === NEW ? '3' : '0'}>
          {shown.map((note) =>
            open === note.id ? (
              <li key={note.id}>
                <NoteForm
                  known={note}
                  keepAs={`${keepAs}.${note.id}`}
                  onSave={(typed) => change(note, typed)}
                  onClose={close}
                />
              </li>
            ) : (
              <NoteRow
                key={note.id}
                note={note}
                onEdit={edits ? () => setOpen(note.id) : undefined}
                onRemove={() => void remove(note)}
              />
            ),
          )}
        </chakra.ul>
      )}
      {shown.length < newest.length && (
        <Button size="xs" variant="ghost" onClick={() => setAll(true)}>
          {`Show all ${newest.length} notes`}
        </Button>
      )}
    </SectionFrame>
  );
};
