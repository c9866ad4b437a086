import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { Permission } from '@wayline/core/access/permissions';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, callFile } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { dropUnsavedEdits } from '../../../../lib/unsaved-edits';
import { useFeature, usePermission } from '../../../../lib/use-permission';
import { confirm, sure } from '../../../../ui/confirm-dialog';
import { notifyError } from '../../../../ui/notify-error';
import { RouterButton } from '../../../../ui/router-button';
import { saveFirst } from '../../../../ui/save-first';
import { saveFile } from '../../../../ui/table/save-file';
import { notify } from '../../../../ui/toaster';
import { type More, MoreMenu } from './more-menu';

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog')).TemplatesDialog }));

type Props = { itinerary: Itinerary; documents: number; onChanged: () => Promise<unknown> };

type DoorProps = { to: string; permission: Permission; children: ReactNode };
/** A way to a page, for those who hold the permission that it needs. In another tab it shows what is saved. */
const Door = ({ to, permission, children }: DoorProps) => {
  const go = useNavigate();
  const staysOpen = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;
  return usePermission(permission) ? (
    <RouterButton
      variant="outline"
      to={to}
      onClick={(event) => {
        if (staysOpen(event)) return;
        event.preventDefault();
        void saveFirst(() => go(to))();
      }}
    >
      {children}
    </RouterButton>
  ) : null;
};

/** What can be done with an itinerary besides writing, publishing and sharing it. */
export const EditorActions = ({ itinerary, documents, onChanged }: Props) => {
  const { trip_id: tripId, id: tiId, ti_name } = itinerary;
  const [templates, setTemplates] = useState(false);
  const go = useNavigate();
  const [mayEdit, mayDelete] = [usePermission('Edit Client Itinerary'), usePermission('Delete Client Itinerary')];
  const showsPdf = useFeature('previewPDFShow');
  const pdf = useMutation({
    mutationFn: () => callFile('trips.itinerary.pdf', { tripId, tiId }),
    onSuccess: (blob) => saveFile(blob, `${ti_name}.pdf`),
    onError: notifyError,
  });
  const word = useMutation({
    mutationFn: () => callFile('trips.itinerary.word', { tripId, tiId }),
    onSuccess: (blob) => saveFile(blob, `${ti_name}.docx`),
    onError: notifyError,
  });
  const remove = async () => {
    const question = sure(`This deletes ${ti_name} with its documents and links. The trip stays.`, 'Delete itinerary');
    if (!(await confirm(question))) return;
    await call('trips.ti.delete', { tripId, tiId });
    dropUnsavedEdits();
    notify({ kind: 'success', title: `${ti_name} deleted` });
    go(PATHS.planner(tripId));
  };
  const choose: Partial<Record<More, () => void>> = {
    ...(mayEdit && { templates: saveFirst(() => setTemplates(true)) }),
    word: saveFirst(() => word.mutate()),
    ...(mayDelete && { delete: () => void remove().catch(notifyError) }),
  };
  return (
    <>
      <MoreMenu choices={choose} />
      <Door to={PATHS.itineraryDocuments(tripId, tiId)} permission="Documents">
        Documents{documents > 0 ? ` · ${documents}` : ''}
      </Door>
      {showsPdf && (
        <Button variant="outline" loading={pdf.isPending} onClick={saveFirst(() => pdf.mutate())}>
          PDF
        </Button>
      )}
      <Door to={PATHS.itineraryPreview(tripId, tiId)} permission="Preview Trips">
        Preview
      </Door>
      {templates && (
        <Suspense fallback={null}>
          <TemplatesDialog itinerary={itinerary} onClose={() => setTemplates(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
};
