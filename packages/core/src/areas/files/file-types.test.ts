import { describe, expect, it } from 'vitest';
import { ATTACHMENT_TYPES, attachmentFault, fileType, formatFileSize } from './file-types';

const REJECTED =
  'Sorry, Unable to attach file. Only JPG, JPEG, PNG, GIF, BMP, PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX, CSV, MP3, MP4, AVI and WMV files are supported.';

describe('attachments', () => {
  it('R-SHELL-210 takes images, slides, sheets, documents, sound and film', () => {
    const types = 'jpg jpeg png gif bmp ppt pptx xls xlsx csv pdf doc docx mp3 mp4 avi wmv'.split(' ');
    expect([...ATTACHMENT_TYPES].sort()).toEqual([...types].sort());
    for (const type of types) expect(attachmentFault(`voucher.${type}`)).toBeUndefined();
  });
  it('R-SHELL-211 takes txt and zip in a message', () => {
    expect(attachmentFault('notes.txt', 'message')).toBeUndefined();
    expect(attachmentFault('all.zip', 'message')).toBeUndefined();
  });
  it('R-SHELL-212 refuses txt and zip elsewhere', () => {
    expect(attachmentFault('notes.txt')).toBe(REJECTED);
    expect(attachmentFault('all.zip')).toBe(REJECTED);
  });
  it('R-SHELL-213 refuses every other type with its text', () => {
    for (const name of ['run.exe', 'page.html', 'pic.svg', 'pdf', '.pdf', 'photo.jpg.exe', ''])
      expect(attachmentFault(name, 'message')).toBe(REJECTED);
  });
  it('R-SHELL-214 does not mind capitals', () => {
    expect(attachmentFault('VOUCHER.PDF')).toBeUndefined();
    expect(fileType('C:\\scans\\Page.One.JpEg')).toBe('jpeg');
    expect(['scans.old/page', 'a/.pdf', 'a/..pdf', 'page.', 'a.b\\c/d..pdf'].map(fileType)).toEqual([
      '',
      '',
      '',
      '',
      'pdf',
    ]);
  });
  it('R-TRIP-143 shows 2,500,000 bytes as 2.50 MB', () => expect(formatFileSize(2_500_000)).toBe('2.50 MB'));
  it('R-TRIP-144 shows nothing as n/a', () => expect(formatFileSize(0)).toBe('n/a'));
});
