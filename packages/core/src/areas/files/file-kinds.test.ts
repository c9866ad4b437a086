import { describe, expect, it } from 'vitest';
import { findMimeType, isWhatItSays } from './file-kinds';
import { ATTACHMENT_TYPES } from './file-types';

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
const BEGINNINGS: Record<(typeof ATTACHMENT_TYPES)[number], string> = {
  jpg: '\xff\xd8\xff\xe0\0\x10JFIF',
  jpeg: '\xff\xd8\xff\xe1',
  png: '\x89PNG\r\n\x1a\n\0\0',
  gif: 'GIF89a',
  bmp: 'BM\x36\0',
  pdf: '%PDF-1.7\n%\xe2\xe3',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  xls: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  ppt: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  docx: 'PK\x03\x04',
  xlsx: 'PK\x03\x04',
  pptx: 'PK\x03\x04',
  csv: 'Name,Passport\r\nRossi,"YA 1"',
  mp3: 'ID3\x04',
  mp4: '\0\0\0\x20ftypisom',
  avi: 'RIFF\0\0\0\0AVI LIST',
  wmv: '\x30\x26\xb2\x75\x8e\x66\xcf\x11',
};

describe('what a file is', () => {
  it.each(ATTACHMENT_TYPES)('knows a %s by its bytes and by its media type', (type) => {
    expect(isWhatItSays(`voucher.${type.toUpperCase()}`, bytes(BEGINNINGS[type]))).toBe(true);
    expect(findMimeType(`voucher.${type}`)).toMatch(/^[a-z]+\/[\w.-]+$/);
  });
  it.each(ATTACHMENT_TYPES)('takes no page and no program for a %s', (type) => {
    for (const lie of ['<html><script>', '  <!doctype html>', 'MZ\x90\0\x03', '\x7fELF\x02\0'])
      expect(isWhatItSays(`voucher.${type}`, bytes(lie))).toBe(false);
  });
  it('finds the mark of a PDF behind what a printer wrote first', () =>
    expect(isWhatItSays('a.pdf', bytes(`\r\n\x1b%-12345X@PJL\r\n%PDF-1.4`))).toBe(true));
  it('knows nothing of other endings', () => {
    expect(findMimeType('run.exe')).toBeUndefined();
    expect(isWhatItSays('run.exe', bytes('MZ'))).toBe(false);
    expect(findMimeType('a.constructor')).toBeUndefined();
  });
});
