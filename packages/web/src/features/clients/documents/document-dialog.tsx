import { Button, HStack } from '@chakra-ui/react';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { DOCUMENT_KINDS } from '@wayline/core/areas/clients/travel-document';
import { ScanText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { useLiveForm } from '../../../lib/live-form';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { Modal } from '../../../ui/modal';
import { FieldInputs } from '../../../ui/record/field-inputs';
import { listFields } from '../../../ui/record/profile-section';
import { getSectionChanges, toTyped } from '../../../ui/record/profile-values';
import { useEmptiedFields } from '../../../ui/record/use-emptied-fields';
import { StaleNotice } from '../../../ui/stale-notice';
import { notify } from '../../../ui/toaster';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import type { ShownDocument } from '../client-query';
import { DOCUMENT_WORDS, type DocumentKind, toDocumentSection } from './document-fields';
import { useDocuments } from './use-documents';

const MrzEntry = lazy(async () => ({ default: (await import('./mrz-entry')).MrzEntry }));

type Props = { client_id: ClientId; known: ShownDocument | undefined; onClose: () => void };
type Begun = Pick<ShownDocument, 'kind' | 'version'>;

const NEW: Begun = { kind: 'passport', version: 0 };
const asKind = (value: unknown): DocumentKind => DOCUMENT_KINDS.find((kind) => kind === value) ?? 'passport';
/** The fields of any kind, so that a form may change from one to another. */
const EVERYTHING = {
  ...toDocumentSection('passport'),
  groups: DOCUMENT_KINDS.map((kind) => ({ fields: listFields(toDocumentSection(kind)) })),
};
const toForm = (document: Begun): FieldValues => ({
  ...toTyped(EVERYTHING, document),
  number: '',
  drops_number: false,
});
/** A number that is left empty stays as it is, unread. */
const toNumber = ({ number, drops_number }: FieldValues): string | undefined =>
  drops_number ? '' : String(number).trim() || undefined;

/** A passport, a visa or a number of a client, added or changed. Source: R-ACC-073 (G-173). */
export const DocumentDialog = ({ client_id, known, onClose }: Props) => {
  const form = useForm<FieldValues>({ defaultValues: toForm(known ?? NEW) });
  const [reads, setReads] = useState(false);
  const { control } = form;
  useEmptiedFields(form);
  const live = useLiveForm<FieldValues, Begun>({ form, what: 'document', record: known ?? NEW, fieldsOf: toForm });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const { refresh } = useDocuments(client_id);
  const kind = asKind(form.watch('kind'));
  const save = async () => {
    const saved = await live.send((typed, from) => {
      const section = toDocumentSection(asKind(typed.kind));
      const number = toNumber(typed);
      const changes = getSectionChanges(section, known ? from : {}, typed)?.changes;
      return known
        ? call('crm.documents.update', { ...changes, number, client_id, id: known.id, version: from.version })
        : call('crm.documents.create', { ...changes, kind: asKind(typed.kind), number, client_id });
    });
    if (!saved) return;
    onClose();
    notify({ kind: 'success', title: `${DOCUMENT_WORDS[saved.document.kind]} saved` });
    await refresh();
  };
  const hasNumber = known?.number_ends !== undefined;
  return (
    <Modal
      open
      kind="sheet"
      width="520px"
      title={known ? `Edit ${DOCUMENT_WORDS[known.kind].toLowerCase()}` : 'Add document'}
      onClose={() => void leave()}
    >
      <Form form={form} onSubmit={save}>
        {live.stale && <StaleNotice {...live.stale} />}
        {reads ? (
          <Suspense fallback={null}>
            <MrzEntry form={form} onDone={() => setReads(false)} />
          </Suspense>
        ) : (
          <Button size="sm" variant="outline" alignSelf="start" onClick={() => setReads(true)}>
            <ScanText size={14} aria-hidden /> Use passport lines
          </Button>
        )}
        <FieldInputs form={form} fields={listFields(toDocumentSection(kind))} />
        <TextField
          control={control}
          name="number"
          label="Number"
          hint={hasNumber ? 'Leave blank to keep the number on file.' : 'Encrypted. Every view is logged.'}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        {hasNumber && <TickField control={control} name="drops_number" label="Remove the number on file" />}
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save document</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
