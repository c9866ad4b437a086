import { expect, it } from 'vitest';
import { PictureUrl } from './picture-url';

it.each(['', 'https://img.example/a.jpg', 'https://8.8.8.8/a.jpg', '/covers/sea.jpg', ' https://img.example/a '])(
  '%j is where a picture may be',
  (url) => expect(PictureUrl.safeParse(url).success).toBe(true),
);

it.each([
  'http://img.example/a.jpg',
  'ftp://img.example/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  '//img.example/a.jpg',
  '/\\\\img.example/a.jpg',
  'https://user:password@img.example/a.jpg',
  'https://localhost/a',
  'https://printer/a',
  'https://printer.local./a',
  'https://metadata.google.internal/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://10.1.2.3/a',
  'https://172.20.0.1/a',
  'https://192.168.1.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.100.200/a',
  'https://0.0.0.0/a',
  'https://[::1]/a',
  'https://[fe80::1]/a',
  'https://[::ffff:169.254.169.254]/a',
])('%j is refused', (url) => expect(PictureUrl.safeParse(url).success).toBe(false));
