import { Button, Flex, Text, Textarea } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { ImportDraft } from '@wayline/core/areas/imports/import-draft';
import type { TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { toBase64 } from '../../../../lib/to-base64';
import { DropZone } from '../../../../ui/drop-zone';
import { Field } from '../../../../ui/field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { DraftReview, type Reviewed } from './draft-review';

/** Without a trip, what is imported waits unclaimed. */
type Props = { tripId: TripId | undefined; onClose: () => void; onSaved: () => Promise<unknown> };

/** Takes a confirmation, dropped, chosen or pasted, shows what it says field by field, and saves what the advisor agrees to. */
export const ImportDialog = ({ tripId, onClose, onSaved }: Props) => {
  const [pasted, setPasted] = useState('');
  const [reviewed, setReviewed] = useState<Reviewed[]>([]);
  const [notes, setNotes] = useState<string[]>([]);
  const [source, setSource] = useState('');
  const read = useMutation({
    onMutate: (file: File) => setSource(file.name),
    mutationFn: async (file: File) =>
      call('book.imports.preview', { file_name: file.name, content_base64: await toBase64(file), trip_id: tripId }),
    onSuccess: ({ drafts, matches, notes: said }) => {
      setNotes(
        drafts.length === 0 && said.length === 0
          ? ['We couldn’t find a booking in this file. Nothing was changed.']
          : said,
      );
      setReviewed(
        drafts.map((draft, i) => ({
          key: `${draft.kind} ${i}`,
          draft,
          match: matches?.[i],
          chosen: matches?.[i]?.state !== 'same',
        })),
      );
    },
    onError: (error) => setNotes([error.message]),
  });
  const save = useMutation({
    mutationFn: (chosen: Reviewed[]): Promise<{ bookings: unknown[] }> =>
      tripId
        ? call('book.imports.save', {
            trip_id: tripId,
            drafts: chosen.map(({ draft, match }) => ({
              draft,
              ...(match?.booking_id && { booking_id: match.booking_id, version: match.version }),
            })),
          })
        : call('book.unclaimed.create', { imported_from: source, drafts: chosen.map(({ draft }) => draft) }),
    onSuccess: async ({ bookings }) => {
      notify({ kind: 'success', title: `${countOf(bookings.length, 'booking')} imported` });
      await onSaved();
      onClose();
    },
    onError: (error) => setNotes([error.message]),
  });
  const change = (index: number, next: Partial<Reviewed> & { draft?: ImportDraft }) =>
    setReviewed((all) => all.map((r, i) => (i === index ? { ...r, ...next } : r)));
  const chosen = reviewed.filter((r) => r.chosen);
  const leave = useConfirmDiscard(chosen.length > 0, onClose);
  return (
    <Modal
      open
      width="820px"
      title="Import a confirmation"
      onClose={leave}
      footer={
        <Button disabled={chosen.length === 0} loading={save.isPending} onClick={() => save.mutate(chosen)}>
          Save {countOf(chosen.length, 'booking')}
        </Button>
      }
    >
      <Flex direction="column" gap="4">
        <DropZone
          label="Confirmation file"
          hint="Drop an email (.eml), a web page, a calendar file (.ics) or a wallet pass (.pkpass) here."
          accept=".eml,.html,.htm,.ics,.pkpass,.txt,.json,message/rfc822"
          busy={read.isPending}
          onFiles={([file]) => file && read.mutate(file)}
        />
        <Field label="Or paste the confirmation">
          <Textarea
            rows={3}
            value={pasted}
            onChange={(e) => setPasted(e.target.value)}
            placeholder="An email, a web page, or a GDS itinerary"
          />
        </Field>
        {pasted.trim() && (
          <Button alignSelf="start" variant="outline" onClick={() => read.mutate(new File([pasted], 'pasted.txt'))}>
            Import pasted text
          </Button>
        )}
        <Flex direction="column" gap="1" role="status">
          {notes.map((note) => (
            <Text key={note} color="fg.muted">
              {note}
            </Text>
          ))}
        </Flex>
        {reviewed.map((one, index) => (
          <DraftReview key={one.key} reviewed={one} onChange={(next) => change(index, next)} />
        ))}
      </Flex>
    </Modal>
  );
};
