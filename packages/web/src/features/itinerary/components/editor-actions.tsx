import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { Permission } from '@wayline/core/identity/permissions';
import type { Itinerary } from '@wayline/core/itinerary/itinerary';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { call, callFile } from '../../../lib/api';
import { useAllowed, useMay } from '../../../lib/use-may';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { RouterButton } from '../../../ui/router-button';
import { saveFile } from '../../../ui/table/save-file';
import { notify } from '../../../ui/toaster';
import { type More, MoreMenu } from './more-menu';

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog')).TemplatesDialog }));

type Props = { itinerary: Itinerary; documents: number; onChanged: () => Promise<unknown> };

type DoorProps = { to: string; permission: Permission; action: string; children: ReactNode };
/** A way to a page that needs a permission; whoever lacks it is told so here. */
const Door = ({ to, permission, action, children }: DoorProps) => {
  const may = useMay(permission);
  const allowed = useAllowed(permission, action);
  return may ? (
    <RouterButton variant="outline" to={to}>
      {children}
    </RouterButton>
  ) : (
    <Button variant="outline" onClick={allowed(() => undefined)}>
      {children}
    </Button>
  );
};

/** What can be done with an itinerary besides writing, publishing and sharing it. */
export const EditorActions = ({ itinerary, documents, onChanged }: Props) => {
  const { trip_id: tripId, id: tiId, ti_name } = itinerary;
  const [templates, setTemplates] = useState(false);
  const go = useNavigate();
  const edit = useAllowed('Edit Client Itinerary', 'edit client itineraries');
  const mayDelete = useAllowed('Delete Client Itinerary', 'delete client itineraries');
  const pdf = useMutation({
    mutationFn: () => callFile('trips.itinerary.pdf', { tripId, tiId }),
    onSuccess: (blob) => window.open(URL.createObjectURL(blob), '_blank', 'noopener'),
    onError: notifyError,
  });
  const word = useMutation({
    mutationFn: () => callFile('trips.itinerary.word', { tripId, tiId }),
    onSuccess: (blob) => saveFile(blob, `${ti_name}.docx`),
    onError: notifyError,
  });
  const remove = async () => {
    const question = sure(`${ti_name}, its documents and its links are gone. The trip stays.`, 'Delete itinerary');
    if (!(await confirm(question))) return;
    await call('trips.ti.delete', { tripId, tiId });
    notify({ kind: 'success', title: `${ti_name} is deleted` });
    go(PATHS.planner(tripId));
  };
  const choose: Record<More, () => void> = {
    templates: edit(() => setTemplates(true)),
    word: () => word.mutate(),
    delete: mayDelete(() => void remove().catch(notifyError)),
  };
  return (
    <>
      <MoreMenu onChoose={(choice) => choose[choice]()} />
      <Door to={PATHS.itineraryDocuments(tripId, tiId)} permission="Documents" action="open documents">
        Documents{documents > 0 ? ` · ${documents}` : ''}
      </Door>
      <Button variant="outline" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF
      </Button>
      <Door to={PATHS.itineraryPreview(tripId, tiId)} permission="Preview Trips" action="preview trips">
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
