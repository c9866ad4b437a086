import { Box, Button, Flex, Grid, HStack, IconButton, Text, useBreakpointValue } from '@chakra-ui/react';
import { checkForm } from '@wayline/core/areas/forms/check-form';
import { FormDraft, type FormField } from '@wayline/core/areas/forms/form';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { ErrorNote } from '../../../ui/error-note';
import { Modal } from '../../../ui/modal';
import type { OpenedForm } from '../forms-queries';
import { Canvas } from './canvas';
import { addField, newField, newSection, newTargetField } from './form-edits';
import { FormHeader } from './form-header';
import { Palette } from './palette';
import { BuilderSettings } from './settings';
import { type SaveState, useAutosave } from './use-autosave';
import { useBuilder } from './use-builder';

const SaveNote = ({ state }: { state: SaveState }) => (
  <Text color="fg.muted" textStyle="small" role="status">
    {state === 'saved' ? 'Saved' : state === 'saving' ? 'Saving…' : 'Not saved'}
  </Text>
);

/** Builds a form in three columns: what can be asked, the form, and the settings of what is selected. Saved as it is changed. */
export const FormBuilder = ({ opened, listPath }: { opened: OpenedForm; listPath: string }) => {
  const initial = useMemo(() => FormDraft.parse(opened.form), [opened.form]);
  const builder = useBuilder(initial);
  const { draft, change, select, undo, redo, canUndo, canRedo, selected } = builder;
  const saving = useAutosave(opened.form, draft);
  const [shows, setShows] = useState(false);
  const [adding, setAdding] = useState(false);
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false });
  const faults = useMemo(
    () => new Map(shows ? checkForm(draft).map(({ path, message }) => [path, message]) : []),
    [shows, draft],
  );
  const add = (make: (sections: FormDraft['sections']) => FormField) => {
    const field = make(draft.sections);
    change((before) => ({ ...before, sections: addField(before.sections, selected, field) }));
    select(field.id);
    setAdding(false);
  };
  const addSection = () => {
    const section = newSection(draft.sections);
    change((before) => ({ ...before, sections: [...before.sections, section] }));
    select(section.id);
    setAdding(false);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'z') return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
  const palette = (
    <Palette
      onType={(type) => add((sections) => newField(sections, type))}
      onTarget={(target) => add((sections) => newTargetField(sections, target))}
      onSection={addSection}
    />
  );
  return (
    <>
      <FormHeader opened={opened} draft={draft} saving={saving} listPath={listPath} onCheck={() => setShows(true)} />
      <HStack gap="1" mb="3">
        <IconButton aria-label="Undo" size="xs" variant="ghost" disabled={!canUndo} onClick={undo}>
          <Undo2 size={16} aria-hidden />
        </IconButton>
        <IconButton aria-label="Redo" size="xs" variant="ghost" disabled={!canRedo} onClick={redo}>
          <Redo2 size={16} aria-hidden />
        </IconButton>
        <SaveNote state={saving.state} />
        {isPhone && (
          <Flex gap="2" ms="auto">
            <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
              Add
            </Button>
          </Flex>
        )}
      </HStack>
      {typeof saving.state === 'object' && (
        <Box mb="3">
          <ErrorNote message={saving.state.message}>
            {saving.state.isStale && (
              <Button size="xs" variant="outline" mt="2" onClick={() => window.location.reload()}>
                Load their version
              </Button>
            )}
          </ErrorNote>
        </Box>
      )}
      {faults.has('form') && (
        <Box mb="3">
          <ErrorNote message={faults.get('form')} />
        </Box>
      )}
      <Grid gap="5" templateColumns={{ base: '1fr', lg: '220px minmax(0, 1fr) 280px' }} alignItems="start">
        {!isPhone && palette}
        <Canvas builder={builder} faults={faults} />
        {(!isPhone || selected === undefined) && (
          <Box position={{ lg: 'sticky' }} top="20">
            <BuilderSettings builder={builder} />
          </Box>
        )}
      </Grid>
      {isPhone && (
        <Modal open={selected !== undefined && !adding} kind="sheet" title="Settings" onClose={() => select(undefined)}>
          <BuilderSettings builder={builder} />
        </Modal>
      )}
      <Modal open={adding} kind="sheet" title="Add to the form" onClose={() => setAdding(false)}>
        {palette}
      </Modal>
    </>
  );
};
