import { ATTACHMENT_TYPES, MAX_ATTACHMENT_MB } from '@wayline/core/areas/files/file-types';
import { DropZone } from './drop-zone';

const ACCEPT = ATTACHMENT_TYPES.map((type) => `.${type}`).join(',');

/** Where files are added to a record, several at once. Source: R-SHELL-210 (G-082). */
export const AttachmentDrop = (props: { label: string; onFiles: (files: File[]) => void }) => (
  <DropZone
    {...props}
    hint={`Drop pictures, PDFs or office files here, up to ${MAX_ATTACHMENT_MB} MB each.`}
    accept={ACCEPT}
    multiple
  />
);
