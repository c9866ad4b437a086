import { Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { SectionFrame } from '../../../ui/record/section-frame';
import type { Profile, ShownDocument } from '../client-query';
import { DocumentRow } from './document-row';
import { TripPapers } from './trip-papers';
import { useDocuments } from './use-documents';

const DocumentDialog = lazy(async () => ({ default: (await import('./document-dialog')).DocumentDialog }));

export const DOCUMENTS_SECTION = { id: 'documents', title: 'Passports and numbers' } as const;

/** The passports, visas and traveler numbers of a client. Source: R-ACC-073 (G-173). */
export const DocumentsSection = ({ profile: { client, documents } }: { profile: Profile }) => {
  const [open, setOpen] = useState<{ known: ShownDocument | undefined }>();
  const edits = usePermission('Edit Client Profiles') && !client.deleted_at;
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const { remove } = useDocuments(client.id);
  // A colleague's change arrives while the dialog is open.
  const known = open?.known && documents.find(({ id }) => id === open.known?.id);
  const empty = documents.length === 0;
  return (
    <SectionFrame
      {...DOCUMENTS_SECTION}
      empty={empty}
      action={
        edits && (
          <Button
            size="xs"
            variant="ghost"
            aria-label={`Add: ${DOCUMENTS_SECTION.title}`}
            onClick={allowed(() => setOpen({ known: undefined }))}
          >
            Add
          </Button>
        )
      }
    >
      <IfPermitted permission="View Trips">
        <TripPapers clientId={client.id} />
      </IfPermitted>
      {!empty && (
        <chakra.ul listStyleType="none" aria-label={DOCUMENTS_SECTION.title}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onEdit={edits ? () => setOpen({ known: document }) : undefined}
              onRemove={(name) => void remove(document, name)}
            />
          ))}
        </chakra.ul>
      )}
      <Suspense fallback={null}>
        {open && (!open.known || known) && (
          <DocumentDialog client_id={client.id} known={known} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </SectionFrame>
  );
};
