import { type FileGroup, findFileGroup } from '@wayline/core/areas/files/file-groups';
import {
  File,
  FileArchive,
  FileImage,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
  Presentation,
} from 'lucide-react';

const LOOKS: Record<FileGroup, { Icon: LucideIcon; label: string }> = {
  image: { Icon: FileImage, label: 'Image' },
  'video/audio': { Icon: FilePlay, label: 'Video or audio' },
  ppt: { Icon: Presentation, label: 'Presentation' },
  'xls/csv': { Icon: FileSpreadsheet, label: 'Spreadsheet' },
  pdf: { Icon: FileText, label: 'PDF' },
  doc: { Icon: FileType, label: 'Document' },
  txt: { Icon: FileText, label: 'Text file' },
  zip: { Icon: FileArchive, label: 'Archive' },
};
const OTHER = { Icon: File, label: 'File' };

/** The icon of a file, by the group its name puts it in. Source: R-ACC-156. */
export const FileIcon = ({ name }: { name: string }) => {
  const group = findFileGroup(name);
  const { Icon, label } = group ? LOOKS[group] : OTHER;
  return (
    <Icon size={18} role="img" aria-label={label}>
      <title>{label}</title>
    </Icon>
  );
};
